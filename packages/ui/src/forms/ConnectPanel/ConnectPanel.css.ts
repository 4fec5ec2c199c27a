import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { atLeast, layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** Beside the words, there is room for two buttons. */
const wide = atLeast(480);

/** The panel and the error below it. */
export const group = style(
  layered({ display: 'grid', gap: '6px', minInlineSize: 0, containerType: 'inline-size' }),
);
export const panel = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.md} ${space.lg}`,
    padding: space.lg,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    '@container': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
);
export const icon = style(layered({ display: 'flex', alignSelf: 'flex-start', paddingBlockStart: '2px' }));
export const icons = {
  positive: style([icon, layered({ color: color.positive.text })]),
  caution: style([icon, layered({ color: color.caution.text })]),
  critical: style([icon, layered({ color: color.critical.text })]),
  neutral: style([icon, layered({ color: color.textMuted })]),
} as const;
export const words = style(layered({ minInlineSize: 0 }));
export const title = style(layered({ ...type.strong, overflowWrap: 'anywhere' }));
export const note = style(layered({ ...type.small, color: color.textMuted, overflowWrap: 'anywhere' }));
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    gridColumn: 2,
    '@container': { [wide]: { gridColumn: 3 } },
  }),
);
