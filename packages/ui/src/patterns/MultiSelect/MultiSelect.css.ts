import { style } from '@vanilla-extract/css';
import * as listCss from '../../internal/listItem.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const dialog = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${rem(340)}, calc(100vw - 24px))`,
    maxBlockSize: `min(${rem(460)}, 70vh)`,
    outline: 'none',
  }),
);
export const tools = style(
  layered({
    display: 'grid',
    gap: space.sm,
    padding: space.sm,
    borderBlockEnd: `1px solid ${color.line}`,
    flexShrink: 0,
  }),
);
export const list = style(
  layered({
    display: 'block',
    flex: '0 1 auto',
    minBlockSize: rem(80),
    maxBlockSize: rem(280),
    overflow: 'auto',
    outline: 'none',
  }),
);
/** Its list gives it its height. */
export const option = style([listCss.item, layered({ blockSize: '100%', minBlockSize: 0, paddingBlock: 0 })]);
export const box = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: rem(16),
    blockSize: rem(16),
    color: 'transparent',
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: '5px',
    selectors: {
      '[data-selected] > &': { color: color.onAccent, background: color.accent, borderColor: color.accent },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);
export const note = style(layered({ ...type.small, color: color.textMuted, flexShrink: 0 }));
export const foot = style(
  layered({
    ...type.small,
    display: 'grid',
    gap: space.hair,
    padding: `${space.sm} ${space.md}`,
    color: color.textMuted,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
export const none = style(layered({ ...type.small, padding: space.md, color: color.textMuted }));
