import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breaking, layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const view = style(layered({ ...column, gap: space.lg }));
export const choice = style(layered({ display: 'flex' }));
export const request = style(layered({ ...column, gap: space.sm }));
export const title = style(layered({ ...type.mono, ...breaking, fontFamily: vars.font.mono }));
export const note = style(layered({ ...type.body, color: vars.color.textMuted }));
