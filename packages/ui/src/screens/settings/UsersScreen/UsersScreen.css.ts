import { style } from '@vanilla-extract/css';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered, truncate } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

/** The width of each column. */
export const tracks = {
  name: `minmax(${rem(192)}, 2fr)`,
  role: `minmax(0, ${rem(140)})`,
  status: `minmax(${rem(144)}, 2.2fr)`,
  narrowStatus: `min(${rem(152)}, 45%)`,
  lastActive: `minmax(0, ${rem(140)})`,
} as const;

/** An address that is cut could be another person's, so it wraps on a phone. */
export const second = style(
  layered(narrower('drawer', { display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' })),
);
/** What a phone shows instead of the columns that it has no room for. */
export const narrow = style(layered({ display: 'none', ...narrower('drawer', { display: 'inline' }) }));
export const status = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.sm, inlineSize: '100%', minInlineSize: 0 }),
);
/** At the end of the cell; hidden where the list has no room for it. */
export const again = style(
  layered({
    flexShrink: 0,
    marginInlineStart: 'auto',
    ...narrower('icons', { display: 'none' }),
  }),
);
/** Hidden where the list has no room for it. */
export const when = style(
  layered({
    ...type.small,
    ...truncate,
    color: vars.color.textMuted,
    ...narrower('icons', { display: 'none' }),
  }),
);
