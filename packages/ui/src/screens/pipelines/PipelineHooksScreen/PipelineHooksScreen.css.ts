import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';
import { space } from '../../../theme/tokens.ts';

export const waiting = style(layered({ display: 'grid', gap: space.md }));
