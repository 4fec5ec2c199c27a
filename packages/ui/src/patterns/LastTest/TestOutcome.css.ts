import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';
import { narrower } from '../Grid/gridRoom.ts';

export const outcome = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm, minInlineSize: 0 }),
);
/** Hidden where a list has no room for it. */
export const when = style(
  layered({
    ...type.small,
    color: vars.color.textMuted,
    ...narrower('icons', { display: 'none' }),
  }),
);
