import { styleVariants, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';

export const avatar = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '32px',
    blockSize: '32px',
    fontSize: '0.75rem',
    lineHeight: 1,
    fontWeight: 600,
    borderRadius: vars.radius.full,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

export const small = style(layered({ inlineSize: '24px', blockSize: '24px', fontSize: '0.65625rem' }));

export const colour = styleVariants(vars.palette, ({ text, soft }) =>
  layered({ color: text, background: soft }),
);
