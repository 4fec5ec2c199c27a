import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breaking, focusRing, layered } from '../../theme/style.ts';
import { motion, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const options = styleVariants({
  list: layered({ display: 'grid', gap: space.sm, justifyItems: 'start' }),
  cards: layered({
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(240)}, 100%), 1fr))`,
    // Two rows of two rather than three and one.
    selectors: {
      '&:has(> :nth-child(4):last-child)': {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(300)}, 100%), 1fr))`,
      },
    },
  }),
});

export const option = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'start',
    gap: '10px',
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed', color: color.textMuted },
      '&[data-readonly]': { cursor: 'default' },
    },
  }),
);

export const card = style([
  option,
  layered({
    blockSize: '100%',
    padding: '13px 15px',
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.control,
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    selectors: {
      '&[data-hovered]': { borderColor: color.textMuted },
      '&[data-selected]': { background: color.accentSoft, borderColor: color.accent },
      '&[data-readonly]': { background: color.sunken, borderColor: color.lineStrong },
      '&[data-focus-visible]': focusRing['&[data-focus-visible]'],
    },
  }),
]);

export const words = style(layered({ ...breaking, display: 'grid', gap: '2px' }));
export const name = style(layered({ selectors: { [`${card} &`]: { fontWeight: 570 } } }));
export const description = style(layered({ ...type.small, color: color.textMuted }));

export const mark = style(
  layered({
    flexShrink: 0,
    inlineSize: rem(16),
    blockSize: rem(16),
    marginBlock: rem(2),
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: '50%',
    transition: `border-width ${motion.quick}`,
    selectors: {
      '[data-selected] > &': { borderColor: color.accent, borderWidth: rem(5) },
      '[data-readonly] > &': { background: color.sunken, borderColor: color.control },
      '[data-readonly][data-selected] > &': { borderColor: color.text },
      '[data-disabled] > &': { opacity: 0.5 },
      [`[data-focus-visible]:not(${card}) > &`]: focusRing['&[data-focus-visible]'],
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);
