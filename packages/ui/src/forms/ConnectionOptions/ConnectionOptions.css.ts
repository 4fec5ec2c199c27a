import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const options = style(layered({ display: 'grid', gap: space.lg }));
export const addresses = style(layered({ display: 'grid', gap: space.sm }));
