import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered } from '../../theme/style.ts';
import { control, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const line = `1px solid ${color.line}`;

export const table = style(
  layered({ inlineSize: '100%', borderCollapse: 'collapse', borderBlock: line, textAlign: 'start' }),
);
/** The old rows while new ones load. */
export const dimmed = style([table, layered({ opacity: 0.5 })]);
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layers.components]: {
      ...type.small,
      padding: space.sm,
      borderBlockEnd: line,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
  },
});
/** Beside the buttons or below them, whatever its words are. */
export const progress = style(layered({ flex: `1 1 ${rem(128)}` }));
export const name = style(layered({ ...type.mono, fontFamily: vars.font.mono, color: color.text }));
export const choice = style(
  layered({
    ...type.small,
    minBlockSize: control.small,
    maxInlineSize: '100%',
    paddingInline: '6px',
    color: color.text,
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.control,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' } },
  }),
);
