import { style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { space, type } from '../tokens.ts';

const specimen = style({ display: 'grid', gap: space.sm, justifyItems: 'start', color: vars.color.text });

export const sansSpecimen = style([specimen, { ...type.body, fontFamily: vars.font.sans }]);
export const monoSpecimen = style([specimen, { ...type.mono, fontFamily: vars.font.mono }]);
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
