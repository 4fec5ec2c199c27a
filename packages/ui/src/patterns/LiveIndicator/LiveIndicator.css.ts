import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, visuallyHidden } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

export const indicator = style(
  layered({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
  }),
);

/** Out of the flow, so that a row has no gap for it. */
export const asUsual = style(layered(visuallyHidden));
export const dot = style(
  layered({
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: vars.radius.full,
    flexShrink: 0,
    background: vars.color.caution.text,
  }),
);
