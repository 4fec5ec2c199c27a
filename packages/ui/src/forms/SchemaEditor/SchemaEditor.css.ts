import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { atLeast, below, layered } from '../../theme/style.ts';
import { depth, rem, space, type } from '../../theme/tokens.ts';
import * as grid from '../../patterns/Grid/Grid.css.ts';
import * as namedList from '../../internal/namedList.css.ts';

/** Widths of the sheet, which is the container. */
const narrow = below(560);
/** From this width down, the footer's notes are above its buttons. */
const stacked = below(640);
/** Width from which the tools fit on one line. */
const roomy = atLeast(1000);
/** Height from which the tools stick above the sticky table heads. */
const tall = `(min-height: ${rem(720)})`;
/** In px at the default font size. */
const topBarHeight = 56;
const toolbarHeight = 96;
const line = `1px solid ${vars.color.line}`;

/** The tools on one line, and a line about the visible rows. The line is always reserved, so that nothing moves. */
export const toolbar = style(
  layered({
    display: 'grid',
    // The skeletons of the tools are wider than a small phone.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: space.sm,
    padding: `${space.md} ${space.lg} ${space.sm}`,
    borderBlockEnd: line,
    background: vars.color.surface,
    borderStartStartRadius: `calc(${vars.radius.card} - 1px)`,
    borderStartEndRadius: `calc(${vars.radius.card} - 1px)`,
    '@container': {
      [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', padding: space.md },
    },
    '@media': {
      [tall]: {
        '@container': {
          [roomy]: {
            position: 'sticky',
            insetBlockStart: rem(topBarHeight),
            zIndex: depth.sticky,
            boxSizing: 'border-box',
            blockSize: rem(toolbarHeight),
          },
        },
      },
    },
  }),
);
/** The tree's head sticks below the top bar, and below the tools where these stick. */
export const tree = style(
  layered({
    vars: { [grid.property.headOffset]: rem(topBarHeight) },
    '@media': {
      [tall]: {
        '@container': {
          [roomy]: { vars: { [grid.property.headOffset]: rem(topBarHeight + toolbarHeight) } },
        },
      },
    },
  }),
);
export const tools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px',
    // On a phone, all controls are in one flow: search, filters and menu, then the choice, then the rest.
    '@container': { [narrow]: { display: 'contents' } },
  }),
);
/** As wide as its longest label, so that its neighbours do not move. */
export const bulk = style(
  layered({ display: 'grid', minInlineSize: rem(164), '@container': { [narrow]: { order: 2 } } }),
);
const atEnd = { display: 'grid', marginInlineStart: 'auto' } as const;
/** At the end of the line. On a phone it is an item of the menu, unless it is alone. */
export const refresh = styleVariants({
  alone: layered(atEnd),
  inMenu: layered({ ...atEnd, '@container': { [narrow]: { display: 'none' } } }),
});
/** Shown on a phone only. */
export const foldButton = style(
  layered({ display: 'none', '@container': { [narrow]: { display: 'block' } } }),
);
export const more = foldButton;
export const choice = styleVariants({
  folded: layered({ display: 'contents', '@container': { [narrow]: { display: 'none' } } }),
  unfolded: layered({
    display: 'contents',
    '@container': { [narrow]: { order: 1, display: 'grid', inlineSize: '100%' } },
  }),
});
export const facts = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.lg,
    minBlockSize: rem(20),
    color: vars.color.textMuted,
    '@container': {
      [narrow]: { order: 3, flex: `1 1 ${rem(100)}`, justifyContent: 'flex-end', textAlign: 'end' },
    },
  }),
);
/** In line with the tools above and no higher than the line. */
export const disclosure = style(
  layered({
    display: 'flex',
    marginBlock: '-4px',
    marginInlineStart: '-10px',
    '@container': { [narrow]: { display: 'none' } },
  }),
);
export const search = style(
  layered({
    flex: `1 1 ${rem(240)}`,
    maxInlineSize: rem(300),
    '@container': { [narrow]: { flexBasis: rem(120), maxInlineSize: 'none' } },
  }),
);

export const notices = style(
  layered({
    display: 'grid',
    gap: space.sm,
    padding: `${space.md} ${space.lg}`,
    borderBlockEnd: line,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const sentences = style(layered({ display: 'grid', gap: space.hair, overflowWrap: 'anywhere' }));
export const rest = style(layered({ padding: `${space.page} ${space.lg}` }));

export const note = style(
  layered({
    display: 'grid',
    justifyItems: 'end',
    // On one line, if both have room.
    '@container': {
      [stacked]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.md },
    },
  }),
);
export const changes = style(layered({ ...type.label, color: vars.color.text }));
export const lack = style(layered({ ...type.label, color: vars.color.critical.text }));
export const lackAtFirst = style(layered({ ...type.label, color: vars.color.textMuted }));

export const skeletonHead = style(
  layered({
    ...type.head,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: `${grid.headHeight}px`,
    boxSizing: 'border-box',
    paddingInline: '14px',
    borderBlockEnd: line,
    color: vars.color.textMuted,
  }),
);
export const skeletonRow = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    blockSize: '48px',
    paddingInline: '18px',
    borderBlockEnd: line,
  }),
);
export const skeletonEnd = style(layered({ marginInlineStart: 'auto' }));

/** The tables that two people changed, on the surface of the page. */
export const conflicts = style([
  namedList.list,
  layered({
    marginBlock: space.sm,
    padding: 0,
    listStyle: 'none',
    color: vars.color.text,
    background: vars.color.surface,
  }),
]);
export const conflict = style([namedList.item, layered({ rowGap: space.sm, paddingBlock: space.sm })]);
export const version = style(layered({ ...type.small, overflowWrap: 'anywhere' }));
export const choices = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));
