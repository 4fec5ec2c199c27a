import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/style.ts';
import { space } from '../../../theme/tokens.ts';

export const screen = style(layered({ display: 'grid', gap: space.xl, alignContent: 'start' }));
export const note = style(layered({ color: vars.color.textMuted }));
