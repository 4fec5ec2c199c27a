import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered, truncate } from '../../../theme/style.ts';
import { breakpoint, control, space, type } from '../../../theme/tokens.ts';

const phone = `(max-width: ${breakpoint.drawer - 0.02}px)`;

export const screen = style(layered({ display: 'grid', gap: space.lg, minInlineSize: 0 }));

export const tools = style(layered({ display: 'grid', gap: space.md }));
export const toolbar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' }),
);
export const search = style(
  layered({
    flex: '0 1 280px',
    minInlineSize: '180px',
    '@media': { [phone]: { order: 1, flex: '1 1 100%' } },
  }),
);
export const live = style(layered({ marginInlineStart: 'auto' }));

export const secondRow = style(
  layered({ display: 'grid', alignItems: 'center', minBlockSize: control.small }),
);
export const hint = style(layered({ ...type.small, color: vars.color.textMuted }));

export const selectionBar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }),
);
export const selectionCount = style(layered({ ...type.label, marginInlineEnd: space.sm }));

export const pipeline = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 }),
);
export const words = style(layered({ display: 'grid', minInlineSize: 0 }));
export const name = style(layered({ ...type.strong, ...truncate, fontWeight: 600, color: vars.color.text }));

const secondLine = layered({ ...type.small, ...truncate, color: vars.color.textMuted });
export const toDo = style(layered({ ...type.small, ...truncate, color: vars.color.accent }));
export const routeWide = style([secondLine, layered({ '@media': { [phone]: { display: 'none' } } })]);
/** On a phone the second line tells when, as its column has no room. */
export const routePhone = style([
  secondLine,
  layered({ display: 'none', '@media': { [phone]: { display: 'block' } } }),
]);

export const status = style(
  layered({ display: 'grid', justifyItems: 'start', gap: '2px', minInlineSize: 0 }),
);
export const reason = style(
  layered({
    ...type.head,
    ...truncate,
    fontWeight: 400,
    maxInlineSize: '100%',
    color: vars.color.critical.text,
  }),
);
export const number = style(layered({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' }));

export const skeleton = style(
  layered({
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  }),
);
export const skeletonHead = style(layered({ blockSize: '40px' }));
export const skeletonRow = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    blockSize: '60px',
    paddingInline: space.lg,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [phone]: { blockSize: '68px' } },
  }),
);
export const skeletonWords = style(
  layered({ display: 'grid', gap: '6px', flexGrow: 1, minInlineSize: 0, overflow: 'hidden' }),
);
export const skeletonRest = style(
  layered({ display: 'flex', gap: '56px', '@media': { [phone]: { display: 'none' } } }),
);
