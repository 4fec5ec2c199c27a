import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

const { color } = vars;

export const updated = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
