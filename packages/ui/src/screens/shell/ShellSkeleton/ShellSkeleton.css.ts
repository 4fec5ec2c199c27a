import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';

export const page = style(
  layered({ display: 'grid', alignContent: 'center', justifyItems: 'center', minBlockSize: '100dvh' }),
);

/** The session usually loads at once, so the mark appears only after a delay. */
export const mark = style(
  layered({
    opacity: 1,
    transition: 'opacity 180ms ease-out 400ms',
    '@starting-style': { opacity: 0 },
  }),
);
