import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, motionSafe } from '../../theme/style.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const breathing = { [motionSafe]: { animation: `${breathe} 1.8s ease-in-out infinite` } };

/**
 * Around many skeletons: they are animated as one, because each animated element is a layer of its own to the browser.
 */
export const group = style(layered({ '@media': breathing }));

export const skeleton = style(
  layered({
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.line,
    borderRadius: vars.radius.control,
    '@media': { ...breathing, '(forced-colors: active)': { border: '1px solid' } },
    selectors: { [`${group} &`]: { animation: 'none' } },
  }),
);

/** A drawing, whose em is the font size of the page. A skeleton of text keeps the font around it. */
export const drawing = style([skeleton, layered({ fontSize: '1rem', minInlineSize: 0, flexShrink: 1 })]);

export const round = style(layered({ borderRadius: vars.radius.full }));
