import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { space, type } from './tokens.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/**
 * Puts a rule into the components layer, so that a consumer's own styles override it. For `.css.ts` files
 * only.
 */
export const layered = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** Selector for react-aria's visible focus. The ring is 2 px wide with an offset of 1 px. */
export const focusRing = {
  '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
} as const;

/** The least height of a control where the pointer is a finger. */
export const touchSize = '44px';
/** Grows a control to it. Where a mouse points, nothing changes. */
export const touchHeight = { '(pointer: coarse)': { minBlockSize: touchSize } } as const;
/** The same for a control of one icon. */
export const touchSquare = {
  '(pointer: coarse)': { minInlineSize: touchSize, minBlockSize: touchSize },
} as const;

/**
 * Media queries for the viewport width, given in px at the browser's default font size. They compile to rem,
 * so that users with larger text get the layout of a narrower page.
 */
export const atLeast = (width: number): string => `(min-width: ${width / 16}rem)`;
export const below = (width: number): string => `(max-width: ${(width - 0.02) / 16}rem)`;

/**
 * Height of a fixed bar at the bottom of the window. The bar sets it, and floating elements such as toasts
 * stay above it.
 */
export const footRoom = '--millrace-foot-room';

/**
 * Distance of the toasts from the top of the window, instead of the bottom. A dialog sets it, because its buttons are at
 * its end.
 */
export const toastTop = '--millrace-toast-top';
/** `auto` while they keep that distance. */
export const toastBottom = '--millrace-toast-bottom';

/** Padding below the page's content. A page that fills the window down to its bottom edge sets it to 0. */
export const pageFoot = '--millrace-page-foot';

/**
 * Room beside the page's content. In the window of a large screen, pages stay 1600 px wide, in the middle: lines of
 * 2300 px cannot be followed.
 */
export const pageInset = `max(28px, (100% - ${1600 / 16}rem) / 2)`;

/** Animates only if the user has not asked for reduced motion. */
export const motionSafe = '(prefers-reduced-motion: no-preference)';

/** Visible to screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * For the words of a control, which never wrap within a word: `anywhere` would let a tight row squeeze “Retry” into a
 * column of letters. A word longer than the line is cut, with its beginning in view.
 */
export const clipped = { maxInlineSize: '100%', overflow: 'clip', justifyContent: 'safe center' } as const;

/** For names that people give: a word longer than the line breaks. */
export const breaking = { minInlineSize: 0, overflowWrap: 'anywhere' } as const;

/** One line, truncated with an ellipsis. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A list without marks, whose rows bring their own room. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** The line above a group of rows in a card. */
export const groupHead = {
  ...type.head,
  margin: 0,
  padding: `${space.sm} ${space.xl}`,
  color: vars.color.textMuted,
  background: vars.color.hover,
  borderBlock: `1px solid ${vars.color.line}`,
} as const;

/** Two lines, the second of them truncated, with breaks anywhere. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
