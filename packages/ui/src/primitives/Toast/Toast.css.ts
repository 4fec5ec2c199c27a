import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, footRoom, layered, toastBottom, toastTop } from '../../theme/style.ts';
import { depth, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const region = style(
  layered({
    position: 'fixed',
    // Toasts appear above a fixed bar at the bottom of the window, and at the top while a dialog is open. So the buttons
    // of both stay usable.
    insetBlockStart: `var(${toastTop}, auto)`,
    insetBlockEnd: `var(${toastBottom}, calc(var(${footRoom}, 0px) + ${space.xl}))`,
    insetInlineEnd: space.xl,
    zIndex: depth.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    // 400 px at the default font size (spec §9).
    inlineSize: `min(${rem(400)}, calc(100vw - 2 * ${space.lg}))`,
    borderRadius: vars.radius.card,
    outline: 'none',
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '4px' } },
    '@media': { [below(480)]: { insetInlineEnd: space.lg } },
  }),
);

export const toast = style(
  layered({
    display: 'flex',
    alignItems: 'start',
    gap: '11px',
    paddingBlock: space.md,
    paddingInline: `${space.lg} ${space.sm}`,
    background: color.surface,
    borderRadius: '10px',
    boxShadow: vars.shadow.floating,
    outline: 'none',
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

export const icon = styleVariants({
  positive: layered({ paddingBlockStart: '6px', color: color.positive.text }),
  critical: layered({ paddingBlockStart: '6px', color: color.critical.text }),
  caution: layered({ paddingBlockStart: '6px', color: color.caution.text }),
  progress: layered({ paddingBlockStart: '6px', color: color.info.text }),
});

export const column = style(layered({ flex: 1, minInlineSize: 0 }));
export const words = style(layered({ display: 'grid', minInlineSize: 0, paddingBlock: space.xs }));
/** Its words begin below those of the toast. */
export const details = style(layered({ position: 'relative', marginInlineStart: '-11px' }));
export const title = style(layered(type.strong));
export const description = style(layered({ ...type.small, color: color.textMuted }));
