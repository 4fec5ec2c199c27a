import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

export const note = style(
  layered({ ...type.small, marginBlockStart: space.lg, color: vars.color.textMuted }),
);
