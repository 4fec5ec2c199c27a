import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

export const note = style(layered({ ...type.small, margin: 0, color: vars.color.textMuted }));
