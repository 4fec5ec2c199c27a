import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, layered, truncate } from '../../theme/style.ts';
import { breakpoint, rem, type } from '../../theme/tokens.ts';
import { chevronDown, chevronRight, inForcedColors } from '../Grid/rowMarks.ts';
import * as grid from '../Grid/Grid.css.ts';

const { color } = vars;
const phone = below(breakpoint.drawer);

/** Px at letters of the usual size, by what a row is. */
export const rowHeights = { group: 40, table: 48, column: 36 } as const;

/** Px of indentation for each level. */
const indent = 24;
export const property = { level: '--millrace-tree-level' } as const;

/** As high as its rows, as long as the page around it stays in sight. */
export const frame = style([
  grid.scrollingFrame,
  layered({
    border: 0,
    borderRadius: 0,
    background: 'none',
    maxBlockSize: 'max(360px, calc(100dvh - 300px))',
  }),
]);

export const row = style([
  grid.windowedRow,
  layered({
    vars: { [property.level]: '1' },
    selectors: { '&[aria-selected=true]': { background: 'none' } },
  }),
]);
export const rowOf = styleVariants({
  group: layered({ background: color.sunken, selectors: { '&:hover': { background: color.sunken } } }),
  table: layered({ cursor: 'default', selectors: { '&[aria-expanded=true]': { background: color.canvas } } }),
  column: layered({ background: color.canvas, cursor: 'default' }),
});

/** Box, arrow and name. Its start says how deep the row lies. */
export const nameCell = style(
  layered({
    gap: '10px',
    paddingInlineStart: `calc(18px + (var(${property.level}) - 1) * ${indent}px)`,
    '@media': {
      [phone]: {
        paddingInlineStart: `calc(14px + (var(${property.level}) - 1) * ${indent / 2}px)`,
        paddingInlineEnd: '4px',
        gap: '6px',
      },
    },
  }),
);

export const expand = style(
  layered({
    ...chevronRight,
    flex: 'none',
    inlineSize: rem(24),
    blockSize: rem(24),
    marginInline: '-4px',
    borderRadius: '6px',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.hover, color: color.text },
      '[aria-expanded=true] > * > &': chevronDown,
    },
    '@media': { '(forced-colors: active)': { ...inForcedColors, color: 'ButtonText' } },
  }),
);

export const words = style(layered({ display: 'grid', minInlineSize: 0 }));
export const nameLine = style(
  layered({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 }),
);
/** On a phone the name comes first: what is beside it gives way, but stays to be seen. */
globalStyle(`${nameLine} > :not(:first-child)`, {
  '@layer': {
    [layers.components]: { '@media': { [phone]: { flexShrink: 1_000_000, minInlineSize: rem(36) } } },
  },
});
/** Where there is room for little more than a table's name, what does not fit beside it is left out. */
globalStyle(`${rowOf.table} ${nameLine}`, {
  '@layer': {
    [layers.components]: {
      '@media': { [below(360)]: { flexWrap: 'wrap', blockSize: rem(20), overflow: 'clip' } },
    },
  },
});
const mono = { ...type.mono, ...truncate, fontFamily: vars.font.mono } as const;
export const name = style(layered({ ...mono, color: color.text, minInlineSize: 0 }));
export const nameOff = style(layered({ ...mono, color: color.textMuted, minInlineSize: 0 }));
export const groupName = style(
  layered({
    ...type.label,
    ...truncate,
    color: color.text,
    minInlineSize: '48px',
    flexShrink: 0,
    maxInlineSize: '60%',
  }),
);
/** On a phone the box says it as well; the name needs the room. */
export const spare = style(layered({ display: 'flex', '@media': { [phone]: { display: 'none' } } }));
export const aside = style(
  layered({ ...type.small, ...truncate, fontSize: '0.75rem', color: color.textMuted }),
);
/** The cells beside it are empty, so it need not end where its own does. */
export const groupAside = style([aside, layered({ '@media': { [phone]: { overflow: 'visible' } } })]);
export const reason = style(
  layered({ ...type.head, ...truncate, fontWeight: 400, color: color.caution.text }),
);

const quiet = { ...type.small, color: color.textMuted } as const;
export const wordsOf = styleVariants({
  key: layered({ ...mono, color: color.textMuted }),
  chosenKey: layered({ ...mono, color: color.accent, fontWeight: 600 }),
  dataType: layered({ ...mono, color: color.textMuted }),
  count: layered({ ...quiet, whiteSpace: 'nowrap' }),
  quiet: layered(quiet),
});
