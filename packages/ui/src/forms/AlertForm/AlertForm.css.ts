import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, layered, plainList, truncate } from '../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const phone = below(breakpoint.drawer);

export const pair = style(
  layered({
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr))`,
  }),
);
export const half = style(layered({ maxInlineSize: rem(360) }));
/** Addresses are text, not code. */
export const recipients = style(layered({ display: 'grid', gap: space.sm, minInlineSize: 0 }));
globalStyle(`${recipients} textarea`, {
  '@layer': { [layers.components]: { ...type.body, fontFamily: vars.font.sans } },
});
export const stack = style(
  layered({ display: 'grid', gap: space.lg, gridTemplateColumns: 'minmax(0, 1fr)' }),
);
export const sentence = style(layered({ ...type.body, margin: 0, color: color.textMuted }));

export const picker = style(
  layered({ display: 'grid', gap: space.md, gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
);
export const tools = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }),
);
export const search = style(
  layered({ flex: `1 1 ${rem(200)}`, '@media': { [phone]: { flex: '1 1 100%' } } }),
);
export const count = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const metric = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);
export const cell = style(layered({ display: 'grid', minInlineSize: 0 }));
export const name = style(layered({ ...truncate, color: color.text }));
export const place = style(
  layered({ ...type.mono, ...truncate, fontFamily: vars.font.mono, color: color.textMuted }),
);
export const detail = style(layered({ ...type.small, ...truncate, color: color.textMuted }));
export const chosen = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm, ...plainList }));
export const chip = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: '100%',
    paddingInline: `${space.md} ${space.hair}`,
    borderRadius: vars.radius.control,
    background: color.sunken,
  }),
);
