import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

export const brand = style(
  layered({
    ...type.section,
    fontWeight: 620,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    color: vars.color.text,
  }),
);

export const waves = style(layered({ color: vars.color.accent }));
export const lowerWave = style(layered({ opacity: 0.6 }));
