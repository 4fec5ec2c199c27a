import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space, type } from '../../theme/tokens.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: space.md });

export const gallery = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: space.md,
  color: vars.color.text,
});
