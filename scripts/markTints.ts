import { contrast } from '../packages/ui/src/theme/contrast.ts';

export interface MarkTint {
  /** The mark itself. */
  readonly mark: string;
  /** The tile under it. */
  readonly tile: string;
}

/** WCAG requires 3:1. Some marks have such fine lines that they need more to be recognisable at 16 px. */
const visible = 4;
const tileShare = 0.13;

/** `share` of one colour in another; both `#RRGGBB`. */
function mix(one: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Black, white and greys: brands without a hue invert their mark on a dark ground. */
function isGrey(hex: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) <= 16;
}

/**
 * A brand's colour adapted to a theme: moved towards `away` (black in light, white in dark) only as far as needed to be
 * visible on its tile, a faint tint of the colour over `surface`. A grey moves nearly all the way.
 */
export function markTints(brand: string, surface: string, away: string): MarkTint {
  for (let share = 100; share > 0; share -= share === 100 && isGrey(brand) ? 85 : 2) {
    const mark = mix(brand, share / 100, away);
    const tile = mix(mark, tileShare, surface);
    if (contrast(mark, tile) >= visible) return { mark, tile };
  }
  return { mark: away, tile: surface };
}
