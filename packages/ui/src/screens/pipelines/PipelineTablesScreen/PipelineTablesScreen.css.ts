import { style } from '@vanilla-extract/css';
import { narrower, roomMeasure } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered, truncate } from '../../../theme/style.ts';
import { breakpoint, control, rem, space, type } from '../../../theme/tokens.ts';

const phone = below(breakpoint.drawer);

export const screen = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }),
);
export const tools = style(layered({ ...roomMeasure, display: 'grid', gap: space.md }));
export const toolbar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' }),
);
export const search = style(
  layered({
    flex: `1 1 ${rem(200)}`,
    maxInlineSize: rem(320),
    '@media': { [phone]: { maxInlineSize: 'none' } },
  }),
);
/** Hidden where the column heads are visible, because they sort. */
export const sort = style(layered({ display: 'none', ...narrower('drawer', { display: 'block' }) }));
export const refresh = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    marginInlineStart: 'auto',
    '@media': { [phone]: { marginInlineStart: 0 } },
  }),
);
export const fact = style(layered({ ...type.small, color: vars.color.textMuted }));
/** As high as the selection bar that replaces the filters, so that the rows do not move. */
export const secondRow = style(
  layered({ display: 'grid', alignItems: 'center', minBlockSize: control.small, minInlineSize: 0 }),
);
export const selection = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }),
);
export const selectionCount = style(
  layered({ ...type.label, marginInlineEnd: space.sm, '@media': { [phone]: { inlineSize: '100%' } } }),
);

export const words = style(layered({ display: 'grid', minInlineSize: 0 }));
export const name = style(
  layered({ ...type.mono, ...truncate, fontFamily: vars.font.mono, color: vars.color.text }),
);
export const position = style(
  layered({
    ...type.small,
    ...truncate,
    color: vars.color.textMuted,
    ...narrower('drawer', { display: 'none' }),
  }),
);
/** On a phone the second line shows the state and the records, because their columns are hidden. */
export const phoneLine = style(
  layered({
    display: 'none',
    minInlineSize: 0,
    ...narrower('drawer', { display: 'flex', alignItems: 'center', gap: space.sm }),
  }),
);
export const recordsBelow = style(layered({ ...type.small, ...truncate, color: vars.color.textMuted }));
export const state = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);
/** A long reason is cut, the state is not. */
export const badge = style(layered({ display: 'flex', flexShrink: 0 }));
export const reason = style(
  layered({ ...type.small, ...truncate, minInlineSize: 0, color: vars.color.textMuted }),
);
