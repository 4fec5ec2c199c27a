import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { selecting } from '../../../patterns/Grid/Grid.css.ts';
import type { GridBreakpoint } from '../../../patterns/Grid/gridColumns.ts';
import { narrower, roomMeasure } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { below, layered, truncate } from '../../../theme/style.ts';
import { breakpoint, control, rem, space, type } from '../../../theme/tokens.ts';

const phone = below(breakpoint.drawer);
const smallest = below(360);

const narrowStatus = createVar();

/** The room of each column, here and while they load. */
export const tracks = {
  // The name keeps its room; the others give of theirs, should larger letters ask for it.
  name: `minmax(${rem(192)}, 3fr)`,
  narrowName: 'minmax(0, 1fr)',
  status: `minmax(${rem(132)}, 1fr)`,
  narrowStatus: `min(${narrowStatus}, 45%)`,
  series: 'minmax(0, 124px)',
  records: `minmax(0, ${rem(116)})`,
  lastSync: `minmax(0, ${rem(136)})`,
  frequency: `minmax(0, ${rem(96)})`,
} as const;

export const screen = style(
  layered({
    display: 'grid',
    gap: space.lg,
    minInlineSize: 0,
    vars: { [narrowStatus]: rem(101) },
    '@media': { [smallest]: { vars: { [narrowStatus]: rem(83) } } },
  }),
);

export const tools = style(layered({ ...roomMeasure, display: 'grid', gap: space.md }));
export const toolbar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' }),
);
export const search = style(
  layered({
    flex: '1 1 200px',
    maxInlineSize: rem(280),
    '@media': { [phone]: { order: 1, maxInlineSize: 'none' } },
  }),
);
/** Where the heads of the columns are seen, they sort. */
export const sort = style(layered({ display: 'none', ...narrower('drawer', { display: 'block' }) }));
export const live = style(layered({ marginInlineStart: 'auto', '@media': { [phone]: { order: 1 } } }));

export const secondRow = style(
  layered({ display: 'grid', alignItems: 'center', minBlockSize: control.small }),
);
export const hint = style(layered({ ...type.small, color: vars.color.textMuted }));

export const selectionBar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }),
);
export const selectionCount = style(
  layered({ ...type.label, marginInlineEnd: space.sm, '@media': { [phone]: { inlineSize: '100%' } } }),
);
/** On a phone the words alone, so that all of them stand in one line. */
globalStyle(`${selectionBar} svg`, {
  '@layer': { [layers.components]: { '@media': { [phone]: { display: 'none' } } } },
});

export const pipeline = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minInlineSize: 0,
    ...narrower('drawer', { gap: space.sm }),
  }),
);
/** On the smallest screens the name has the room of the marks, and of the icon beside the word of the status. */
globalStyle(`${pipeline} > :first-child, ${screen} [role='gridcell'] svg`, {
  '@layer': {
    [layers.components]: {
      '@media': { [smallest]: { display: 'none' } },
      // What such a page leaves a list: larger letters come to it as well.
      '@container': { [below(326)]: { display: 'none' } },
    },
  },
});
/** The line between the marks tells with less, too. */
globalStyle(`${pipeline} > :first-child > svg`, {
  '@layer': { [layers.components]: narrower('drawer', { inlineSize: '22px' }) },
});
/** While rows are selected on a phone, their boxes have it. */
globalStyle(`${selecting} ${pipeline} > :first-child`, {
  '@layer': { [layers.components]: narrower('drawer', { display: 'none' }) },
});
export const words = style(layered({ minInlineSize: 0 }));
export const name = style(
  layered({ ...type.strong, display: 'block', ...truncate, fontWeight: 600, color: vars.color.text }),
);

const secondLine = layered({ ...type.small, display: 'block', ...truncate, color: vars.color.textMuted });
/** What is to be done is never cut: where one line has no room, the row has it for two. */
export const toDo = style(
  layered({
    ...type.small,
    display: 'block',
    lineHeight: rem(16),
    textWrap: 'balance',
    color: vars.color.accent,
  }),
);
export const routeWide = style([secondLine, layered(narrower('drawer', { display: 'none' }))]);
/** On a phone the second line tells when, as its column has no room. */
export const routePhone = style([
  secondLine,
  layered({ display: 'none', ...narrower('drawer', { display: 'block' }) }),
]);

export const status = style(
  layered({ display: 'grid', justifyItems: 'start', gap: '2px', minInlineSize: 0 }),
);
export const reason = style(
  layered({
    ...type.head,
    ...truncate,
    fontWeight: 400,
    maxInlineSize: '100%',
    color: vars.color.critical.text,
  }),
);

export const rows = style(layered({ position: 'relative', minInlineSize: 0 }));
/** In sight from the pager, too, and in nobody's way. */
export const note = style(
  layered({ position: 'sticky', insetBlockStart: rem(56), zIndex: 1, pointerEvents: 'none' }),
);
export const outdated = style(layered({ opacity: 0.45 }));

export const skeleton = style(
  layered({
    ...roomMeasure,
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  }),
);
/** On a phone the list has no head either. */
export const skeletonHead = style(
  layered({
    blockSize: '40px',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    ...narrower('drawer', { display: 'none' }),
  }),
);
/* The narrowest last: it wins where several hold. */
export const skeletonRow = style([
  style(
    layered({
      display: 'grid',
      alignItems: 'center',
      gridTemplateColumns: `44px ${tracks.name} ${tracks.status} ${tracks.series} ${tracks.records} ${tracks.lastSync} ${tracks.frequency} 58px`,
      blockSize: rem(60),
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    }),
  ),
  style(
    layered(
      narrower('wide', {
        gridTemplateColumns: `44px ${tracks.name} ${tracks.status} ${tracks.records} ${tracks.lastSync} 58px`,
      }),
    ),
  ),
  style(
    layered(
      narrower('icons', {
        gridTemplateColumns: `44px ${tracks.name} ${tracks.status} ${tracks.lastSync} 58px`,
      }),
    ),
  ),
  style(
    layered(
      narrower('drawer', {
        gridTemplateColumns: `${tracks.narrowName} ${tracks.narrowStatus} 36px`,
        paddingInlineStart: '6px',
        blockSize: rem(68),
      }),
    ),
  ),
]);
const skeletonBase = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minInlineSize: 0,
    paddingInline: '14px',
    ...narrower('drawer', { gap: space.sm, paddingInline: '8px 0' }),
  }),
);
const goneBelow = (width: GridBreakpoint) => layered(narrower(width, { display: 'none' }));
/** A cell, by the page width below which its column has no room. */
export const skeletonCell = styleVariants({
  always: [skeletonBase],
  wide: [skeletonBase, goneBelow('wide')],
  icons: [skeletonBase, goneBelow('icons'), layered({ justifyContent: 'end' })],
  drawer: [skeletonBase, goneBelow('drawer')],
});
export const skeletonWords = style(
  layered({ display: 'grid', gap: '6px', flexGrow: 1, minInlineSize: 0, overflow: 'hidden' }),
);
