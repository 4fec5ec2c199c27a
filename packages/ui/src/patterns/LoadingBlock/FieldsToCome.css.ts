import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const fields = style(layered({ display: 'grid', gap: space.xl }));
export const field = style(layered({ display: 'grid', gap: space.sm, maxInlineSize: '100%' }));
