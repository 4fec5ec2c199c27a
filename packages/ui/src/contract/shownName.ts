import * as v from 'valibot';

import { showHidden } from '../domain/text/hiddenCharacters.ts';

/**
 * A user-defined name with hidden characters made visible and cut to a length that fits every screen (T-25).
 * Names of tables and columns are keys of a configuration and stay unchanged; they are made visible when they
 * are rendered.
 */
/* @__NO_SIDE_EFFECTS__ */
export const shownName = () => v.pipe(v.string(), v.transform(showHidden));
