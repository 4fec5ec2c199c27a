import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, layered, truncate } from '../../theme/style.ts';
import { breakpoint, space, type } from '../../theme/tokens.ts';

const phone = below(breakpoint.drawer);

export const picker = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, minInlineSize: 0 }),
);
export const tools = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' }));
export const search = style(layered({ flex: '1 1 200px', '@media': { [phone]: { flex: '1 1 100%' } } }));
export const count = style(layered({ ...type.small, color: vars.color.textMuted }));
export const name = style(
  layered({ ...type.mono, ...truncate, fontFamily: vars.font.mono, color: vars.color.text }),
);
export const detail = style(
  layered({ ...type.mono, ...truncate, fontFamily: vars.font.mono, color: vars.color.textMuted }),
);
