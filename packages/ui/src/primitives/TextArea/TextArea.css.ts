import { style } from '@vanilla-extract/css';
import { input as line } from '../field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { motion, space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** The box is the text area itself, so that its corner can be dragged. */
export const area = style([
  line,
  layered({
    display: 'block',
    boxSizing: 'border-box',
    paddingBlock: space.sm,
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.control,
    resize: 'vertical',
    transition: `border-color ${motion.quick}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.textMuted },
      '&[data-invalid]': { borderColor: color.critical.text },
      '&:focus': {
        borderColor: color.accent,
        outline: `2px solid ${color.accent}`,
        outlineOffset: '1px',
      },
      '&:disabled': { background: color.sunken, borderColor: color.lineStrong },
      '&[readonly]:not(:focus)': { background: color.sunken, borderColor: color.lineStrong },
    },
  }),
]);
export const count = style(layered({ ...type.small, color: color.textMuted, justifySelf: 'end' }));
