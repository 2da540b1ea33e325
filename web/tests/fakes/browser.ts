// The browser of the tests is set to the Spanish of Argentina; happy-dom knows English only.
const languages = { configurable: true, value: ["es-AR", "es"] };
if (globalThis.window) Object.defineProperty(navigator, "languages", languages);

// A page under test is never idle: what it does in idle time would outlive its test.
if (globalThis.window) Object.assign(window, { requestIdleCallback: () => 0 });
