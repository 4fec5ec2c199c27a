import * as v from 'valibot';

import { showHidden } from '../domain/hiddenCharacters.ts';

/**
 * What somebody has called a thing, with what is hidden in it made visible here, once for all places that show it
 * (docs/threats.md T-25). The names of tables and columns are keys of a configuration and stay as they are; they are made
 * visible where they are drawn.
 */
/* @__NO_SIDE_EFFECTS__ */
export const shownName = () => v.pipe(v.string(), v.transform(showHidden));
