import { rem } from '../../theme/rem.ts';

/* Small marks as gradients: an SVG adds two boxes to layout and paint in every row scrolled into view. Lengths are px
    at the default font size. For use in `.css.ts` files only. */

interface Layer {
  readonly image: string;
  readonly position: string;
  readonly size: number;
}

const layersOf = (layers: readonly Layer[]) =>
  ({
    backgroundImage: layers.map(({ image }) => image).join(', '),
    backgroundPosition: layers.map(({ position }) => position).join(', '),
    backgroundSize: layers.map(({ size }) => `${rem(size)} ${rem(size)}`).join(', '),
    backgroundRepeat: 'no-repeat',
  }) as const;

/** A diagonal of its square, to the right and down or up. */
const diagonal = (direction: 'down' | 'up', width: number): string => {
  const edge = (side: '-' | '+', blur: number): string => `calc(50% ${side} ${rem(width / 2 + blur)})`;
  return `linear-gradient(${direction === 'down' ? 45 : 135}deg, transparent ${edge('-', 0.25)}, currentColor ${edge('-', -0.25)} ${edge('+', -0.25)}, transparent ${edge('+', 0.25)})`;
};
const at = (x: number, y: number): string => `${rem(x)} ${rem(y)}`;

/** In a square of 14 px. */
export const tick = layersOf([
  { image: diagonal('down', 1.75), position: at(3.1, 6.6), size: 3.6 },
  { image: diagonal('up', 1.75), position: at(5.5, 4.2), size: 6 },
]);
/** In a square of 14 px. */
export const dash = {
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundPosition: 'center',
  backgroundSize: `${rem(7)} ${rem(1.75)}`,
  backgroundRepeat: 'no-repeat',
} as const;
/** In a square of 24 px. */
export const chevronRight = layersOf([
  { image: diagonal('down', 1.2), position: at(10.1, 7.7), size: 4.5 },
  { image: diagonal('up', 1.2), position: at(10.1, 11.8), size: 4.5 },
]);
/** In a square of 24 px. */
export const chevronDown = layersOf([
  { image: diagonal('down', 1.2), position: at(7.7, 10.1), size: 4.5 },
  { image: diagonal('up', 1.2), position: at(11.8, 10.1), size: 4.5 },
]);
const dot = `radial-gradient(circle, currentColor ${rem(0.8)}, transparent ${rem(1.3)})`;
/** Centred in its element. */
export const dots = layersOf(
  [-5, 0, 5].map((x) => ({ image: dot, position: `calc(50% + ${rem(x)}) center`, size: 5 })),
);
/** Forced colours would remove gradients together with backgrounds. */
export const inForcedColors = { forcedColorAdjust: 'none' } as const;
