import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered, truncate } from '../../../theme/style.ts';
import { breakpoint, space, type } from '../../../theme/tokens.ts';

const phone = `(max-width: ${breakpoint.drawer - 0.02}px)`;
const tight = '(max-width: 1279.98px)';

export const screen = style(layered({ display: 'grid', gap: space.lg, minInlineSize: 0 }));

export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
  }),
);

export const frame = style(
  layered({
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  }),
);

export const table = style(layered({ inlineSize: '100%', tableLayout: 'fixed' }));

export const headCell = style(
  layered({
    ...type.head,
    blockSize: '40px',
    paddingInline: '14px',
    color: vars.color.textMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  }),
);
export const row = style(
  layered({
    blockSize: '60px',
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [phone]: { blockSize: '68px' } },
  }),
);
export const cell = style(
  layered({
    paddingInline: '14px',
    paddingBlock: space.sm,
    color: vars.color.textMuted,
    verticalAlign: 'middle',
  }),
);

/* What a phone has no room for, and what a tablet has not. */
const notOnPhone = layered({ '@media': { [phone]: { display: 'none' } } });
const notTight = layered({ '@media': { [tight]: { display: 'none' } } });

export const pipelineColumn = style(layered({ minInlineSize: 0 }));
export const statusColumn = style(
  layered({ inlineSize: '168px', '@media': { [phone]: { inlineSize: '124px' } } }),
);
export const seriesColumn = style([layered({ inlineSize: '136px' }), notTight]);
export const recordsColumn = style([layered({ inlineSize: '124px' }), notOnPhone]);
export const syncColumn = style([layered({ inlineSize: '150px' }), notOnPhone]);
export const frequencyColumn = style([layered({ inlineSize: '104px' }), notTight]);

export const number = style(
  layered({ color: vars.color.text, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);

export const pipeline = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 }),
);
export const words = style(layered({ display: 'grid', minInlineSize: 0 }));
export const name = style(layered({ ...type.strong, ...truncate, fontWeight: 600, color: vars.color.text }));
export const route = style(layered({ ...type.small, ...truncate, color: vars.color.textMuted }));
/** On a phone the second line tells when, as its column has no room. */
export const routeWide = style([route, notOnPhone]);
export const routePhone = style([
  route,
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

export const ornament = style(layered({ inlineSize: '100%' }));
