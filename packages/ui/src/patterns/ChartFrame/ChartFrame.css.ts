import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered, plainList, touchHeight } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const frame = style(layered({ display: 'grid', gap: space.sm, minInlineSize: 0, margin: 0 }));

export const head = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `2px ${space.sm}` }),
);
export const title = style(layered({ ...type.strong, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const unit = style(layered({ ...type.small, color: color.textMuted, overflowWrap: 'anywhere' }));

export const legend = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.lg,
    ...plainList,
    color: color.textMuted,
  }),
);
export const legendItem = style(
  layered({ ...type.small, display: 'inline-flex', alignItems: 'center', gap: '6px', color: color.text }),
);
/** A hidden series is struck through: colour alone would not say so. */
export const legendButton = style([
  legendItem,
  layered({
    minBlockSize: rem(24),
    '@media': touchHeight,
    padding: `0 ${space.xs}`,
    marginInlineStart: `calc(-1 * ${space.xs})`,
    background: 'none',
    border: 0,
    borderRadius: '4px',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: color.hover },
      '&:not([data-selected])': { color: color.textMuted, textDecoration: 'line-through' },
    },
  }),
]);

/** In the place of the plot. */
export const nothing = style(
  layered({
    ...type.body,
    display: 'grid',
    placeItems: 'center',
    padding: space.md,
    color: color.textMuted,
    textAlign: 'center',
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const details = style(layered({ ...type.small, marginBlockStart: space.xs }));
export const summary = style(
  layered({
    inlineSize: 'fit-content',
    color: color.textMuted,
    borderRadius: '3px',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text },
      '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' },
    },
  }),
);
/** The table, and what can be done with its figures. */
export const twin = style(layered({ display: 'grid', gap: space.sm, marginBlockStart: space.sm }));
export const tools = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));
