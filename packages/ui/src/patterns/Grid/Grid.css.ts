import {
  createVar,
  fallbackVar,
  globalStyle,
  style,
  styleVariants,
  type GlobalStyleRule,
} from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered, truncate } from '../../theme/style.ts';
import { depth, motion, rem, type } from '../../theme/tokens.ts';
import { dots, inForcedColors } from './rowMarks.ts';
import { gridBreakpoints } from './gridColumns.ts';
import { narrower, roomMeasure } from './gridRoom.ts';

const { color } = vars;

/** Custom properties that a grid sets in its `style`, because its columns and heights are its own. */
export const property = {
  tracks: '--millrace-grid-tracks',
  tracksWide: '--millrace-grid-tracks-wide',
  tracksIcons: '--millrace-grid-tracks-icons',
  tracksDrawer: '--millrace-grid-tracks-drawer',
  rowHeight: '--millrace-grid-row-height',
  narrowRowHeight: '--millrace-grid-row-height-narrow',
  headOffset: '--millrace-grid-head-offset',
} as const;

export const headHeight = 40;
const template = createVar();
const rowHeight = createVar();
const cellInset = createVar();
const rowInset = createVar();
const firstInset = createVar();

const frame = style(
  layered({
    ...roomMeasure,
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surface,
    // Unlike `hidden`, it creates no scroll container, so the head can stick to the page.
    overflow: 'clip',
  }),
);
export const flowingFrame = frame;
/** While rows are selected, their checkboxes show at every page width. */
export const selecting = style(layered({ vars: { [firstInset]: '0px' } }));
const scrolling = style([frame, layered({ display: 'flex', flexDirection: 'column' })]);
/** A page scrolls by itself once it is longer than most of the window; a scroller fills its parent by default. */
export const scrollingFrame = {
  page: style([scrolling, layered({ maxBlockSize: '80dvh' })]),
  scroller: style([scrolling, layered({ blockSize: '100%' })]),
};

/* The narrowest comes last, because it wins where several apply. */
const templates = [
  style(
    layered({
      vars: {
        [template]: `var(${property.tracks})`,
        [rowHeight]: `var(${property.rowHeight}, ${rem(60)})`,
      },
    }),
  ),
  style(layered(narrower('wide', { vars: { [template]: `var(${property.tracksWide})` } }))),
  style(layered(narrower('icons', { vars: { [template]: `var(${property.tracksIcons})` } }))),
  style(layered(narrower('drawer', { vars: { [template]: `var(${property.tracksDrawer})` } }))),
];
/** Rows are windowed over the scroll of the page. */
export const gridBase = style([...templates, layered({ color: color.textMuted })]);
export const grid = style([
  gridBase,
  layered(
    narrower('drawer', {
      // Columns are closer together there; the text still aligns with that of a card.
      vars: {
        [rowHeight]: `var(${property.narrowRowHeight}, ${rem(60)})`,
        [cellInset]: '8px 0',
        [rowInset]: fallbackVar(firstInset, '6px'),
      },
    }),
  ),
]);
/** Shown in place of the rows. */
export const empty = style(layered({ padding: '32px 14px' }));
/** The grid frames an `EmptyState` already. */
globalStyle(`${empty} > :only-child`, {
  '@layer': { [layers.components]: { border: 0, paddingBlock: 0 } },
});
export const scroller = style([
  gridBase,
  layered({
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    contain: 'content',
    // Rows that are scrolled into view end up below the head, not behind it.
    scrollPaddingBlockStart: `${headHeight}px`,
    // Without rows, only the head remains, followed by the empty state.
    selectors: { [`&:has(+ ${empty})`]: { flex: 'none' } },
  }),
]);

const line = `1px solid ${color.line}`;
const tracks = layered({
  display: 'grid',
  gridTemplateColumns: template,
  // Equal columns in the HTML of a server, which has no tracks.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  paddingInlineStart: fallbackVar(rowInset, '0px'),
});

export const head = style(
  layered({
    position: 'sticky',
    insetBlockStart: `var(${property.headOffset}, 0px)`,
    zIndex: depth.sticky,
    background: color.surface,
    borderBlockEnd: line,
  }),
);
/** On a phone the head is visually hidden but still read out; its controls show while they are focused. */
export const foldingHead = style([
  head,
  layered(
    narrower('drawer', {
      selectors: {
        '&:not(:focus-within)': { position: 'absolute', clipPath: 'inset(50%)', pointerEvents: 'none' },
      },
    }),
  ),
]);
export const headRow = style([tracks, layered({ blockSize: `${headHeight - 1}px` })]);

export const body = style(layered({ position: 'relative' }));
export const row = style([
  tracks,
  layered({
    borderBlockEnd: line,
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-selected=true]': { background: color.accentSoft },
    },
  }),
]);
/** Grows with its content. The edge of the page or the frame separates the last row from the content below. */
export const flowingRow = style([
  row,
  layered({ minBlockSize: rowHeight, selectors: { '&:last-child': { borderBlockEnd: 0 } } }),
]);
export const windowedRow = style([
  row,
  layered({
    blockSize: rowHeight,
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    contain: 'size layout style',
  }),
]);
/** A click on the row follows its link or runs the grid's row action. */
export const actionable = style(layered({ cursor: 'pointer' }));

const cellBase = style(
  layered({
    ...type.body,
    minInlineSize: 0,
    paddingInline: fallbackVar(cellInset, '14px'),
    // In a page scroll, bars that stick to the top must not cover rows scrolled into view.
    scrollMarginBlockStart: `calc(${headHeight}px + var(${property.headOffset}, 0px))`,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
);
export const cell = style([
  cellBase,
  layered({
    display: 'flex',
    alignItems: 'center',
    selectors: { [`${flowingRow} > &`]: { paddingBlock: '3px' } },
  }),
]);
/** Plain text: a block centres and cuts it without an extra element, which makes scrolling cheaper. */
export const textCell = style([cellBase, layered({ ...truncate, alignContent: 'center' })]);
export const headCell = style([cell, layered({ ...type.head, whiteSpace: 'nowrap' })]);
export const rowHeader = style(layered({ ...type.strong, color: color.text }));
export const atEnd = style(
  layered({
    justifyContent: 'end',
    color: color.text,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Text aligns with the numbers below; other content comes before it. */
export const headAtEnd = style(layered({ justifyContent: 'end' }));
/** The control fills its cell, to give a larger target. */
export const controlCell = style([cell, layered({ paddingInline: 0, alignItems: 'stretch' })]);
export const menuCell = style([
  cell,
  layered({ paddingInline: '12px', justifyContent: 'end', ...narrower('drawer', { paddingInline: 0 }) }),
]);

/* Paper does not scroll or cut: all rows that are in the page are printed, one after the other, with all their text. */
const printed = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { print: rule } } } });
printed(`${frame}, ${scroller}`, {
  display: 'block',
  overflow: 'visible',
  contain: 'none',
  blockSize: 'auto !important',
  maxBlockSize: 'none !important',
});
printed(head, { position: 'static' });
printed(body, { blockSize: 'auto !important' });
printed(row, {
  position: 'static !important' as 'static',
  transform: 'none !important',
  blockSize: 'auto',
  minBlockSize: rowHeight,
  breakInside: 'avoid',
});
printed(`${row} > *, ${row} > * > *`, {
  overflow: 'visible',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const words = style(layered({ ...truncate, minInlineSize: 0 }));
export const link = style([
  words,
  layered({
    color: color.text,
    fontWeight: 600,
    textDecoration: 'none',
    // Slightly wider than its text. Its container may clip, so the focus ring is drawn inside.
    // As wide as its text, padding apart: Firefox rounds the sum of both down, and would break a name that fits.
    boxSizing: 'content-box',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInline: '-4px',
    paddingInline: '4px',
    borderRadius: '4px',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
]);

export const hiddenBelow = styleVariants(gridBreakpoints, (_, name) =>
  layered(narrower(name, { display: 'none' })),
);
export const boxHiddenBelow = styleVariants(gridBreakpoints, (_, name) =>
  layered(narrower(name, { selectors: { [`${frame}:not(${selecting}) &`]: { display: 'none' } } })),
);

export const sort = style(
  layered({
    ...type.head,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflow: 'clip',
    minBlockSize: '24px',
    // A finger takes the whole height of the head.
    '@media': { '(pointer: coarse)': { minBlockSize: `${headHeight - 1}px` } },
    marginInline: '-4px',
    paddingInline: '4px',
    borderRadius: '4px',
    cursor: 'pointer',
    selectors: {
      '&:hover, [aria-sort] > &': { color: color.text },
      [`${headAtEnd} > &`]: { flexDirection: 'row-reverse' },
    },
  }),
);
export const sortIcon = style(
  layered({
    flexShrink: 0,
    opacity: 0.6,
    selectors: {
      '[aria-sort] > * > &, :is(:hover, :focus-visible) > &': { opacity: 1 },
    },
  }),
);

export const menuButton = style([
  layered({
    ...dots,
    inlineSize: '34px',
    blockSize: '34px',
    // Higher than the row of a compact list.
    marginBlock: '-6px',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    transition: `background-color ${motion.quick}`,
    selectors: {
      '&:hover, &[aria-expanded=true]': { backgroundColor: color.hover, color: color.text },
    },
    '@media': {
      '(forced-colors: active)': { ...inForcedColors, color: 'ButtonText' },
      // The rows keep their height.
      '(pointer: coarse)': {
        position: 'relative',
        selectors: { '&::after': { content: '', position: 'absolute', inset: '-5px' } },
      },
    },
  }),
  // A touch target larger than the visible part, extending over its neighbour's edge.
  layered(
    narrower('drawer', {
      flex: 'none',
      inlineSize: '44px',
      blockSize: 'min(44px, 100%)',
      border: '5px solid transparent',
      borderRadius: `calc(${vars.radius.control} + 5px)`,
      backgroundClip: 'padding-box',
      selectors: { '&:focus-visible': { outlineOffset: '-6px' } },
    }),
  ),
]);
