import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const parts = style(layered({ display: 'grid', gap: space.lg }));
export const advice = style(layered({ ...type.body, margin: 0, color: color.textMuted }));
