import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/style.ts';
import { space, type } from '../../../theme/tokens.ts';

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
