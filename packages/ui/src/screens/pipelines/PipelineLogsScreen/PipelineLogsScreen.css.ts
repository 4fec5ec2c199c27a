import { style } from '@vanilla-extract/css';
import { headOffset } from '../../../patterns/ResourceList/rowHeight.ts';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered } from '../../../theme/style.ts';
import { breakpoint, depth, rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;
const phone = below(breakpoint.drawer);
/** Two lines of text with room around them, in px at the default font size. */
export const rowHeight = 48;
/** On a phone, the message is below the time and the level. */
export const narrowRowHeight = 62;

export const screen = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }),
);
export const toolbar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' }),
);
export const search = style(
  layered({
    flex: `1 1 ${rem(200)}`,
    maxInlineSize: rem(300),
    '@media': { [phone]: { order: 1, maxInlineSize: 'none', flexBasis: '100%' } },
  }),
);
/** The level `debug` adds lines, where the others choose among them. */
export const levels = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.sm} ${space.lg}` }),
);
/** The inputs of a custom range, and their buttons at the height of the boxes. */
export const range = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: `${space.sm} ${space.md}` }),
);
export const rangeTime = style(
  layered({ flex: `0 1 ${rem(228)}`, '@media': { [phone]: { flexBasis: '100%' } } }),
);
export const rangeActions = style(
  layered({
    display: 'flex',
    gap: space.sm,
    paddingBlockStart: rem(24),
    '@media': { [phone]: { paddingBlockStart: 0 } },
  }),
);
export const rangeZone = style(layered({ ...type.small, flexBasis: '100%', color: color.textMuted }));
export const tools = style(
  layered({
    display: 'flex',
    gap: space.sm,
    marginInlineStart: 'auto',
    '@media': { [phone]: { order: 2, marginInlineStart: 0 } },
  }),
);
export const summary = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    color: color.textMuted,
  }),
);
/** Floats above the list without taking room, below the app's top bar. */
export const newer = style(
  layered({
    position: 'sticky',
    insetBlockStart: rem(headOffset + 8),
    zIndex: depth.sticky + 1,
    display: 'flex',
    justifyContent: 'center',
    blockSize: 0,
    pointerEvents: 'none',
  }),
);
export const newerButton = style(layered({ pointerEvents: 'auto', transform: 'translateY(-6px)' }));
export const list = style(layered({ minInlineSize: 0, selectors: { '&:focus': { outline: 'none' } } }));
export const older = style(
  layered({
    ...type.small,
    display: 'flex',
    justifyContent: 'center',
    padding: space.lg,
    color: color.textMuted,
  }),
);
export const skeletonRow = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${rem(80)} ${rem(64)} minmax(0, 1fr)`,
    gap: space.xl,
    alignItems: 'center',
    blockSize: rem(rowHeight),
    paddingInline: '14px',
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    '@media': { [phone]: { blockSize: rem(narrowRowHeight) } },
  }),
);
export const skeleton = style(
  layered({ background: color.surface, border: `1px solid ${color.line}`, borderRadius: vars.radius.card }),
);
