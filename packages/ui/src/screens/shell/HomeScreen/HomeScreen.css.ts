import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { atLeast, below, groupHead, layered, plainList } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;
const narrow = below(528);

/** Its parts ask for its own width, which counts in letters: large text leaves room for less beside each other. */
export const screen = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    containerType: 'inline-size',
  }),
);
export const head = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }));
export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.xl,
    '@container': { [atLeast(812)]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(360)}` } },
  }),
);
export const column = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl }),
);

export const rows = style(layered(plainList));
export const row = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.sm} ${space.md}`,
    padding: `${space.md} ${space.xl}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
    // Below the words in every row, not only in those with long ones.
    '@container': {
      [narrow]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
    },
  }),
);
export const mark = styleVariants({
  critical: layered({ display: 'inline-flex', color: color.critical.text }),
  caution: layered({ display: 'inline-flex', color: color.caution.text }),
  info: layered({ display: 'inline-flex', color: color.info.text }),
});
export const words = style(layered({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const rowTitle = style(layered({ ...type.strong, margin: 0 }));
export const rowText = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
/** An error as the service words it. */
export const errorText = style(layered({ display: 'block', color: color.text }));
export const action = style(layered({ flex: 'none', '@container': { [narrow]: { gridColumn: 2 } } }));
/** A line between the kinds of things. */
export const group = style(layered(groupHead));
export const groupCount = style(layered({ fontWeight: 500 }));
export const note = style(layered({ ...type.small, color: color.textMuted }));
export const more = style(layered({ ...type.small, padding: `${space.md} ${space.xl}` }));
export const waiting = style(
  layered({
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.sm} ${space.xl}`,
    margin: 0,
    padding: `${space.md} ${space.xl}`,
  }),
);
export const waitingItem = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space.sm, color: color.textMuted }),
);
export const event = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'baseline',
    gap: space.md,
    padding: `${space.sm} ${space.xl}`,
  }),
);
export const age = style(layered({ ...type.small, flex: 'none', color: color.textMuted }));
export const quiet = style(layered({ ...type.body, margin: 0, color: color.textMuted }));
export const quietRow = style(
  layered({ ...type.body, margin: 0, padding: space.xl, color: color.textMuted }),
);
export const notice = style(layered({ padding: space.lg }));

/** A row of the oldest data: name and age, below them a bar. */
export const oldRow = style(
  layered({
    display: 'grid',
    alignContent: 'center',
    gap: space.xs,
    minBlockSize: rem(66),
    padding: `${space.sm} ${space.xl}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const oldLine = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 }),
);
export const oldName = style(
  layered({ ...type.strong, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
const ages = { critical: color.critical.text, plain: color.text };
export const oldAge = styleVariants(ages, (foreground) =>
  layered({ ...type.small, flex: 'none', fontWeight: 600, color: foreground }),
);
export const track = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: color.hover,
  }),
);
export const fill = styleVariants({ critical: color.critical.text, plain: color.accent }, (tint) =>
  layered({ fill: tint, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } }),
);
export const cardNote = style(
  layered({
    ...type.small,
    margin: 0,
    padding: `${space.md} ${space.xl}`,
    color: color.textMuted,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);

export const volume = style(layered({ display: 'grid', gap: space.sm, minBlockSize: rem(136) }));
export const total = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.sm, margin: 0 }),
);
export const totalFigure = style(
  layered({ fontSize: rem(26), lineHeight: rem(32), fontWeight: 600, letterSpacing: '-0.02em' }),
);
export const totalNote = style(layered({ ...type.small, color: color.textMuted }));
export const bars = style(
  layered({
    display: 'block',
    inlineSize: '100%',
    blockSize: rem(64),
    borderBlockEnd: `1px solid ${color.line}`,
    color: `color-mix(in srgb, ${color.accent} 74%, ${color.surface})`,
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
);
export const axis = style(
  layered({
    ...type.small,
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    color: color.textMuted,
  }),
);
