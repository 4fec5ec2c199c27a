import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a component's rule where a consumer's own styles win over it. For use in `.css.ts` files only. */
export const layered = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** Where react-aria says that the focus should be seen. 2 px, 1 px off. */
export const focusRing = {
  '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
} as const;

/**
 * Conditions on a width, given in px at the browser's own 16 px and measured in letters: whoever reads with larger ones
 * gets, on the same screen, the layout of a narrower one.
 */
export const atLeast = (width: number): string => `(min-width: ${width / 16}rem)`;
export const below = (width: number): string => `(max-width: ${(width - 0.02) / 16}rem)`;

/** How much of the window's foot is taken by a bar that stays there: whoever has one sets it, for what floats above. */
export const footRoom = '--millrace-foot-room';

/** The room below the last thing on a page: whoever ends the page at the window's foot sets it to nothing. */
export const pageFoot = '--millrace-page-foot';

/** Movement only for those who did not ask for less of it. */
export const motionSafe = '(prefers-reduced-motion: no-preference)';

/** For those who listen; nothing of it is to be seen. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** One line, cut with an ellipsis. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
