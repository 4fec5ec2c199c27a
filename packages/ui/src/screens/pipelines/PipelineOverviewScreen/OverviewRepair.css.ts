import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { below, layered, plainList } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;
/** The screen is the container. */
const narrow = below(560);

export const cause = style(
  layered({
    display: 'grid',
    gap: space.xs,
    padding: `${space.lg} ${space.xl} 0`,
    overflowWrap: 'anywhere',
  }),
);
export const what = style(layered({ ...type.strong, margin: 0, color: color.text }));
export const check = style(layered({ ...type.body, margin: 0, color: color.textMuted }));
export const steps = style(layered({ display: 'grid', gap: space.xl, ...plainList, counterReset: 'step' }));
/** The first step stands outside of the folded ones. */
export const first = style([steps, layered({ padding: `${space.lg} ${space.xl}` })]);
export const others = style([steps, layered({ counterReset: 'step 1' })]);
export const step = style(
  layered({
    display: 'grid',
    counterIncrement: 'step',
    gridTemplateColumns: `${rem(24)} minmax(0, 1fr) auto`,
    alignItems: 'start',
    gap: `${space.sm} ${space.md}`,
    '@container': { [narrow]: { gridTemplateColumns: `${rem(24)} minmax(0, 1fr)` } },
  }),
);
globalStyle(`${step}::before`, {
  '@layer': {
    [layers.components]: {
      ...type.small,
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: rem(24),
      blockSize: rem(24),
      border: `1px solid ${color.control}`,
      borderRadius: vars.radius.full,
      fontWeight: 600,
    },
  },
});
globalStyle(`${first} > ${step}::before`, {
  '@layer': {
    [layers.components]: { color: color.onAccent, background: color.accent, borderColor: color.accent },
  },
});
export const words = style(layered({ display: 'grid', gap: space.hair, minInlineSize: 0 }));
export const label = style(layered({ ...type.strong, color: color.text }));
export const text = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const loses = style(layered({ ...type.small, margin: 0, color: color.text }));
export const control = style(
  layered({ '@container': { [narrow]: { gridColumn: 2, justifySelf: 'start' } } }),
);
export const report = style(layered({ display: 'grid', justifyItems: 'start', gap: space.sm }));
export const error = style(
  layered({
    ...type.mono,
    fontFamily: vars.font.mono,
    margin: 0,
    inlineSize: '100%',
    maxBlockSize: rem(200),
    padding: `${space.sm} ${space.md}`,
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    background: color.sunken,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
  }),
);
