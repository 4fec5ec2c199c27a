import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const form = style(layered({ display: 'flex', flexDirection: 'column', gap: space.lg }));
