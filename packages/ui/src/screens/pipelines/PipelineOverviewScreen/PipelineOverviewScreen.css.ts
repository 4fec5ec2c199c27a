import { globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css';
import { headHeight } from '../../../patterns/Grid/Grid.css.ts';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { atLeast, below, focusRing, layered, plainList, truncate } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;
/** The screen is its own container: beside an open navigation it is narrower than the window. */
const narrow = below(560);

export const screen = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    minInlineSize: 0,
    containerType: 'inline-size',
  }),
);
/* On paper it is a status report. The buttons in the heads of a table are their names. */
const printed = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { print: rule } } } });
printed(`${screen} :is(button:not([role=columnheader] button), input, details)`, {
  display: 'none !important',
});
/* Its parts have room on two pages, in the size of small print. */
printed(`html:has(${screen})`, { fontSize: '90%' });
printed(screen, { gap: space.md });

/** The one large figure, the way of the data, and a strip of facts below both. */
/** Where the large figure and the whole names at the channel fit beside each other. */
const heroRoom = 760;

export const hero = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
    '@container': { [atLeast(heroRoom)]: { gridTemplateColumns: `${rem(236)} minmax(0, 1fr)` } },
  }),
);
globalStyle(`${hero} > :nth-child(n + 3), ${hero} > :nth-child(2):last-child`, {
  '@layer': {
    [layers.components]: { gridColumn: '1 / -1', borderBlockStart: `1px solid ${color.line}` },
  },
});
export const heroFigure = style(
  layered({
    margin: 0,
    padding: space.xl,
    '@container': { [atLeast(heroRoom)]: { borderInlineEnd: `1px solid ${color.line}` } },
  }),
);
export const freshness = style(layered({ display: 'grid', alignContent: 'start', minInlineSize: 0 }));
export const factLabel = style(layered({ ...type.small, color: color.textMuted }));
export const figure = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    blockSize: rem(54),
    margin: 0,
    fontSize: rem(46),
    lineHeight: rem(54),
    fontWeight: 600,
    letterSpacing: '-0.035em',
    color: color.text,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
/** Its line adds nothing to that of the figure, which would cover the fact below. */
export const unit = style(
  layered({
    fontSize: rem(22),
    lineHeight: 1,
    fontWeight: 550,
    letterSpacing: '-0.01em',
    color: color.textMuted,
  }),
);
export const factNote = style(
  layered({ ...type.small, margin: 0, fontSize: rem(12), lineHeight: rem(16), color: color.textMuted }),
);
export const flow = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.xl,
    minInlineSize: 0,
    padding: space.xl,
    '@container': { [narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: space.md } },
  }),
);
export const flowLine = style(
  layered({
    display: 'flex',
    flex: '1 1 80px',
    minInlineSize: 0,
    '@container': { [narrow]: { flex: 'none' } },
  }),
);

/* The report above says both, with exact times. */
printed(`${heroFigure}, ${flow}`, { display: 'none' });

const endBase = style(layered({ display: 'flex', alignItems: 'center', gap: '18px', minInlineSize: 0 }));
export const end = styleVariants({
  source: [endBase],
  destination: [endBase, layered({ flexDirection: 'row-reverse', textAlign: 'end' })],
});
export const endWords = style(layered({ display: 'grid', minInlineSize: 0 }));
export const endName = style(layered({ ...type.strong, fontWeight: 600, minInlineSize: 0 }));
/** Nothing else to tap is near, so a finger has the height of a button. */
globalStyle(`${endName} > a::after`, {
  '@layer': { [layers.components]: { '@media': { '(pointer: coarse)': { insetBlock: '-13px' } } } },
});
export const endKind = style(layered({ ...type.small, ...truncate, color: color.textMuted }));

export const repairToCome = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: space.xl,
    blockSize: rem(286),
    padding: space.xl,
    '@container': { [narrow]: { blockSize: rem(420) } },
  }),
);

export const panels = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gap: space.xxl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [atLeast(900)]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(320)}` } },
  }),
);
printed(panels, { gap: space.md });
/** The chart and the tables; beside or below them a rail with the proof and the last runs. */
export const column = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.xxl,
    minInlineSize: 0,
  }),
);
// Paper has no rail, but room for its cards beside each other.
printed(`${column}:last-child:not(:first-child)`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

export const average = style(
  layered({
    ...type.small,
    marginBlockEnd: space.md,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
globalStyle(`${average} > strong`, {
  '@layer': { [layers.components]: { color: color.text, fontWeight: 600 } },
});

export const loadsProgress = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.md}`,
    padding: `${space.md} ${space.xl}`,
    color: color.textMuted,
  }),
);
export const bar = style(layered({ flex: '1 1 160px', minInlineSize: 0, accentColor: color.accent }));
export const load = style(
  layered({
    ...type.small,
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) auto minmax(${rem(120)}, auto)`,
    alignItems: 'baseline',
    gap: space.md,
    padding: `${space.sm} ${space.xl}`,
    borderBlockStart: `1px solid ${color.line}`,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
export const loadRate = style(
  layered({
    color: color.textMuted,
    textAlign: 'end',
    // Its line is kept until the rate is known, so that the rows below do not move.
    '@container': { [narrow]: { gridColumn: '1 / -1', minBlockSize: '1lh' } },
  }),
);
export const loadWaiting = style(
  layered({ gridColumn: '1 / -1', color: color.textMuted, overflowWrap: 'anywhere' }),
);

export const collections = style(layered(plainList));
export const collection = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `0 ${space.md}`,
    padding: `${space.sm} ${space.xl}`,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
/** As high as the lines that will replace it. */
export const collectionToCome = style([
  collection,
  layered({ gridTemplateRows: `${rem(20)} ${rem(16)}`, alignItems: 'center' }),
]);
export const collectionName = style(
  layered({ display: 'flex', alignItems: 'baseline', gap: '9px', minInlineSize: 0 }),
);
export const collectionWords = style(layered({ display: 'grid', minInlineSize: 0 }));
export const collectionTitle = style(
  layered({
    ...type.mono,
    lineHeight: rem(18),
    fontFamily: vars.font.mono,
    color: color.text,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    whiteSpace: 'normal',
  }),
);
export const recordsAndAge = style(layered({ display: 'grid', minInlineSize: 0 }));
/** Where the column of the newest change is hidden. */
export const narrowAge = style(
  layered({
    ...type.small,
    ...truncate,
    display: 'none',
    fontSize: rem(12),
    lineHeight: rem(16),
    color: color.textMuted,
    ...narrower('icons', { display: 'block' }),
  }),
);
export const collectionPosition = style(
  layered({
    ...type.small,
    ...truncate,
    padding: 0,
    fontSize: '0.75rem',
    textAlign: 'start',
    color: color.textMuted,
    background: 'none',
    border: 0,
    borderRadius: '3px',
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-hovered]': { color: color.text, textDecoration: 'underline' } },
  }),
);
export const position = style(
  layered({ ...type.small, display: 'grid', justifyItems: 'start', gap: space.sm, overflowWrap: 'anywhere' }),
);
export const positionTable = style(layered({ ...type.mono, fontFamily: vars.font.mono, fontWeight: 600 }));
export const collectionTools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    padding: `${space.sm} ${space.xl}`,
  }),
);
export const collectionSearch = style(
  layered({ flex: `0 1 ${rem(280)}`, '@media': { print: { display: 'none' } } }),
);
export const collectionMore = style(
  layered({
    padding: `${space.sm} ${space.xl}`,
    borderBlockStart: `1px solid ${color.line}`,
    '@media': { print: { display: 'none' } },
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const collectionGrid = style(layered({ borderBlockStart: `1px solid ${color.line}` }));
/** The card already has a border, so the table needs none. Outside of the layer, so that it wins. */
globalStyle(`${collectionGrid} > *`, { border: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 });
/** Below the head of its card, which has the line. */
export const runGrid = style({});
/* On paper the newest syncs are enough for a status. */
printed(`${runGrid} [role=row]:nth-child(n + 4)`, { display: 'none' });
globalStyle(`${runGrid} > *`, { border: 0, borderRadius: 0 });
/** Below the head of the table. */
export const runsToCome = style(layered({ paddingBlockStart: rem(headHeight) }));
export const runToCome = style([collection, layered({ alignItems: 'center', blockSize: rem(44) })]);
export const runStart = style(layered({ whiteSpace: 'normal', overflowWrap: 'normal' }));
export const runResult = style(layered({ ...truncate, minInlineSize: 0 }));
/** Beside the chart and on a phone it has no room; the log has it. */
export const runNote = style(
  layered({
    color: color.textMuted,
    '@container': { [narrow]: { display: 'none' }, [atLeast(900)]: { display: 'none' } },
  }),
);
export const dot = styleVariants(
  {
    positive: color.positive.text,
    info: color.info.text,
    critical: color.critical.text,
    neutral: color.control,
  },
  (background) =>
    layered({
      flexShrink: 0,
      inlineSize: '7px',
      blockSize: '7px',
      borderRadius: vars.radius.full,
      background,
      '@media': { '(forced-colors: active)': { border: '1px solid' } },
    }),
);
export const period = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const periodToCome = style([
  period,
  layered({
    display: 'grid',
    alignItems: 'center',
    blockSize: `calc(${rem(34)} + 2 * ${space.sm})`,
    paddingInline: space.xl,
  }),
]);
export const quiet = style(layered({ ...type.body, padding: space.xl, color: color.textMuted }));
