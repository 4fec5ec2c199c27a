import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { selecting } from '../../../patterns/Grid/Grid.css.ts';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { below, layered, truncate, twoLines } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const smallest = below(360);

const narrowStatus = createVar();

/** The width of each column, in the list and its skeleton. */
export const tracks = {
  // The name keeps its room; the other columns shrink for larger fonts.
  name: `minmax(${rem(192)}, 3fr)`,
  // A pill of two words.
  status: `minmax(${rem(162)}, 1fr)`,
  narrowStatus: `min(${narrowStatus}, 45%)`,
  series: 'minmax(0, 124px)',
  records: `minmax(0, ${rem(116)})`,
  // On a narrow page, a time takes two lines and leaves its room to the name.
  lastSync: `minmax(0, min(${rem(176)}, 18cqi))`,
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
globalStyle(`${pipeline} > :first-child svg`, {
  '@layer': { [layers.components]: narrower('drawer', { inlineSize: '22px' }) },
});
/** While rows are selected on a phone, their checkboxes take this room. */
globalStyle(`${selecting} ${pipeline} > :first-child`, {
  '@layer': { [layers.components]: narrower('drawer', { display: 'none' }) },
});
export const words = style(layered({ minInlineSize: 0 }));
export const name = style(
  layered({ ...type.strong, display: 'block', fontWeight: 600, color: vars.color.text }),
);
/** A long name takes two lines, because names often differ only at the end. */
globalStyle(`${screen} ${name} > *`, {
  '@layer': { [layers.components]: { ...twoLines, lineHeight: rem(17) } },
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
export const route = style([secondLine, layered(narrower('drawer', { display: 'none' }))]);

/** Why it failed and what mends it share a line if there is room. */
export const failure = style(
  layered({ ...type.head, fontWeight: 400, display: 'flex', flexWrap: 'wrap', columnGap: space.sm }),
);
export const reason = style(layered({ ...twoLines, minInlineSize: 0, color: vars.color.critical.text }));
/** What speaks against a running pipeline. */
export const doubt = style(
  layered({
    ...type.head,
    display: 'block',
    fontWeight: 400,
    whiteSpace: 'normal',
    color: vars.color.textMuted,
  }),
);
const cellLink = layered({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '2px',
  selectors: { '&:hover': { textDecorationColor: 'currentcolor' } },
});
export const reasonLink = style(cellLink);
export const repair = style([cellLink, layered({ color: vars.color.accent, fontWeight: 600 })]);
/** Marks of 18 px. */
export const smallRace = style(layered({ zoom: 18 / 28 }));

/** Its line may come close to the edges of a compact row. */
export const series = style(
  layered({ display: 'flex', minInlineSize: 0, inlineSize: '100%', marginBlock: '-4px' }),
);

/** A filter and the button that removes it stay together. */
export const filter = style(layered({ display: 'inline-flex', alignItems: 'center', minInlineSize: 0 }));

export const stripSkeleton = style(layered({ display: 'flex', gap: '6px', overflow: 'hidden' }));

export const status = style(
  layered({
    display: 'grid',
    justifyItems: 'start',
    gap: '2px',
    minInlineSize: 0,
    ...narrower('drawer', { justifyItems: 'end', inlineSize: '100%' }),
  }),
);
export const statusLink = style(layered({ display: 'inline-flex', textDecoration: 'none' }));
/** On a phone, where its column is hidden. */
export const phoneTime = style(
  layered({
    ...type.small,
    display: 'none',
    order: -1,
    fontWeight: 600,
    textAlign: 'end',
    color: vars.color.text,
    ...narrower('drawer', { display: 'block' }),
  }),
);
/** The last sync above the newest change. */
export const twoFacts = style(layered({ display: 'grid', minInlineSize: 0 }));
/** Where it would be cut, the overview tells it. */
export const change = style(
  layered({
    ...type.small,
    ...truncate,
    color: vars.color.textMuted,
    ...narrower('icons', { display: 'none' }),
  }),
);
