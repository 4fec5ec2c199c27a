import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, max-content)',
  gap: space.md,
  alignItems: 'center',
});
