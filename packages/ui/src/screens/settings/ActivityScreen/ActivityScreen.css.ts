import { style } from '@vanilla-extract/css';
import { headOffset } from '../../../patterns/ResourceList/rowHeight.ts';
import { vars } from '../../../theme/contract.css.ts';
import { atLeast, layered } from '../../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../../theme/tokens.ts';

export const screen = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }),
);
/** Which object the entries are about, and the way back to all of them. */
export const about = style(
  layered({
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.md,
    margin: 0,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
/** The list, with the form of an entry beside it. In a window that became too narrow, the form is above the list. */
export const besideForm = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.lg,
    minInlineSize: 0,
    '@media': {
      [atLeast(breakpoint.icons)]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(${rem(340)}, ${rem(380)})`,
      },
    },
  }),
);
/** Stays in view beside a long list. */
export const form = style(
  layered({
    minInlineSize: 0,
    order: -1,
    '@media': {
      [atLeast(breakpoint.icons)]: {
        position: 'sticky',
        insetBlockStart: rem(headOffset + 8),
        order: 0,
        maxBlockSize: `calc(100dvh - ${rem(headOffset + 16)})`,
        overflowY: 'auto',
      },
    },
  }),
);
