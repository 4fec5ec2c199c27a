import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

const { color } = vars;

export const hidden = style(layered({ color: color.textMuted }));
export const lock = style(
  layered({
    display: 'inline-flex',
    marginInlineStart: space.sm,
    verticalAlign: 'text-bottom',
    color: color.textMuted,
  }),
);
