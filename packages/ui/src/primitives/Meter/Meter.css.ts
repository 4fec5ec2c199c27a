import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breaking, layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const meter = style(layered({ display: 'grid', gap: space.sm, minInlineSize: 0 }));
export const words = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.hair} ${space.md}`,
    ...type.body,
  }),
);
export const label = style(layered({ ...breaking, color: color.textMuted }));
export const value = style(layered({ ...breaking, fontVariantNumeric: 'tabular-nums' }));
export const track = style(
  layered({
    display: 'flex',
    blockSize: '8px',
    background: color.pressed,
    borderRadius: '4px',
    overflow: 'clip',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);

const bar = style(
  layered({
    // A little of something is visible.
    minInlineSize: '2px',
    blockSize: '100%',
    flexShrink: 1,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
export const bars = styleVariants({
  calm: [bar, layered({ background: color.accent })],
  caution: [bar, layered({ background: color.caution.text })],
  critical: [bar, layered({ background: color.critical.strong })],
});
