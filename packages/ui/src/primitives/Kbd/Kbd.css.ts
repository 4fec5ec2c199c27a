import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breaking, layered } from '../../theme/style.ts';

export const kbd = style(
  layered({
    ...breaking,
    display: 'inline-block',
    paddingInline: '5px',
    fontFamily: vars.font.sans,
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    fontWeight: 500,
    color: vars.color.textMuted,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: '4px',
  }),
);
