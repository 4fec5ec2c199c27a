import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const notice = style(layered({ padding: `${space.xl} ${space.xl} 0` }));
