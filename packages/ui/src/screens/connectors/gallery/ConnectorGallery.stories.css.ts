import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space.lg, color: vars.color.text });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space.md,
});

export const item = style({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 });

export const words = style({ display: 'grid', minInlineSize: 0 });

export const note = style({ ...type.small, color: vars.color.textMuted });
