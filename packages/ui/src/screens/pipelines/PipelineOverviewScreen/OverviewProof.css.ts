import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

export const parts = style(layered({ margin: 0, padding: `0 ${space.xl}`, listStyle: 'none' }));
export const part = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0 ${space.sm}`,
    alignContent: 'start',
    padding: `${space.md} 0`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
/** As high while it loads, and with what most pipelines have, so that nothing below moves. */
const roomy = (height: number) => layered({ minBlockSize: rem(height) });
export const room = styleVariants({ time: roomy(64), run: roomy(115), counts: roomy(138) }, (height) => [
  part,
  height,
]);

const tones = {
  proof: color.positive.text,
  against: color.caution.text,
  critical: color.critical.text,
  info: color.info.text,
  neutral: color.textMuted,
  missing: color.textMuted,
};
export const mark = styleVariants(tones, (foreground) =>
  layered({ display: 'inline-flex', alignItems: 'center', blockSize: rem(20), color: foreground }),
);
/** Absence of evidence has a look of its own. */
globalStyle(`${mark.missing} path`, {
  '@layer': { [layers.components]: { strokeDasharray: '3.2 3.87' } },
});

export const words = style(layered({ display: 'grid', alignContent: 'start', minInlineSize: 0 }));
export const title = style(layered({ ...type.strong, margin: 0, fontWeight: 600, color: color.text }));
/** What it is on the left, and its value on the right. */
export const line = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space.md}`,
    margin: 0,
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const value = style(layered({ color: color.text }));
export const table = style(
  layered({ ...type.mono, lineHeight: rem(18), fontFamily: vars.font.mono, overflowWrap: 'anywhere' }),
);
export const note = style(
  layered({ ...type.small, fontSize: rem(12), lineHeight: rem(16), margin: 0, color: color.textMuted }),
);
export const action = style(layered({ display: 'grid', padding: `${space.xs} ${space.xl} ${space.lg}` }));
