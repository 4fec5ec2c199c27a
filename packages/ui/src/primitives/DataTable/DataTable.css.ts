import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** Columns that do not fit scroll here, not with the page. */
export const frame = style(
  layered({
    minInlineSize: 0,
    overflowX: 'auto',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' } },
  }),
);
export const table = style(layered({ ...type.small, inlineSize: '100%', borderCollapse: 'collapse' }));
export const caption = style(layered({ ...type.label, paddingBlockEnd: space.sm, textAlign: 'start' }));

const cellBase = layered({
  padding: `6px ${space.xs}`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
const start = layered({ textAlign: 'start' });
const end = layered({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const head = styleVariants({
  start: [cellBase, layered({ ...type.head, color: color.textMuted }), start],
  end: [cellBase, layered({ ...type.head, color: color.textMuted }), end],
});
export const cell = styleVariants({ start: [cellBase, start], end: [cellBase, end] });
export const empty = style([cellBase, start, layered({ color: color.textMuted })]);
