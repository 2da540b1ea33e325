// The picture that a shared link shows: the table, a trick of the Reino deck, the Queen of Spades in front.
import reino from "virtual:deck/reino";
import type { Face } from "../src/cards/card";
import { inkedPicture, pictureAddress } from "../src/cards/pictures";
import "../src/look/look.css";
import "./preview.css";

const TRICK: readonly Face[] = ["KH", "JD", "AS", "QS"];

async function lay(face: Face): Promise<HTMLImageElement> {
  const card = new Image();
  card.src = pictureAddress(inkedPicture(reino, face, false));
  card.className = face;
  await card.decode();
  return card;
}

const cards = await Promise.all(TRICK.map(lay));
document.querySelector(".trick")?.append(...cards);
await document.fonts.ready;
document.body.setAttribute("data-drawn", "");
