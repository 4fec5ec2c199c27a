import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { marks } from './marks.ts';

const tile = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.control,
    fontWeight: 650,
    lineHeight: 1,
    userSelect: 'none',
  }),
);

const sized = (tileSize: number, letterSize: number) => [
  tile,
  style(layered({ width: tileSize, height: tileSize, fontSize: letterSize })),
];

export const size = styleVariants({
  small: sized(28, 12),
  standard: sized(32, 13),
  large: sized(44, 17),
});

/** The mark takes three fifths of its tile, so the tiles of a table keep their rhythm whatever the mark's shape. */
export const drawing = style(layered({ width: '60%', height: '60%', fill: 'currentColor' }));

/** Brand colours follow the theme's `color-scheme`, so a theme of another product gets them right as well. */
export const brand = styleVariants(marks, ({ light, dark }) =>
  layered({
    color: `light-dark(${light.mark}, ${dark.mark})`,
    backgroundColor: `light-dark(${light.tile}, ${dark.tile})`,
  }),
);

export const monogram = styleVariants(vars.palette, ({ text, soft }) =>
  layered({ color: text, backgroundColor: soft }),
);
