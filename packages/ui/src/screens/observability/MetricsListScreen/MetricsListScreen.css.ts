import { style } from '@vanilla-extract/css';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered, truncate } from '../../../theme/style.ts';
import { rem, type } from '../../../theme/tokens.ts';

const { color } = vars;

/** The width of each column. */
export const tracks = {
  name: `minmax(${rem(140)}, 2.4fr)`,
  place: 'minmax(0, 2.6fr)',
  value: `minmax(${rem(140)}, 2.2fr)`,
  state: `minmax(${rem(144)}, 1.1fr)`,
  narrowState: `min(${rem(140)}, 46%)`,
  usedBy: `minmax(0, ${rem(92)})`,
  created: `minmax(0, ${rem(124)})`,
} as const;

export const cell = style(layered({ display: 'grid', minInlineSize: 0 }));
/** A value that is cut would be another value. */
export const line = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const time = style(layered({ color: color.textMuted }));
export const mono = style(layered({ ...type.mono, ...truncate, fontFamily: vars.font.mono }));
/** A range that is cut would be another range. */
export const second = style(layered({ ...type.small, color: color.textMuted }));
export const outside = style(layered({ color: color.critical.text, fontWeight: 570 }));
/** What a phone shows instead of the columns that it has no room for. */
export const narrow = style(
  layered({
    display: 'none',
    ...narrower('drawer', { display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' }),
  }),
);
export const wide = style(layered(narrower('drawer', { display: 'none' })));
