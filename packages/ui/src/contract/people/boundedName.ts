import * as v from 'valibot';

import { boundText, textLimit } from '../../domain/text/boundedText.ts';

/**
 * A name cut to a length that fits every screen and otherwise unchanged. For names that are also edited, and
 * for names that the first screen decodes, whose size budget excludes the rules for invisible characters.
 * Those screens use `inSentence`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const boundedName = () =>
  v.pipe(
    v.string(),
    v.transform((name) => boundText(name, textLimit.name)),
  );
