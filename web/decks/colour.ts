// How far two inks are apart, for common sight and for each kind of colour blindness. Used by the tests of the decks.

type Rgb = readonly [number, number, number];
type Sight = readonly [Rgb, Rgb, Rgb];

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light; `grey` is luminance alone. */
export const SIGHTS: Readonly<Record<string, Sight>> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const whole = (hex: string): string => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex);
const linear = (hex: string): Rgb => {
  const six = whole(hex);
  return [channel(six, 1), channel(six, 3), channel(six, 5)];
};
const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const LUMA: Rgb = [0.2126, 0.7152, 0.0722];

/** Contrast as WCAG 2.2 counts it, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const lights = [dot(linear(one), LUMA), dot(linear(other), LUMA)] as const;
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
};

const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
const lab = (light: Rgb): Rgb => {
  const [x, y, z] = [
    curve(dot(light, [0.4124, 0.3576, 0.1805]) / 0.9505),
    curve(dot(light, LUMA)),
    curve(dot(light, [0.0193, 0.1192, 0.9505]) / 1.089),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** CIE L*, 0 to 100. */
export const lightness = (hex: string): number => lab(linear(hex))[0];

/** CIE 1976 difference of two inks as that sight has them; 2 is just seen side by side. */
export const difference = (one: string, other: string, sight: Sight): number => {
  const seen = (hex: string): Rgb => {
    const light = linear(hex);
    return lab([dot(sight[0], light), dot(sight[1], light), dot(sight[2], light)]);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
