import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

export const dialog = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${rem(300)}, calc(100vw - 24px))`,
    maxBlockSize: `min(${rem(420)}, 60vh)`,
    outline: 'none',
  }),
);
export const search = style(
  layered({ padding: space.sm, borderBlockEnd: `1px solid ${vars.color.line}`, flexShrink: 0 }),
);
export const options = style(layered({ flex: 1, minBlockSize: 0, overflow: 'auto', outline: 'none' }));
export const head = style(
  layered({ ...type.head, padding: '8px 9px 4px', color: vars.color.textMuted, fontWeight: 500 }),
);
export const option = style(layered({ overflowWrap: 'anywhere' }));
/** Marks the option that is chosen. */
export const chosen = style(
  layered({
    display: 'inline-flex',
    visibility: 'hidden',
    color: vars.color.accent,
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
  }),
);
export const none = style(layered({ ...type.small, padding: space.md, color: vars.color.textMuted }));
/** Below the options, where not all of them are shown. */
export const cut = style([
  none,
  layered({ flexShrink: 0, padding: '8px 12px', borderBlockStart: `1px solid ${vars.color.line}` }),
]);
