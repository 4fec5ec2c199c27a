import { style } from '@vanilla-extract/css';
import * as namedList from '../../internal/namedList.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, type } from '../../theme/tokens.ts';

/** Half a visible row shows that there are more. */
export const list = style([namedList.list, layered({ maxBlockSize: rem(286), overflowY: 'auto' })]);
export const reason = style(
  layered({ ...type.small, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);
