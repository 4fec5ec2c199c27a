import { globalStyle, style } from '@vanilla-extract/css';
import * as field from '../../primitives/field/Field.css.ts';
import * as select from '../../primitives/Select/Select.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { breaking, layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';
import { textAreaBox } from '../fields/fields.css.ts';

const { color } = vars;

export const now = style(layered({ ...type.small, ...breaking, margin: 0, color: color.textMuted }));

/** A field with an old value has an edge at its start: the boxes in it or, around a check box or choices, the field itself. */
const marked = `[data-field]:has(> ${now})`;
const boxes = `:is(${field.box}, ${select.button}, ${textAreaBox})`;
const edge = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.components]: rule } });
globalStyle(
  `${marked} ${boxes}`,
  edge({ borderColor: color.accent, boxShadow: `inset 3px 0 0 ${color.accent}` }),
);
globalStyle(`${marked} ${boxes}:dir(rtl)`, edge({ boxShadow: `inset -3px 0 0 ${color.accent}` }));
globalStyle(
  `${marked}:not(:has(${boxes}))`,
  edge({
    marginInlineStart: `calc(-3px - ${space.md})`,
    paddingInlineStart: space.md,
    borderInlineStart: `3px solid ${color.accent}`,
  }),
);

export const again = style(
  layered({
    ...type.small,
    display: 'flex',
    alignItems: 'start',
    gap: space.xs,
    minInlineSize: 0,
    color: color.textMuted,
  }),
);
globalStyle(`${again} > svg`, edge({ flexShrink: 0, marginBlockStart: '2px', color: color.caution.text }));
export const words = style(layered({ ...breaking, margin: 0 }));
