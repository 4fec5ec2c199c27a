import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/style.ts';
import { space, type } from '../../../theme/tokens.ts';

export const empty = style(
  layered({
    ...type.body,
    margin: 0,
    padding: `${space.sm} ${space.xl} ${space.xl}`,
    color: vars.color.textMuted,
  }),
);
