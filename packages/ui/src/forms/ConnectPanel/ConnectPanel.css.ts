import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** The panel and the error below it. */
export const group = style(layered({ display: 'grid', gap: '6px', minInlineSize: 0 }));
export const panel = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.md} ${space.lg}`,
    padding: space.lg,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
  }),
);
export const icon = style(layered({ display: 'flex', alignSelf: 'flex-start', paddingBlockStart: '2px' }));
export const icons = {
  positive: style([icon, layered({ color: color.positive.text })]),
  caution: style([icon, layered({ color: color.caution.text })]),
  critical: style([icon, layered({ color: color.critical.text })]),
  neutral: style([icon, layered({ color: color.textMuted })]),
} as const;
export const words = style(layered({ flex: `1 1 ${rem(200)}`, minInlineSize: 0 }));
export const title = style(layered({ ...type.strong, overflowWrap: 'anywhere' }));
export const note = style(layered({ ...type.small, color: color.textMuted, overflowWrap: 'anywhere' }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));
