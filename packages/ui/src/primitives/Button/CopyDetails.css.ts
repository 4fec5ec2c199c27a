import { style } from '@vanilla-extract/css';
import { layered, visuallyHidden } from '../../theme/style.ts';

/** Selected where the clipboard is not available. Its lines are copied as lines. */
export const details = style(layered({ ...visuallyHidden, whiteSpace: 'pre' }));
