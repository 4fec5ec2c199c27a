import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { marks } from './marks.ts';
import { pictograms } from './pictograms.ts';

const tile = style(
  layered({
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: vars.radius.control,
    verticalAlign: 'middle',
    userSelect: 'none',
  }),
);

const sized = (edge: number) => [tile, style(layered({ width: edge, height: edge }))];

export const size = styleVariants({ small: sized(28), standard: sized(32), large: sized(44) });

const position = createVar();

/** A part of a sprite, in the colour of the text. */
const cut = {
  content: '',
  display: 'block',
  width: '60%',
  height: '60%',
  margin: '20%',
  background: 'currentColor',
  maskSize: '100% auto',
  maskPosition: `0 ${position}`,
} as const;
const forced = {
  '(forced-colors: active)': { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
} as const;
/** Where a part begins, from 0 % for the first to 100 % for the last. */
const startOf = (index: number, count: number) => `${Math.round((10_000 * index) / (count - 1)) / 100}%`;

/**
 * Marks are cut from one sprite: an SVG `<use>` would create a separate tree for each mark, which took a sixth of the
 * time of a page of pipelines. A mark takes three fifths of its tile, so that the tiles of a table look even whatever
 * the shapes of the marks.
 */
export const marked = style(
  layered({ '::before': { ...cut, maskImage: 'url("./marks.svg")' }, '@media': forced }),
);

/**
 * Brand colours follow the theme's `color-scheme`, so custom themes get them right too. Marks are selected by an
 * attribute, because a class for each mark would add its name to the first script.
 */
for (const [index, [slug, { light, dark }]] of Object.entries(marks).entries()) {
  globalStyle(
    `${marked}[data-mark="${slug}"]`,
    layered({
      vars: { [position]: startOf(index, Object.keys(marks).length) },
      color: `light-dark(${light.mark}, ${dark.mark})`,
      backgroundColor: `light-dark(${light.tile}, ${dark.tile})`,
    }),
  );
}

/** A pictogram of a category. Half of it is at 26 %, as its mask says. */
export const pictured = style(
  layered({ '::before': { ...cut, maskImage: 'url("./pictograms.svg")' }, '@media': forced }),
);
const hue = createVar();
const soft = createVar();
for (const [index, [name, step]] of Object.entries(pictograms).entries()) {
  globalStyle(
    `${pictured}[data-pictogram="${name}"]`,
    layered({
      vars: {
        [position]: startOf(index, Object.keys(pictograms).length),
        [hue]: vars.palette[step].text,
        [soft]: vars.palette[step].soft,
      },
    }),
  );
}

/** In the colours of its category. */
export const hued = style(layered({ color: hue, backgroundColor: soft }));

/** Without a tile, in the colour of the text: 16 px, for a row of text. */
export const glyph = style([
  pictured,
  layered({
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: 16,
    blockSize: 16,
    '::before': { inlineSize: '100%', blockSize: '100%', margin: 0 },
  }),
]);
