import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';
import { space } from '../../../theme/tokens.ts';

export const notices = style(
  layered({ display: 'grid', gap: space.md, padding: `${space.xl} ${space.xl} 0` }),
);
/** Digits of one width: the words beside it stay where they are. */
export const elapsed = style(layered({ marginInlineStart: space.xs, fontVariantNumeric: 'tabular-nums' }));
