import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered, pageInset } from '../../../theme/style.ts';
import { breakpoint, rem, space } from '../../../theme/tokens.ts';

const phone = below(breakpoint.drawer);
const rail = below(breakpoint.icons);

/** The session usually loads at once, so they appear only after a delay. */
const late = {
  opacity: 1,
  transition: 'opacity 180ms ease-out 400ms',
  '@starting-style': { opacity: 0 },
} as const;

export const page = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `clamp(232px, ${rem(232)}, 300px) minmax(0, 1fr)`,
    minBlockSize: '100dvh',
    '@media': {
      [rail]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    },
  }),
);

export const side = style(
  layered({
    paddingInline: '21px',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    overflow: 'hidden',
    ...late,
    '@media': { [phone]: { borderInlineEnd: 0, borderBlockEnd: `1px solid ${vars.color.line}` } },
  }),
);
export const mark = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    blockSize: rem(64),
    '@media': { [phone]: { blockSize: rem(56) } },
  }),
);
export const content = style(
  layered({
    display: 'grid',
    alignContent: 'start',
    gap: space.xl,
    padding: `calc(${rem(56)} + 26px) ${pageInset} 0`,
    '@media': { [phone]: { padding: `18px ${space.lg}` } },
  }),
);
export const parts = style(layered({ display: 'grid', gap: space.xl, ...late }));
