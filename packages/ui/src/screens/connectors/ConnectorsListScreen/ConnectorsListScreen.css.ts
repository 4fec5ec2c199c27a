import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';
import { rem } from '../../../theme/tokens.ts';

/** The width of each column. */
export const tracks = {
  name: `minmax(${rem(192)}, 2.6fr)`,
  connection: 'minmax(0, 2.2fr)',
  lastTest: `minmax(${rem(112)}, 2.4fr)`,
  narrowLastTest: `min(${rem(112)}, 40%)`,
  usedBy: `minmax(0, ${rem(128)})`,
  created: `minmax(0, ${rem(128)})`,
} as const;

export const screen = style(layered({ display: 'grid', minInlineSize: 0 }));
