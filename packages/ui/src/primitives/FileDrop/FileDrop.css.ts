import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const zone = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.sm} ${space.md}`,
    padding: space.md,
    border: `1px dashed ${color.control}`,
    borderRadius: vars.radius.control,
    selectors: {
      '[data-invalid] > &': { borderColor: color.critical.text },
      '&[data-over]': { borderColor: color.accent, background: color.accentSoft },
    },
  }),
);
export const hint = style(
  layered({ ...type.small, minInlineSize: 0, color: color.textMuted, overflowWrap: 'anywhere' }),
);
