import { hash } from '../domain/text/hash.ts';
import { paletteSteps, type PaletteStep } from '../theme/paletteSteps.ts';

/** Maps a name to one of the sixteen palette colours, always to the same one. */
export function paletteStep(name: string): PaletteStep {
  const value = hash(name);
  // The low bits of the hash depend only on the low bits of the letters, so the high half is folded in.
  return paletteSteps[((value >>> 16) ^ value) & (paletteSteps.length - 1)] ?? 1;
}
