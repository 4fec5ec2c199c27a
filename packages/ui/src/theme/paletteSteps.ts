/** The sixteen colours of avatars and pictograms (spec §9). */
export const paletteSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type PaletteStep = (typeof paletteSteps)[number];
