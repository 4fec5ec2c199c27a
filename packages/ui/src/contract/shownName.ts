import * as v from 'valibot';

import { showHidden } from '../domain/hiddenCharacters.ts';

/**
 * A name given by a person, with hidden characters made visible and cut to a length that every screen can lay out
 * (docs/threats.md T-25). The names of tables and columns are keys of a configuration and stay as they are; their hidden
 * characters are made visible where they are drawn.
 */
/* @__NO_SIDE_EFFECTS__ */
export const shownName = () => v.pipe(v.string(), v.transform(showHidden));
