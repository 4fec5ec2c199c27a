import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
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

const position = createVar();

/**
 * Marks are cut from one sprite: an SVG `<use>` would create a separate tree for each mark, which took a sixth of the
 * time of a page of pipelines. A mark takes three fifths of its tile, so that the tiles of a table look even whatever
 * the shapes of the marks.
 */
export const marked = style(
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
      maskPosition: `0 ${position}`,
    },
    '@media': {
      '(forced-colors: active)': { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  }),
);
const lastMark = Object.keys(marks).length - 1;

/**
 * Brand colours follow the theme's `color-scheme`, so custom themes get them right too. Marks are selected by an
 * attribute, because a class for each mark would add its name to the first script.
 */
for (const [index, [slug, { light, dark }]] of Object.entries(marks).entries()) {
  globalStyle(
    `${marked}[data-mark="${slug}"]`,
    layered({
      vars: { [position]: `${Math.round((10_000 * index) / lastMark) / 100}%` },
      color: `light-dark(${light.mark}, ${dark.mark})`,
      backgroundColor: `light-dark(${light.tile}, ${dark.tile})`,
    }),
  );
}

/** `data-step` selects its colours from the palette. */
export const monogram = style({});
for (const [step, { text, soft }] of Object.entries(vars.palette)) {
  globalStyle(`${monogram}[data-step="${step}"]`, layered({ color: text, backgroundColor: soft }));
}
