import { styleVariants, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem } from '../../theme/tokens.ts';

export const avatar = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: rem(32),
    blockSize: rem(32),
    fontSize: rem(12),
    lineHeight: 1,
    fontWeight: 600,
    borderRadius: vars.radius.full,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

export const small = style(layered({ inlineSize: rem(24), blockSize: rem(24), fontSize: rem(10.5) }));

export const colour = styleVariants(vars.palette, ({ text, soft }) =>
  layered({ color: text, background: soft }),
);

export const unnamed = style(layered({ color: vars.color.textMuted, background: vars.color.pressed }));
