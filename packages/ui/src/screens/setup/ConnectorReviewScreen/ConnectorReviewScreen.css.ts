import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/style.ts';
import { space, type } from '../../../theme/tokens.ts';

const { color } = vars;

/** In place of the configuration. */
export const failure = style(layered({ padding: space.xl }));
export const users = style(layered({ display: 'grid', gap: space.sm }));
export const user = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.md }),
);
export const userName = style(layered({ ...type.body, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const plain = style(layered({ ...type.body, color: color.textMuted }));
