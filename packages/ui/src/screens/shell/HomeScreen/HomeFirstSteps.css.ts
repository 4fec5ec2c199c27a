import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered, plainList } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

export const card = style(
  layered({ display: 'grid', gap: space.xxl, padding: `${space.xl} ${space.lg}`, minBlockSize: rem(236) }),
);
export const channel = style(layered({ display: 'flex', alignItems: 'center', gap: space.md }));
export const way = style(layered({ flex: 1, minInlineSize: 0 }));
export const wave = style(layered({ display: 'block', inlineSize: '100%', blockSize: '44px' }));
export const bed = style(layered({ color: color.hover }));
export const ahead = style(layered({ color: color.lineStrong }));
export const filled = style(layered({ color: color.accent }));
export const hole = style(layered({ color: color.surface }));
export const openEnd = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: rem(44),
    blockSize: rem(44),
    border: `1px dashed ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    fontSize: rem(20),
  }),
);

export const steps = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.xl,
    ...plainList,
    '@container': { [below(728)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const step = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${rem(26)} minmax(0, 1fr)`,
    gap: space.md,
    alignItems: 'start',
  }),
);
const round = layered({
  ...type.label,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: rem(26),
  blockSize: rem(26),
  borderRadius: vars.radius.full,
});
export const number = styleVariants({
  done: [style(round), style(layered({ background: color.positive.soft, color: color.positive.text }))],
  now: [style(round), style(layered({ background: color.accent, color: color.onAccent }))],
  later: [
    style(round),
    style(layered({ boxShadow: `inset 0 0 0 1px ${color.lineStrong}`, color: color.textMuted })),
  ],
});
export const words = style(
  layered({ display: 'grid', gap: space.xs, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const label = style(layered({ ...type.head, margin: 0, color: color.textMuted }));
export const title = style(layered({ ...type.section, margin: 0 }));
export const text = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const action = style(layered({ marginBlockStart: space.sm }));
