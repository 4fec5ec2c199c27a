import { paletteSteps, type PaletteStep } from '../theme/paletteSteps.ts';

/** The palette's colour for a name: any of the sixteen, and the same one every time. */
export function paletteStep(name: string): PaletteStep {
  // FNV-1a: short names that differ by one letter land far apart.
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // Its low bits depend on the low bits of the letters alone, so the high half is folded in.
  return paletteSteps[((hash >>> 16) ^ hash) & (paletteSteps.length - 1)] ?? 1;
}
