import * as v from 'valibot';

import { boundText, textLimit } from '../domain/boundedText.ts';

/**
 * A name cut to a length that every screen can lay out, and otherwise unchanged: one that is edited as well as shown, or
 * one that the first screen decodes, which has no room for the rules of hidden characters. Those screens use `inSentence`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const boundedName = () =>
  v.pipe(
    v.string(),
    v.transform((name) => boundText(name, textLimit.name)),
  );
