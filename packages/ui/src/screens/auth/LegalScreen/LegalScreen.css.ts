import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

export const page = style(
  layered({
    display: 'grid',
    gap: space.lg,
    inlineSize: '100%',
    maxInlineSize: rem(680),
    marginInline: 'auto',
    padding: `${space.section} ${space.lg}`,
    overflowWrap: 'anywhere',
  }),
);
/** The text is longer than a window, and what follows it does not appear before it. */
export const toCome = style(layered({ minBlockSize: '100vh' }));
export const title = style(layered({ ...type.display, outline: 'none' }));
export const heading = style(layered({ ...type.dialog, marginBlockStart: space.sm }));
