import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as grid from '../../../patterns/Grid/Grid.css.ts';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { chevronDown, chevronRight, inForcedColors } from '../../../patterns/Grid/rowMarks.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';
import { narrowRowHeight, rowHeight } from './PipelineLogsScreen.css.ts';

const { color } = vars;

/** Heights in px at the default font size. The detail's is measured; this one is only expected. */
export const heights = {
  line: rowHeight,
  narrowLine: narrowRowHeight,
  narrowReason: 84,
  heading: 36,
  detail: 240,
} as const;

export const body = style([
  grid.body,
  layered({ scrollMarginBlockStart: `calc(${grid.headHeight}px + var(${grid.property.headOffset}, 0px))` }),
]);

export const openRow = style(layered({ background: color.canvas }));
/** Rows between the lines, in their place but as high as their content. */
const between = layered({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const detailRow = style([between, layered({ background: color.canvas })]);
export const headingRow = style([
  between,
  layered({ background: color.canvas, blockSize: rem(heights.heading) }),
]);
export const headingCell = style(
  layered({
    ...type.head,
    color: color.textMuted,
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    paddingInline: '14px',
    scrollMarginBlockStart: `calc(${grid.headHeight}px + var(${grid.property.headOffset}, 0px))`,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
);

/** Times and tables are plain text in their cells: an element of their own would be one more box in every row. */
export const lines = style([grid.grid]);
const inLayer = (rule: Parameters<typeof layered>[0]) => ({ '@layer': { [layers.components]: rule } });
const mono = { ...type.mono, fontFamily: vars.font.mono, lineHeight: rem(18) } as const;
for (const column of [1, 3])
  globalStyle(`${lines} [role=gridcell][aria-colindex="${column}"]`, inLayer(mono));
/** On a phone, the message has the whole width, below the time and the level. */
globalStyle(
  `${lines} [role=row] > [role=rowheader][aria-colindex="4"]`,
  inLayer(narrower('drawer', { gridRow: 2, gridColumn: '1 / -1', alignItems: 'start' })),
);
export const lineRow = style([
  grid.windowedRow,
  layered(narrower('drawer', { gridTemplateRows: `${rem(24)} minmax(0, 1fr)`, paddingBlockStart: '2px' })),
]);
/** Room for the reason of a failure. */
export const reasonRow = style(layered(narrower('drawer', { blockSize: rem(heights.narrowReason) })));
/** Has a width only in the layout of phones, for the script that places the rows. */
export const narrowProbe = style([
  layered({ position: 'absolute', inlineSize: 0, blockSize: '1px', visibility: 'hidden' }),
  layered(narrower('drawer', { inlineSize: '1px' })),
]);

const levelBase = style(
  layered({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minInlineSize: 0,
    ...narrower('drawer', { gap: '4px' }),
  }),
);
export const levels = styleVariants({
  error: [levelBase, layered({ color: color.critical.text, fontWeight: 600 })],
  warning: [levelBase, layered({ color: color.caution.text, fontWeight: 600 })],
  info: [levelBase],
  debug: [levelBase],
});

/** Two lines at most, and three for a reason on a phone; an open line shows all of its text. */
const messageBase = style(
  layered({
    ...type.small,
    flex: 1,
    minInlineSize: 0,
    fontWeight: 450,
    color: color.text,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
  }),
);
export const message = styleVariants({
  plain: [messageBase],
  reason: [messageBase, layered(narrower('drawer', { WebkitLineClamp: 3 }))],
});
/** A long name continues on a second line. */
export const table = style(
  layered({ minInlineSize: 0, maxBlockSize: rem(36), overflow: 'hidden', overflowWrap: 'anywhere' }),
);
export const repeated = style(layered({ marginInlineStart: space.sm }));
export const count = style(
  layered({
    ...type.head,
    flex: 'none',
    marginInlineStart: space.sm,
    padding: '1px 8px',
    borderRadius: vars.radius.full,
    background: color.hover,
    color: color.text,
    fontVariantNumeric: 'tabular-nums',
  }),
);
const arrowBase = style([
  layered({
    flex: 'none',
    inlineSize: rem(24),
    blockSize: rem(24),
    marginInlineStart: space.xs,
    marginInlineEnd: '-6px',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
    '@media': { '(forced-colors: active)': { ...inForcedColors, color: 'CanvasText' } },
  }),
  // There the cells have no inset that it could reach into.
  layered(narrower('drawer', { marginInlineEnd: 0 })),
]);
export const arrow = styleVariants({
  closed: [arrowBase, layered(chevronRight)],
  open: [arrowBase, layered(chevronDown)],
});
