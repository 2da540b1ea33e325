// A gamepad that a test holds: `window.pad` connects it, presses its buttons, pushes its stick.
(() => {
  let isThere = false;
  const button = () => ({ pressed: false, touched: false, value: 0 });
  const pad = {
    id: "Test pad (STANDARD GAMEPAD)",
    index: 0,
    connected: true,
    mapping: "standard",
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, button),
    timestamp: 0,
  };
  const frames = async (count) => {
    for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
  };
  const tell = (name) => dispatchEvent(Object.assign(new Event(name), { gamepad: pad }));
  navigator.getGamepads = () => [isThere ? pad : null];
  window.pad = {
    connect() {
      isThere = true;
      tell("gamepadconnected");
    },
    disconnect() {
      isThere = false;
      tell("gamepaddisconnected");
    },
    async press(at) {
      pad.buttons[at] = { pressed: true, touched: true, value: 1 };
      await frames(2);
      pad.buttons[at] = button();
      await frames(2);
    },
    push(x, y) {
      pad.axes = [x, y, 0, 0];
    },
  };
})();
