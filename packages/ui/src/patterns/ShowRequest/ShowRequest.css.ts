import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

/** The text of the button is aligned with the form. */
export const row = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    marginInlineStart: `calc(-1 * ${space.md})`,
  }),
);
export const failed = style(layered({ ...type.small, color: vars.color.textMuted }));
