import { style, styleVariants } from '@vanilla-extract/css';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { atLeast, layered, plainList, truncate } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

/** The width of each column of the triggers. */
export const tracks = {
  fired: `minmax(${rem(168)}, 1fr)`,
  measured: `minmax(${rem(160)}, 2fr)`,
  recovered: `minmax(0, ${rem(140)})`,
  handled: `minmax(0, ${rem(168)})`,
} as const;

export const page = style(layered({ display: 'grid', gap: space.xl, containerType: 'inline-size' }));
export const layout = style(
  layered({
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [atLeast(920)]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(320)}` } },
  }),
);
export const main = style(layered({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const aside = style(
  layered({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' }),
);

export const triggers = style(layered({ display: 'grid', gap: space.md, minInlineSize: 0 }));
export const title = style(layered({ ...type.section, margin: 0 }));
export const note = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const cell = style(
  layered({
    display: 'grid',
    minInlineSize: 0,
    // On a phone it is the last in its row, and no menu follows that would keep the distance.
    ...narrower('drawer', { paddingInlineEnd: space.md }),
  }),
);
/** When it fired is never cut. */
export const fired = style(layered({ ...truncate, ...narrower('drawer', { whiteSpace: 'normal' }) }));
export const line = style(layered({ ...truncate }));
export const second = style(
  layered({
    ...type.small,
    ...truncate,
    color: color.textMuted,
    ...narrower('drawer', { whiteSpace: 'normal' }),
  }),
);
/** On wide pages a column of its own says it. */
export const ended = style(
  layered({
    display: 'none',
    color: color.textMuted,
    ...narrower('drawer', { ...type.small, display: 'block' }),
  }),
);
export const value = styleVariants({
  within: layered({ color: color.text }),
  outside: layered({ color: color.critical.text, fontWeight: 570 }),
});

export const sentence = style(layered({ ...type.body, margin: 0 }));
export const metrics = style(
  layered({
    display: 'grid',
    gap: space.sm,
    ...plainList,
    marginBlockStart: space.md,
  }),
);
export const metric = style(
  layered({
    display: 'grid',
    gap: space.hair,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: vars.radius.control,
    background: color.sunken,
  }),
);
export const metricName = style(layered({ ...type.strong, overflowWrap: 'anywhere' }));
export const metricRange = style(layered({ ...type.small, color: color.textMuted }));
export const lineage = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.sm}`,
    color: color.textMuted,
  }),
);
export const more = style(
  layered({ ...type.small, margin: 0, marginBlockStart: space.sm, color: color.textMuted }),
);
