import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { marks } from './marks.ts';

const tile = style(
  layered({
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: vars.radius.control,
    fontWeight: 650,
    textAlign: 'center',
    verticalAlign: 'middle',
    userSelect: 'none',
  }),
);

const sized = (tileSize: number, letterSize: number) => [
  tile,
  style(layered({ width: tileSize, height: tileSize, fontSize: letterSize, lineHeight: `${tileSize}px` })),
];

export const size = styleVariants({
  small: sized(28, 12),
  standard: sized(32, 13),
  large: sized(44, 17),
});

/**
 * The mark is cut out of one sprite that holds all of them: an SVG that uses another file's would be a tree of its own
 * for each mark, and was a sixth of what a page of pipelines costs. It takes three fifths of its tile, so the tiles of a
 * table keep their rhythm whatever the mark's shape.
 */
const marked = style(
  layered({
    '::before': {
      content: '',
      display: 'block',
      width: '60%',
      height: '60%',
      margin: '20%',
      background: 'currentColor',
      maskImage: 'url("./marks.svg")',
      maskSize: '100% auto',
    },
    '@media': {
      '(forced-colors: active)': { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  }),
);
const lastMark = Object.keys(marks).length - 1;

/** Brand colours follow the theme's `color-scheme`, so a theme of another product gets them right as well. */
export const brand = styleVariants(marks, ({ light, dark }, slug) => [
  marked,
  layered({
    color: `light-dark(${light.mark}, ${dark.mark})`,
    backgroundColor: `light-dark(${light.tile}, ${dark.tile})`,
    '::before': { maskPosition: `0 ${(100 * Object.keys(marks).indexOf(slug)) / lastMark}%` },
  }),
]);

export const monogram = styleVariants(vars.palette, ({ text, soft }) =>
  layered({ color: text, backgroundColor: soft }),
);
