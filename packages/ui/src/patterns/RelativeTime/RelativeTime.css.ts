import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered } from '../../theme/style.ts';
import { depth, motion, type } from '../../theme/tokens.ts';

/** The exact time is drawn from an attribute: a row of a long list pays for no tooltip of its own. */
export const time = style(
  layered({
    position: 'relative',
    whiteSpace: 'nowrap',
    borderRadius: '4px',
    selectors: {
      ...focusRing,
      '&::after': {
        ...type.label,
        content: 'attr(data-exact)',
        position: 'absolute',
        insetBlockEnd: 'calc(100% + 6px)',
        insetInlineStart: 0,
        zIndex: depth.tooltip,
        padding: '5px 8px',
        borderRadius: '6px',
        background: vars.color.text,
        color: vars.color.canvas,
        whiteSpace: 'nowrap',
        pointerEvents: 'none',
        visibility: 'hidden',
        opacity: 0,
        transition: `opacity ${motion.quick}`,
      },
      '&:hover::after, &:focus-visible::after, :focus-visible > &::after': {
        visibility: 'visible',
        opacity: 1,
      },
    },
  }),
);
