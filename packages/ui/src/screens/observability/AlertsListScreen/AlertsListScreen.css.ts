import { style } from '@vanilla-extract/css';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered, truncate } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

/** The width of each column. */
export const tracks = {
  name: `minmax(${rem(104)}, 2.6fr)`,
  state: rem(152),
  narrowState: `min(${rem(152)}, 46%)`,
  priority: rem(96),
  value: `minmax(min(${rem(184)}, 16cqi), 2fr)`,
  fired: `minmax(0, ${rem(166)})`,
  next: `minmax(0, ${rem(122)})`,
  recipients: `minmax(0, ${rem(128)})`,
} as const;

export const cell = style(layered({ display: 'grid', minInlineSize: 0 }));
export const line = style(layered({ ...truncate }));
export const second = style(layered({ ...type.small, ...truncate, color: color.textMuted }));
export const outside = style(layered({ color: color.critical.text, fontWeight: 570 }));
export const silent = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space.xs, color: color.caution.text }),
);
/** What a phone shows instead of the columns that it has no room for. */
export const narrow = style(layered({ display: 'none', ...narrower('drawer', { display: 'inline' }) }));
export const wide = style(layered(narrower('drawer', { display: 'none' })));
