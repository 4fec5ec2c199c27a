import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered, truncate } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

/** The width of each column. */
export const tracks = {
  name: `minmax(${rem(188)}, 3fr)`,
  state: `minmax(${rem(132)}, 1.2fr)`,
  narrowState: `min(${rem(132)}, 42%)`,
  priority: `minmax(0, ${rem(92)})`,
  value: 'minmax(0, 1.5fr)',
  fired: `minmax(0, ${rem(112)})`,
  next: `minmax(0, ${rem(132)})`,
  recipients: `minmax(0, ${rem(148)})`,
} as const;

export const cell = style(layered({ display: 'grid', minInlineSize: 0 }));
export const line = style(layered({ ...truncate }));
export const second = style(layered({ ...type.small, ...truncate, color: color.textMuted }));
export const outside = style(layered({ color: color.critical.text, fontWeight: 570 }));
export const silent = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space.xs, color: color.caution.text }),
);
export const notices = style(layered({ display: 'grid', gap: space.lg }));
export const updated = style(layered({ ...type.small, marginBlockStart: space.lg, color: color.textMuted }));
