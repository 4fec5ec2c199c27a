import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered } from '../../theme/style.ts';
import { depth, type } from '../../theme/tokens.ts';

/**
 * The exact time is drawn from an attribute: a row of a long list pays for no tooltip of its own. Under a pointer it is the
 * browser's, which nothing around it can clip.
 */
export const time = style(
  layered({
    position: 'relative',
    borderRadius: '4px',
    selectors: {
      ...focusRing,
      // Only on focus: a hidden box would make a narrow page wider than its window. In a grid, `GridHint` shows it.
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
        // Two zones on two lines where a phone has no room for one.
        inlineSize: 'max-content',
        maxInlineSize: 'min(380px, 76vw)',
        whiteSpace: 'normal',
        pointerEvents: 'none',
      },
    },
  }),
);
