// Where a key pressed is text, and not meant for the page.
const TYPING = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";
/** Inputs that take no text: a key pressed there is meant for the page. */
const PRESSED = "input[type='radio'], input[type='checkbox'], input[type='range']";

/** Whether what is pressed there is text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TYPING) && !target.matches(PRESSED);
}
