import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered, truncate } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

export const menu = style(layered({ inlineSize: rem(264), maxInlineSize: 'calc(100vw - 24px)' }));
export const person = style(
  layered({
    display: 'grid',
    padding: `${space.md} ${space.lg}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
export const name = style(layered({ ...type.strong, ...truncate }));
export const email = style(layered({ ...type.small, ...truncate, color: vars.color.textMuted }));
export const heading = style(
  layered({ ...type.head, padding: `${space.sm} 9px ${space.xs}`, color: vars.color.textMuted }),
);
