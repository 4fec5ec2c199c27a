import { style } from '@vanilla-extract/css';
import { atLeast, layered } from '../../../theme/style.ts';
import { rem, space } from '../../../theme/tokens.ts';

/** Width from which the preview fits beside the form. */
const roomy = atLeast(960);
const previewWidth = rem(320);

export const screen = style(layered({ containerType: 'inline-size', minInlineSize: 0 }));
export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xxl,
    '@container': {
      [roomy]: {
        gridTemplateColumns: `minmax(0, min(${rem(840)}, 100% - ${previewWidth} - ${space.xxl})) ${previewWidth}`,
      },
    },
  }),
);
export const help = style(layered({ minInlineSize: 0, paddingBlockEnd: space.section }));
export const notice = style(layered({ padding: `${space.xl} ${space.xl} 0` }));
/** Changes, one on each line. */
export const unsaved = style(layered({ margin: 0, paddingInlineStart: space.lg }));
