import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered } from '../../theme/style.ts';
import { depth, type } from '../../theme/tokens.ts';

/**
 * The exact time is drawn from an attribute, so rows of a long list need no tooltip component. For the pointer it is
 * the browser's tooltip, which no element can clip.
 */
export const time = style(
  layered({
    position: 'relative',
    borderRadius: '4px',
    selectors: {
      ...focusRing,
      // Only on focus: a hidden box would widen narrow pages beyond the window. In a grid, `GridHint` shows the exact
      // time.
      '&:focus-visible::after': {
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
        // The two zones take two lines where a phone has no room for one.
        inlineSize: 'max-content',
        maxInlineSize: 'min(380px, 76vw)',
        whiteSpace: 'normal',
        pointerEvents: 'none',
      },
    },
  }),
);
