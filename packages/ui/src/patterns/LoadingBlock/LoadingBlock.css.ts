import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const rows = style(layered({ display: 'grid', gap: space.lg }));
export const inset = style([rows, layered({ padding: space.xl })]);
