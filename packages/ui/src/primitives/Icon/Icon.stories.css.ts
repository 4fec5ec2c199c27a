import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type } from '../../theme/tokens.ts';

export const family = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space.lg,
});

export const member = style({
  ...type.head,
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
  color: vars.color.textMuted,
});
