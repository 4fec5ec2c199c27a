import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
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

const dot = layered({ inlineSize: '7px', blockSize: '7px', borderRadius: vars.radius.full, flexShrink: 0 });

export const state = styleVariants({
  // Not the green of a running pipeline, because another status is often shown beside it.
  live: [style(dot), layered({ background: vars.color.accent })],
  connecting: [style(dot), layered({ background: vars.color.textFaint })],
  paused: [style(dot), layered({ background: vars.color.caution.text })],
  unavailable: [style(dot), layered({ background: vars.color.caution.text })],
});
