import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const lines = { ...type.mono, fontFamily: vars.font.mono, whiteSpace: 'pre' } as const;

export const frame = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: color.sunken,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    minInlineSize: 0,
  }),
);
export const buttons = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.sm,
    padding: space.xs,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);
export const scroller = style(
  layered({
    maxBlockSize: `min(70vh, ${rem(720)})`,
    overflow: 'auto',
    borderEndStartRadius: vars.radius.control,
    borderEndEndRadius: vars.radius.control,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' } },
  }),
);
/** As wide as the longest line, so that the numbers stay in view beside all of it. */
export const sheet = style(layered({ display: 'flex', inlineSize: 'max-content', minInlineSize: '100%' }));
/** Stays in view while long lines scroll; a selection leaves it out. */
export const numbers = style(
  layered({
    ...lines,
    position: 'sticky',
    insetInlineStart: 0,
    padding: `${space.md} ${space.md}`,
    background: color.sunken,
    borderInlineEnd: `1px solid ${color.line}`,
    color: color.textMuted,
    textAlign: 'end',
    userSelect: 'none',
  }),
);
export const code = style(
  layered({
    ...lines,
    margin: 0,
    padding: space.md,
    color: color.text,
  }),
);
