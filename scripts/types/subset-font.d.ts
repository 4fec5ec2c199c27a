/** subset-font ships no types; this declares the options that our scripts use. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** OpenType feature tags to keep; all by default. */
    keepFeatures: readonly string[];
    /** A range keeps the axis variable within it, a number pins it. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
