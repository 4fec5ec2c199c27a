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
    // On a selected row the badge's background has almost no contrast, so the outline marks its edge.
    selectors: {
      '[aria-selected=true] &': {
        boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 28%, transparent)',
      },
    },
    // Forced colours remove backgrounds, so the badge keeps its outline.
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
  variants: {
    tone: {
      // The opacity keeps the text readable on a selected row.
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
      // The text is truncated when it does not fit. `clip` keeps it on the baseline of the surrounding text.
      false: layered({
        display: 'inline-block',
        lineHeight: '18px',
        overflow: 'clip',
        textOverflow: 'ellipsis',
      }),
    },
  },
});
