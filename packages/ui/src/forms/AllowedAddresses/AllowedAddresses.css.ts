import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered, visuallyHidden } from '../../theme/style.ts';
import { control, motion, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const card = style(layered({ display: 'grid', gap: space.sm }));
export const list = style(layered({ display: 'grid', gap: '6px' }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));

export const address = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    inlineSize: '100%',
    minBlockSize: control.toolbar,
    paddingInline: '10px',
    background: color.sunken,
    borderRadius: '6px',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}`,
    selectors: { ...focusRing, '&[data-hovered]': { background: color.accentSoft } },
  }),
);

/** Long IPv6 addresses wrap instead of overflowing the card. */
export const code = style(
  layered({ ...type.mono, fontFamily: vars.font.mono, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const end = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space.sm, flexShrink: 0, color: color.text }),
);
export const tag = style(layered({ ...type.head, fontWeight: 400, color: color.textMuted }));
/** Visually hidden text, which exists only to be selected. */
export const lines = style(layered({ ...visuallyHidden, whiteSpace: 'pre' }));
export const failed = style(layered({ display: 'grid', gap: space.sm, justifyItems: 'start' }));
