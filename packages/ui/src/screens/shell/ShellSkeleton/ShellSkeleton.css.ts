import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';
import { space } from '../../../theme/tokens.ts';

export const brand = style(
  layered({ display: 'flex', alignItems: 'center', blockSize: '64px', paddingInline: '10px' }),
);
export const page = style(layered({ display: 'grid', gap: space.xl }));
