import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { space, type } from './tokens.ts';

const { color } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space.md,
});

const swatch = style({
  ...type.small,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '56px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
});

export const ground = styleVariants(
  { canvas: color.canvas, surface: color.surface, sunken: color.sunken, 'accent soft': color.accentSoft },
  (background) => [swatch, { background, color: color.text }],
);

export const word = styleVariants(
  {
    text: color.text,
    muted: color.textMuted,
    accent: color.accent,
    positive: color.positive.text,
    critical: color.critical.text,
    caution: color.caution.text,
    info: color.info.text,
  },
  (text) => [swatch, { background: color.surface, color: text }],
);

export const tone = styleVariants(
  { positive: color.positive, critical: color.critical, caution: color.caution, info: color.info },
  ({ text, soft }) => [swatch, { background: soft, color: text, borderColor: 'transparent' }],
);

export const palette = styleVariants(vars.palette, ({ text, soft }) => [
  swatch,
  { background: soft, color: text, borderColor: 'transparent' },
]);

export const table = style({ ...type.body, borderCollapse: 'collapse', color: color.text });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.sm} ${space.lg} ${space.sm} 0`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: `1px solid ${color.line}`,
});
export const caption = style({ ...type.section, textAlign: 'start', paddingBlockEnd: space.sm });
const box = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: '40px',
  blockSize: '28px',
  lineHeight: '26px',
  textAlign: 'center',
  marginInlineEnd: space.md,
  borderRadius: vars.radius.control,
});
export const edge = style([box, { border: '2px solid' }]);
export const sample = style([box, { fontWeight: type.strong.fontWeight, border: `1px solid ${color.line}` }]);
