import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space } from '../../theme/tokens.ts';

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
