// Everything random that a browser makes: who it is, what it asks, what it adds to a shuffle.
import type { Contribution, RequestId, Secret } from "../protocol";

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** 128 bits that are a person at one table. */
export const newSecret = (): Secret => base64url(random(16));

/** 128 bits that name one thing asked, however often it is sent. */
export const newRequestId = (): RequestId => base64url(random(16));

/** This browser's 16 bytes towards the next shuffle. */
export const newContribution = (): Contribution =>
  Array.from(random(16), (byte) => byte.toString(16).padStart(2, "0")).join("");
