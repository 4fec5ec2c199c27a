import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { atLeast, layered, visuallyHidden } from '../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const beside = atLeast(breakpoint.drawer);
const end = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

/** As high while it loads as with many tables, so that the dialog keeps its place. */
export const parts = style(
  layered({
    display: 'grid',
    gap: space.xl,
    alignContent: 'start',
    blockSize: `min(${rem(560)}, 100dvh - ${rem(240)})`,
    minBlockSize: rem(160),
    overflow: 'auto',
    // Room for the focus ring of its controls.
    marginInline: '-4px',
    paddingInline: '4px',
  }),
);
export const summary = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs} ${space.xl}`,
    color: color.textMuted,
  }),
);
export const part = style(layered({ display: 'flex', alignItems: 'center', gap: space.xs }));
export const number = style(layered({ ...type.strong, color: color.text }));

const tracks = 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)';

export const table = style(layered({ display: 'grid' }));
/** On a phone, each table is a block with its heads in it. */
export const heads = style(
  layered({
    ...visuallyHidden,
    '@media': {
      [beside]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  }),
);
export const columns = style(
  layered({ display: 'grid', gridTemplateColumns: tracks, gap: space.md, paddingBlockEnd: space.sm }),
);
const headBase = layered({ ...type.head, color: color.textMuted, overflowWrap: 'anywhere' });
export const head = styleVariants({ start: [headBase], end: [headBase, layered(end)] });
export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `${space.xs} ${space.md}`,
    paddingBlock: space.md,
    borderBlockStart: `1px solid ${color.line}`,
    '@media': { [beside]: { gridTemplateColumns: tracks } },
  }),
);
const whole = { gridColumn: '1 / -1', '@media': { [beside]: { gridColumn: 'auto' } } } as const;
const cellBase = layered({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style([
  cellBase,
  layered({ ...type.mono, ...whole, fontFamily: vars.font.mono, color: color.text }),
]);
export const count = style([
  cellBase,
  layered({ ...type.body, fontVariantNumeric: 'tabular-nums', '@media': { [beside]: end } }),
]);
export const verdict = style([cellBase, layered(whole)]);
/** The head of the column, where the columns are blocks. */
export const label = style(
  layered({
    ...type.small,
    display: 'block',
    color: color.textMuted,
    '@media': { [beside]: { display: 'none' } },
  }),
);
export const time = style(layered({ ...type.small, display: 'block', color: color.textMuted }));
export const absent = style(layered({ ...type.small, color: color.textMuted }));
export const difference = styleVariants({
  plain: {},
  against: layered({ ...type.strong, color: color.critical.text }),
});

const verdictBase = layered({ ...type.strong, display: 'flex', alignItems: 'center', gap: space.xs });
export const mark = styleVariants({
  missing: [verdictBase, layered({ color: color.critical.text })],
  extra: [verdictBase, layered({ color: color.caution.text })],
  unknown: [verdictBase, layered({ color: color.textMuted })],
  explained: [verdictBase, layered({ color: color.info.text })],
  equal: [verdictBase, layered({ color: color.positive.text })],
  uncounted: [verdictBase, layered({ color: color.textMuted })],
});
export const reason = style(layered({ ...type.small, color: color.textMuted }));
export const action = style(layered({ marginBlockStart: space.sm }));
export const add = style(
  layered({
    display: 'grid',
    gap: space.md,
    alignItems: 'end',
    '@media': { [beside]: { gridTemplateColumns: `minmax(0, ${rem(360)}) auto`, justifyContent: 'start' } },
  }),
);
