import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, footRoom, layered, pageFoot, truncate } from '../../theme/style.ts';
import { breakpoint, depth, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
/** Below this the bar's buttons stand under one another. */
const phone = below(640);
const narrow = below(440);
/** Three rows of the bar would leave too little of the form to see: it stands at the sheet's foot. */
export const tiny = below(340);
/** The bar would take too much of what is to be seen: a phone on its side, or a page magnified. */
const low = `(max-height: ${rem(479.98)})`;

/** No clipping: the bar at its foot sticks to the view. */
export const sheet = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    containerType: 'inline-size',
  }),
);
/** It takes the room that the step does not need, so that nothing moves the bar: not what is yet to come, either. */
export const body = style(layered({ flexGrow: 1 }));
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.sm} ${space.lg}`,
    padding: space.xl,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);
export const headWords = style(layered({ display: 'grid', flex: '1 1 160px', minInlineSize: 0 }));
/** Two bars in the height of the two lines. */
export const headWaiting = style([
  headWords,
  layered({ gap: space.md, blockSize: rem(40), alignContent: 'center' }),
]);
export const title = style(layered({ ...type.section, ...truncate }));
export const description = style(layered({ ...type.body, color: color.textMuted }));

/** On a row of its own it begins where the mark does, whatever room its first button keeps around its words. */
export const headAction = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    '@container': { [narrow]: { flexBasis: '100%', marginInlineStart: `calc(-1 * ${space.md})` } },
  }),
);

/** A part of the sheet; lines part them. */
export const section = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    padding: space.xl,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const sectionHead = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.md }),
);
export const sectionTitle = style(layered({ ...type.section, overflowWrap: 'anywhere' }));
export const sectionText = style(layered({ ...type.body, color: color.textMuted }));

export const footer = style(
  layered({
    position: 'sticky',
    insetBlockEnd: 0,
    // Alone, below what is less high than the window.
    marginBlockStart: 'auto',
    zIndex: depth.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    padding: `${space.md} ${space.xl}`,
    background: color.sunken,
    borderBlockStart: `1px solid ${color.line}`,
    borderEndStartRadius: `calc(${vars.radius.card} - 1px)`,
    borderEndEndRadius: `calc(${vars.radius.card} - 1px)`,
    selectors: {
      // Alone, it stands on the page and not at the foot of a sheet.
      '&:first-child': { borderBlockStart: 0 },
      // The sheet's own edge, which it then has not: at the window's foot it would lift the bar by a pixel.
      [`${sheet} > &`]: { boxShadow: `inset 0 -1px ${color.line}` },
    },
    '@container': {
      [phone]: {
        flexDirection: 'column-reverse',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        gap: space.xs,
        padding: `${space.md} ${space.md} ${space.sm}`,
      },
      [tiny]: { position: 'static' },
    },
    '@media': { [low]: { position: 'static' } },
  }),
);
globalStyle(`${sheet}:has(> ${footer})`, { '@layer': { [layers.components]: { borderBlockEnd: 0 } } });
/**
 * What takes the focus comes to stand above the bar, be it in two rows; and so does what floats. The bar ends the page,
 * so that it stands in one place whether there is much to scroll or nothing.
 */
globalStyle(`html:has(${footer})`, {
  '@layer': {
    [layers.components]: {
      scrollPaddingBlockEnd: rem(120),
      vars: { [footRoom]: rem(64), [pageFoot]: '0px' },
      '@media': { [below(breakpoint.drawer)]: { vars: { [footRoom]: rem(128) } } },
    },
  },
});

/** Above the buttons, in a row of its own; a very long one scrolls, so that the form stays in view. */
export const failure = style(
  layered({
    flexBasis: '100%',
    minInlineSize: 0,
    maxBlockSize: '40dvh',
    overflowY: 'auto',
    // The rows of a phone's bar are in reverse.
    '@container': { [phone]: { flexBasis: 'auto', order: 1, marginBlockEnd: space.xs } },
  }),
);
globalStyle(`html:has(${failure})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockEnd: rem(240) } },
});

export const back = style(
  layered({
    marginInlineStart: `calc(-1 * ${space.md})`,
    display: 'flex',
    '@container': { [phone]: { marginInlineStart: 0, justifyContent: 'center' } },
  }),
);
export const forward = style(
  layered({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.sm,
    minInlineSize: 0,
    '@container': { [phone]: { flex: 'none', flexWrap: 'wrap' } },
  }),
);
// On a phone the buttons share the row.
globalStyle(`${forward} > *`, {
  '@layer': { [layers.components]: { '@container': { [phone]: { flexGrow: 1 } } } },
});
/** It goes on in a second line rather than push the buttons into a second row. */
export const note = style(
  layered({
    ...type.small,
    minInlineSize: 0,
    paddingInlineEnd: space.sm,
    color: color.textMuted,
    textAlign: 'end',
    '@container': { [phone]: { textAlign: 'start' } },
  }),
);
