import { paletteSteps, type PaletteStep } from '../theme/paletteSteps.ts';

/** Maps a name to one of the sixteen palette colours, always to the same one. */
export function paletteStep(name: string): PaletteStep {
  // FNV-1a spreads short names that differ by one letter.
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The low bits of the hash depend only on the low bits of the letters, so the high half is folded in.
  return paletteSteps[((hash >>> 16) ^ hash) & (paletteSteps.length - 1)] ?? 1;
}
