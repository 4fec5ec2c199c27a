import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

export const content = style(
  layered({
    ...type.body,
    display: 'grid',
    justifyItems: 'start',
    gap: space.md,
    padding: space.lg,
    maxInlineSize: rem(320),
    outline: 'none',
  }),
);
