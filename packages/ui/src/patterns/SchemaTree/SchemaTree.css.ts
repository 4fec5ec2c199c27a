import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, layered, truncate } from '../../theme/style.ts';
import { breakpoint, rem, type } from '../../theme/tokens.ts';
import { chevronDown, chevronRight, inForcedColors } from '../Grid/rowMarks.ts';
import * as grid from '../Grid/Grid.css.ts';

const { color } = vars;
const phone = below(breakpoint.drawer);

/** Row heights in px at the default font size, by kind of row. */
export const rowHeights = { group: 40, table: 48, column: 36 } as const;

/** Px of indentation per level. */
const indent = 24;
const property = { level: '--millrace-tree-level' } as const;

/** As high as its rows: scrolls with the page, with sticky heads. */
export const frame = style([grid.flowingFrame, layered({ border: 0, borderRadius: 0, background: 'none' })]);

/** The height that the sticky heads above a row cover, by level. */
const headEnd = `var(${grid.property.headOffset}, 0px) + ${grid.headHeight}px`;
const coveredAbove = `calc(${headEnd} + (var(${property.level}) - 1) * ${rem(rowHeights.group)})`;
const coveredAboveColumn = `calc(${headEnd} + (var(${property.level}) - 2) * ${rem(rowHeights.group)} + ${rem(rowHeights.table)})`;
/** A window too low for sticky rows: a phone in landscape or a magnified page. */
const low = `(max-height: ${rem(559.98)})`;

export const body = style([grid.body, layered({ zIndex: 0, scrollMarginBlockStart: `calc(${headEnd})` })]);
/**
 * From a row to the end of its descendants, so that the browser sticks and releases the row while scrolling. Not
 * positioned by a transform, because sticky positioning ignores transforms.
 */
export const section = style(layered({ position: 'absolute', insetInline: 0, pointerEvents: 'none' }));
export const row = style([
  grid.row,
  layered({
    contain: 'size layout style',
    pointerEvents: 'auto',
    selectors: { '&[aria-selected=true]': { background: 'none' } },
  }),
]);
/** By level, from 1. */
export const rowAt = styleVariants({ 1: 1, 2: 2, 3: 3 }, (level) =>
  layered({ vars: { [property.level]: `${level}` } }),
);
const sticky = {
  position: 'sticky',
  insetBlockStart: coveredAbove,
  '@media': { [low]: { position: 'static' } },
} as const;
export const rowOf = styleVariants({
  group: layered({
    ...sticky,
    blockSize: rem(rowHeights.group),
    zIndex: 2,
    background: color.sunken,
    selectors: { '&:hover': { background: color.sunken } },
  }),
  table: layered({
    ...sticky,
    blockSize: rem(rowHeights.table),
    zIndex: 1,
    cursor: 'default',
    selectors: { '&[aria-expanded=true]': { background: color.canvas } },
  }),
  column: layered({ blockSize: rem(rowHeights.column), background: color.canvas, cursor: 'default' }),
});
/** A focused cell is scrolled to a place that no sticky row covers. */
for (const [look, covered] of [
  [rowOf.group, coveredAbove],
  [rowOf.table, coveredAbove],
  [rowOf.column, coveredAboveColumn],
] as const)
  globalStyle(`${look} > *`, {
    '@layer': { [layers.components]: { scrollMarginBlockStart: covered } },
  });

/** Checkbox, arrow and name. Its indentation shows the level. */
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
      '[dir=rtl] &': { transform: 'scaleX(-1)' },
    },
    '@media': { '(forced-colors: active)': { ...inForcedColors, color: 'ButtonText' } },
  }),
);

export const words = style(layered({ display: 'grid', justifyItems: 'start', minInlineSize: 0 }));
export const nameLine = style(
  layered({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 }),
);
/** On a phone the name comes first: the content beside it shrinks, but stays visible. */
globalStyle(`${nameLine} > :not(:first-child)`, {
  '@layer': {
    [layers.components]: { '@media': { [phone]: { flexShrink: 1_000_000, minInlineSize: rem(36) } } },
  },
});
/** Where little more than a table's name fits, the content beside it is hidden. */
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
/** The part of a name that matches the search. */
export const found = style(
  layered({
    background: color.accentSoft,
    color: 'inherit',
    fontWeight: 600,
    borderRadius: '2px',
    '@media': { '(forced-colors: active)': { background: 'Mark', color: 'MarkText' } },
  }),
);
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
/** On a phone the checkbox shows the same, and the name needs the room. */
export const spare = style(layered({ display: 'flex', '@media': { [phone]: { display: 'none' } } }));
export const aside = style(
  layered({ ...type.small, ...truncate, fontSize: '0.75rem', color: color.textMuted }),
);
/** The cells beside it are empty, so it may extend over them. */
export const groupAside = style([aside, layered({ '@media': { [phone]: { overflow: 'visible' } } })]);
export const reason = style(
  layered({ ...type.head, ...truncate, fontWeight: 400, color: color.caution.text }),
);

const quiet = { ...type.small, color: color.textMuted } as const;
/** Text in its own direction, like `bdi`, on the side of its column. */
const atSide = (side: 'left' | 'right', opposite: 'left' | 'right') =>
  ({
    unicodeBidi: 'plaintext',
    textAlign: side,
    selectors: { '[dir=rtl] &': { textAlign: opposite } },
  }) as const;
const keyText = atSide('left', 'right');
const sizeText = atSide('right', 'left');
/** Looks of the cells after the name. */
export const wordsOf = styleVariants({
  key: layered({ ...mono, ...keyText, color: color.textMuted }),
  chosenKey: layered({ ...mono, ...keyText, color: color.accent, fontWeight: 600 }),
  quiet: layered({ ...quiet, ...keyText }),
  dataType: layered({ ...mono, ...sizeText, color: color.textMuted }),
  count: layered({ ...quiet, ...sizeText }),
});
