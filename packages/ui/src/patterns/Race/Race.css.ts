import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, motionSafe } from '../../theme/style.ts';

export const race = style(layered({ display: 'inline-flex', alignItems: 'center' }));
export const wideRace = style([race, layered({ display: 'flex', gap: '16px' })]);

const open = layered({
  flexShrink: 0,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});
/** An end that is not selected or not known: an empty place of a mark's size. */
export const openEnd = styleVariants({ small: 28, standard: 32, large: 44 }, (edge) => [
  style(open),
  style(layered({ inlineSize: edge, blockSize: edge })),
]);

export const line = styleVariants({
  small: layered({ inlineSize: '30px', blockSize: '12px', flexShrink: 0 }),
  wide: layered({ flex: '1 1 0', inlineSize: '100%', minInlineSize: 0, blockSize: '40px' }),
  art: layered({ flex: '1 1 0', inlineSize: '100%', minInlineSize: 0, blockSize: '28px' }),
});

export const tone = styleVariants({
  positive: layered({ color: vars.color.accent }),
  critical: layered({ color: vars.color.critical.text }),
  caution: layered({ color: vars.color.caution.text }),
  info: layered({ color: vars.color.info.text }),
  neutral: layered({ color: vars.color.lineStrong }),
});

/** The ground of the channel, below a wide line. */
export const bed = style(layered({ opacity: 0.18 }));

/** Within a bead. */
export const hole = style(layered({ color: vars.color.surface }));

const drift = keyframes({ from: { transform: 'translateX(-30%)' }, to: { transform: 'translateX(100%)' } });

/** Moves along a running line, unless the user prefers reduced motion. */
export const glint = style(
  layered({
    opacity: 0,
    '@media': {
      [motionSafe]: { opacity: 0.55, animation: `${drift} 5s linear infinite`, willChange: 'transform' },
    },
  }),
);
