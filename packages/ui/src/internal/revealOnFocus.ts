import type { FocusEvent } from 'react';

/**
 * For what lies in a row or column that scrolls: a browser leaves half of it out of view. Of a radio button the label is
 * revealed, since the focused input is hidden within it.
 */
export const revealOnFocus = ({ currentTarget, target }: FocusEvent): void =>
  (target.closest('label') ?? currentTarget).scrollIntoView({ block: 'nearest', inline: 'nearest' });
