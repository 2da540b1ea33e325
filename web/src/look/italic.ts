// The italic of the serif is a third font that the first paint does without: until it comes the upright is slanted.
import italic from "@faces/italic.woff2?url";

let isAsked = false;

/** Brings the italic, once; without a font set, or without the file, the slant stays. The table does without. */
export const loadItalic = async (): Promise<void> => {
  if (isAsked) return;
  isAsked = true;
  const face = new FontFace("Ibarra Real Nova", `url("${italic}") format("woff2")`, {
    style: "italic",
    weight: "500",
    display: "swap",
  });
  document.fonts.add(await face.load());
};
