import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, motionSafe } from '../../theme/style.ts';
import { motion, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const section = style(
  layered({ selectors: { '* + &': { borderBlockStart: `1px solid ${color.line}` } } }),
);

export const summary = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space.hair} ${space.md}`,
    padding: `${space.lg} ${space.xl}`,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: vars.radius.control,
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: color.hover },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);
export const title = style(
  layered({
    ...type.section,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.sm,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const arrow = style(
  layered({
    flexShrink: 0,
    color: color.textMuted,
    selectors: {
      '[dir=rtl] &': { transform: 'scaleX(-1)' },
      '[open] > summary &': { transform: 'rotate(90deg)' },
    },
    '@media': { [motionSafe]: { transition: `transform ${motion.quick}` } },
  }),
);
export const note = style(
  layered({
    ...type.small,
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: `0 ${space.md}`,
    color: color.textMuted,
    overflowWrap: 'anywhere',
    selectors: { '[open] > summary &': { display: 'none' } },
  }),
);
export const body = style(layered({ padding: `${space.xs} ${space.xl} ${space.xxl}` }));
