import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';
import { narrower, roomMeasure } from '../Grid/gridRoom.ts';

const { color } = vars;

export const controls = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }),
);
export const note = style(
  layered({ ...type.body, padding: `${space.md} ${space.xl} 0`, color: color.textMuted }),
);
export const padded = style(layered({ padding: space.xl }));

export const empty = style(
  layered({
    ...type.body,
    display: 'grid',
    justifyItems: 'center',
    gap: space.xs,
    padding: `${space.section} ${space.xl}`,
    color: color.textMuted,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);
export const purpose = style(layered({ maxInlineSize: rem(520) }));
export const emptyTitle = style(layered({ ...type.strong, color: color.text }));

/** Measured, because the table also stands in a column of a wider page. */
export const table = style(layered(roomMeasure));
const tracks = layered({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr) ${rem(34)}`,
  gap: `${space.sm} ${space.lg}`,
  paddingInline: space.xl,
});
/** Still read out where the cells are stacked. */
export const head = style(
  layered(narrower('icons', { position: 'absolute', clipPath: 'inset(50%)', pointerEvents: 'none' })),
);
export const headRow = style([
  tracks,
  layered({ ...type.head, paddingBlock: space.sm, color: color.textMuted }),
]);
export const row = style([
  tracks,
  layered({
    ...type.body,
    alignItems: 'start',
    paddingBlock: space.md,
    borderBlockStart: `1px solid ${color.line}`,
    ...narrower('icons', {
      gridTemplateColumns: `minmax(0, 1fr) ${rem(34)}`,
      // The head that it would be separated from is hidden there.
      selectors: { '&:first-child': { borderBlockStart: 0 } },
    }),
  }),
]);
export const which = style(layered({ display: 'grid', gap: space.hair, minInlineSize: 0 }));
export const name = style(layered({ ...type.strong, overflowWrap: 'anywhere' }));
export const address = style(
  layered({
    ...type.mono,
    fontFamily: vars.font.mono,
    color: color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
/** Stacked, a part takes the whole row below the name. */
export const part = style(
  layered({
    display: 'grid',
    gap: space.hair,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    ...narrower('icons', { gridColumn: '1 / -1' }),
  }),
);
export const label = style(layered({ ...type.small, color: color.textMuted }));
/** Names the column of a stacked cell. */
export const ownLabel = style([
  label,
  layered({ display: 'none', ...narrower('icons', { display: 'block' }) }),
]);
export const muted = style(layered({ color: color.textMuted }));
export const menu = style(
  layered({
    justifySelf: 'end',
    marginBlock: `-${space.xs}`,
    ...narrower('icons', { gridColumn: 2, gridRow: 1 }),
  }),
);

export const delivery = style(
  layered({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.sm}` }),
);
export const facts = style(layered({ ...type.small, color: color.textMuted }));
export const error = style(
  layered({ ...type.small, flexBasis: '100%', color: color.critical.text, overflowWrap: 'anywhere' }),
);
