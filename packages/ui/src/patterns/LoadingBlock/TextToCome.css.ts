import { style } from '@vanilla-extract/css';
import { skeleton } from '../../primitives/Skeleton/Skeleton.css.ts';
import { layered } from '../../theme/style.ts';

/** A bar on each line. The text is no content, so that neither a search nor a selection finds it. */
export const lines = style([
  skeleton,
  layered({
    display: 'inline',
    boxDecorationBreak: 'clone',
    selectors: { '&::before': { content: 'attr(data-text)', visibility: 'hidden' } },
  }),
]);
