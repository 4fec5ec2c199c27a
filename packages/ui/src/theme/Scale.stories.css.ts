import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { motion, space, type } from './tokens.ts';

const { color } = vars;

export const list = style({ display: 'grid', gap: space.lg, color: color.text });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 180px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.lg,
});
export const name = style({ ...type.mono, fontFamily: vars.font.mono, color: color.textMuted });
export const role = styleVariants(type, (look, key) => [
  look,
  key === 'mono' ? { fontFamily: vars.font.mono } : {},
]);
export const step = styleVariants(space, (size) => ({
  inlineSize: size,
  blockSize: space.lg,
  background: color.accent,
}));
const ball = style({
  inlineSize: space.page,
  blockSize: space.page,
  background: color.accentSoft,
  border: `1px solid ${color.accent}`,
  borderRadius: vars.radius.control,
});
export const move = styleVariants(motion, (timing) => [
  ball,
  {
    transition: `transform ${timing}`,
    selectors: { ':hover > &, :focus-visible > &': { transform: `translateX(${space.page})` } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  },
]);
export const stage = style({
  padding: space.sm,
  background: 'none',
  border: 0,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}` } },
});
