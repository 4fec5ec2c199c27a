import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

const { color } = vars;

export const badge = recipe({
  base: layered({
    ...type.head,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    inlineSize: 'fit-content',
    minBlockSize: '22px',
    paddingInline: '8px 9px',
    paddingBlock: '2px',
    fontSize: '0.78125rem',
    minInlineSize: 0,
    maxInlineSize: '100%',
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.full,
    // The ground of a selected row is hardly another than the pill's own.
    selectors: {
      '[aria-selected=true] &': {
        boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 28%, transparent)',
      },
    },
    // Backgrounds vanish in forced colours; the pill keeps its outline.
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
  variants: {
    tone: {
      // As faint as this so that it can be read in a selected row, too.
      neutral: layered({ color: color.textMuted, background: color.hover }),
      accent: layered({ color: color.accent, background: color.accentSoft }),
      info: layered({ color: color.info.text, background: color.info.soft }),
      positive: layered({ color: color.positive.text, background: color.positive.soft }),
      caution: layered({ color: color.caution.text, background: color.caution.soft }),
      critical: layered({ color: color.critical.text, background: color.critical.soft }),
    },
    size: {
      standard: {},
      small: layered({ minBlockSize: '18px', paddingBlock: 0, fontSize: '0.71875rem' }),
    },
    hasIcon: {
      true: {},
      // Words alone are cut where they have no room; `clip` leaves them on the line of the words around them.
      false: layered({
        display: 'inline-block',
        lineHeight: '18px',
        overflow: 'clip',
        textOverflow: 'ellipsis',
      }),
    },
  },
});
