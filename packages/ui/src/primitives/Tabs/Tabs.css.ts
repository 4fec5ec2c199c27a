import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { motion, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const tabs = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space.xl, minInlineSize: 0 }),
);

export const list = style(
  layered({
    display: 'flex',
    gap: '14px',
    marginInlineStart: '-4px',
    overflowX: 'auto',
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const tab = style(
  layered({
    ...type.strong,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '40px',
    // Padding for the focus ring; the text stays aligned with the content above and below.
    paddingInline: '4px',
    color: color.textMuted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    transition: `color ${motion.quick}`,
    selectors: {
      '&[data-hovered], &[data-selected]': { color: color.text },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: '4px',
        insetBlockEnd: 0,
        borderBlockEnd: `2px solid ${color.accent}`,
      },
      '&[data-focus-visible]': {
        borderRadius: '4px',
        outline: `2px solid ${color.accent}`,
        // The list scrolls sideways and would clip an outer focus ring.
        outlineOffset: '-2px',
      },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    },
  }),
);

export const panel = style(
  layered({
    outline: 'none',
    borderRadius: '4px',
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' } },
  }),
);
