import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { selecting } from '../../../patterns/Grid/Grid.css.ts';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { below, layered, truncate } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const smallest = below(360);

const narrowStatus = createVar();

/** The width of each column, in the list and its skeleton. */
export const tracks = {
  // The name keeps its room; the other columns shrink for larger fonts.
  name: `minmax(${rem(192)}, 3fr)`,
  status: `minmax(${rem(132)}, 1fr)`,
  narrowStatus: `min(${narrowStatus}, 45%)`,
  series: 'minmax(0, 124px)',
  records: `minmax(0, ${rem(116)})`,
  lastSync: `minmax(0, ${rem(176)})`,
  frequency: `minmax(0, ${rem(96)})`,
} as const;

export const screen = style(
  layered({
    display: 'grid',
    minInlineSize: 0,
    vars: { [narrowStatus]: rem(101) },
    '@media': { [smallest]: { vars: { [narrowStatus]: rem(83) } } },
  }),
);

export const pipeline = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minInlineSize: 0,
    ...narrower('drawer', { gap: space.sm }),
  }),
);
/** On the smallest screens the name gets the room of the marks and of the icon beside the status. */
globalStyle(`${pipeline} > :first-child, ${screen} [role='gridcell'] svg`, {
  '@layer': {
    [layers.components]: {
      '@media': { [smallest]: { display: 'none' } },
      // The room that such a page leaves a list, so larger fonts trigger it as well.
      '@container': { [below(326)]: { display: 'none' } },
    },
  },
});
/** The line between the marks can be shorter. */
globalStyle(`${pipeline} > :first-child > svg`, {
  '@layer': { [layers.components]: narrower('drawer', { inlineSize: '22px' }) },
});
/** While rows are selected on a phone, their checkboxes take this room. */
globalStyle(`${selecting} ${pipeline} > :first-child`, {
  '@layer': { [layers.components]: narrower('drawer', { display: 'none' }) },
});
export const words = style(layered({ minInlineSize: 0 }));
export const name = style(
  layered({ ...type.strong, display: 'block', ...truncate, fontWeight: 600, color: vars.color.text }),
);
/** On a phone a long name takes two lines, because names often differ only at the end. */
globalStyle(`${screen} ${name} > *`, {
  '@layer': {
    [layers.components]: narrower('drawer', {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      lineHeight: rem(17),
    }),
  },
});

const secondLine = layered({ ...type.small, display: 'block', ...truncate, color: vars.color.textMuted });
/** What to do next is never cut: it wraps to a second line. */
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
/** On a phone the second line shows the time, because its column is hidden. */
export const routePhone = style([
  secondLine,
  layered({ display: 'none', ...narrower('drawer', { display: 'block' }) }),
]);

export const stripSkeleton = style(layered({ display: 'flex', gap: '6px', overflow: 'hidden' }));

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
/** A link as wide as its text, which is long enough to be cut. */
export const reasonLink = style([
  reason,
  layered({
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '2px',
    selectors: { '&:hover, [role="gridcell"]:focus-visible &': { textDecorationColor: 'currentcolor' } },
  }),
]);
