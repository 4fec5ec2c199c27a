import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

export const page = style(
  layered({
    display: 'grid',
    gap: space.lg,
    maxInlineSize: rem(680),
    marginInline: 'auto',
    padding: `${space.section} ${space.lg}`,
    overflowWrap: 'anywhere',
  }),
);
export const title = style(layered({ ...type.display, outline: 'none' }));
export const heading = style(layered({ ...type.dialog, marginBlockStart: space.sm }));
