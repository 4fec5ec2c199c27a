import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, layered, motionSafe, toastBottom, toastTop } from '../../theme/style.ts';
import { breakpoint, depth, motion, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const phone = below(breakpoint.drawer);
/** Horizontal padding; smaller on phones. */
const inline = { paddingInline: space.xxl, '@media': { [phone]: { paddingInline: space.lg } } } as const;
/** The window is so short that the title and buttons leave no room for the body. */
const lowWindow = '(max-height: 24rem)';

export const overlay = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: depth.dialog,
    display: 'grid',
    // The dialog stays within the window, even with long unbroken words or lists.
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    padding: space.lg,
    background: color.scrim,
    '@media': {
      [phone]: { padding: space.md },
      [lowWindow]: { padding: space.sm },
      [motionSafe]: {
        transition: `opacity ${motion.calm}`,
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
      },
    },
  }),
);

globalStyle(`html:has(${overlay})`, {
  '@layer': { [layers.components]: { vars: { [toastTop]: space.lg, [toastBottom]: 'auto' } } },
});

export const modal = styleVariants({ standard: rem(480), wide: rem(720), widest: rem(1020) }, (inlineSize) =>
  layered({
    inlineSize: `min(${inlineSize}, 100%)`,
    maxBlockSize: '100%',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    background: color.surface,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.dialog,
    overflow: 'clip',
    '@media': {
      [motionSafe]: {
        transition: `transform ${motion.calm}`,
        selectors: { '&[data-entering]': { transform: 'translateY(8px)' } },
      },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
);

export const dialog = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    outline: 'none',
    '@media': { [lowWindow]: { overflow: 'auto' } },
  }),
);

export const header = style(
  layered({ ...inline, display: 'flex', gap: space.md, paddingBlock: `${space.xl} ${space.lg}` }),
);

export const icon = styleVariants({
  neutral: layered({ color: color.textMuted, paddingBlockStart: '2px' }),
  positive: layered({ color: color.positive.text, paddingBlockStart: '2px' }),
  caution: layered({ color: color.caution.text, paddingBlockStart: '2px' }),
  critical: layered({ color: color.critical.text, paddingBlockStart: '2px' }),
});

export const words = style(layered({ display: 'grid', gap: '2px', minInlineSize: 0 }));
export const title = style(layered({ ...type.dialog, overflowWrap: 'anywhere' }));
export const description = style(layered({ ...type.body, color: color.textMuted, overflowWrap: 'anywhere' }));

/** Only the body scrolls; the title and buttons stay visible. */
export const body = style(
  layered({
    ...type.body,
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.lg,
    overflow: 'auto',
    overflowWrap: 'anywhere',
    paddingInline: space.xxl,
    paddingBlockEnd: space.xl,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { ...inline['@media'], [lowWindow]: { flex: 'none', overflow: 'visible' } },
  }),
);

export const footer = style(
  layered({
    ...inline,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '10px',
    paddingBlock: space.md,
    background: color.sunken,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
/** Takes the width that the buttons leave; on a phone it has its own row. */
export const note = style(
  layered({
    ...type.small,
    flex: '1 1 180px',
    color: color.textMuted,
    selectors: { '&:empty': { position: 'absolute' } },
    '@media': { [phone]: { flexBasis: '100%' } },
  }),
);
/** On a phone the buttons share one row. Buttons that do not fit get a row each. */
globalStyle(`${footer} button`, {
  '@layer': { [layers.components]: { '@media': { [phone]: { flexGrow: 1 } } } },
});
