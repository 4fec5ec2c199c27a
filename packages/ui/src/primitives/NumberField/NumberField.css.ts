import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';

export const input = style(layered({ fontVariantNumeric: 'tabular-nums' }));
