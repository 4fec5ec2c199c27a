import type { FocusEvent } from 'react';

/** For what lies in a row that scrolls sideways: a browser leaves a half of it where it is. */
export const revealOnFocus = ({ currentTarget }: FocusEvent): void =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
