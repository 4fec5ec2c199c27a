import type { FocusEvent } from 'react';

/**
 * Scrolls a focused element in a scrolling row or column fully into view; browsers leave half of it hidden.
 * For a radio button the label is scrolled into view, because the focused input is visually hidden.
 */
export const revealOnFocus = ({ currentTarget, target }: FocusEvent): void =>
  (target.closest('label') ?? currentTarget).scrollIntoView({ block: 'nearest', inline: 'nearest' });
