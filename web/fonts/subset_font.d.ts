declare module "subset-font" {
  type Axis = number | Readonly<{ min: number; max: number }>;
  type Options = Readonly<{
    targetFormat?: "sfnt" | "woff" | "woff2";
    variationAxes?: Readonly<Record<string, Axis>>;
  }>;
  /** The part of a font that a text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
