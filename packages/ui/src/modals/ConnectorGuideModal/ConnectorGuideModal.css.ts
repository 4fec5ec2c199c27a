import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** The guide's sections have their own padding, which would add to the dialog's. */
export const guide = style(layered({ marginInline: `calc(-1 * ${space.xl})` }));
