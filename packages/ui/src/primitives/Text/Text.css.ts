import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered, truncate } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

export const text = recipe({
  variants: {
    size: {
      standard: layered(type.body),
      strong: layered(type.strong),
      small: layered(type.small),
      label: layered(type.label),
      head: layered(type.head),
    },
    tone: {
      neutral: layered({ color: vars.color.text }),
      muted: layered({ color: vars.color.textMuted }),
      positive: layered({ color: vars.color.positive.text }),
      critical: layered({ color: vars.color.critical.text }),
      inherit: {},
    },
    isTabular: { true: layered({ fontVariantNumeric: 'tabular-nums' }) },
    isTruncated: { true: layered({ ...truncate, display: 'block', minInlineSize: 0 }) },
  },
});
