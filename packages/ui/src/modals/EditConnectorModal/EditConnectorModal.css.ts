import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

export const id = style(layered({ ...type.small, color: vars.color.textMuted }));
export const more = style(layered({ ...type.body, color: vars.color.textMuted }));

export const start = style(layered({ display: 'grid', gap: space.xs }));
export const heading = style(layered({ ...type.strong, color: vars.color.text }));
