import { style } from '@vanilla-extract/css';
import { narrower } from '../../patterns/Grid/gridRoom.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered, truncate } from '../../theme/style.ts';
import { rem, type } from '../../theme/tokens.ts';

export const search = style(layered({ flex: `1 1 ${rem(200)}` }));
export const count = style(layered({ flexGrow: 1, textAlign: 'end' }));
/** Holds its lines one below the other. */
export const nameCell = style(layered({ minInlineSize: 0 }));
export const name = style(layered({ ...truncate, display: 'block', color: vars.color.text }));
export const mono = style(layered({ ...type.mono, fontFamily: vars.font.mono }));
/** The other cells, where there is no room for columns. */
export const details = style(
  layered({
    display: 'none',
    ...narrower('drawer', { display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' }),
  }),
);
