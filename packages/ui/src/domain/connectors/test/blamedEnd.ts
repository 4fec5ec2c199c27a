import { labelOf } from '../../entities/catalogue.ts';
import type { ConnectorKind } from '../../entities/connector.ts';

/** A connector by its words. */
interface Named {
  readonly name: string;
  readonly type: string;
}

/** Both connectors of a pipeline, as far as the service names them. */
export interface NamedEnds {
  readonly source?: Named | null | undefined;
  readonly destination?: Named | null | undefined;
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a text has a word as a whole, not as a part of another: `Shop` is not in `workshop`. */
function hasWord(text: string, word: string): boolean {
  if (word === '') return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  }
  return false;
}

/** Whether an error names a connector: its product in any case, or the name it was given as it is written. */
const isNamed = (error: string, { name, type }: Named, other: Named | null | undefined): boolean =>
  (name !== other?.name && hasWord(error, name)) ||
  // The product of both ends does not tell them apart.
  (type !== other?.type && hasWord(error.toLowerCase(), labelOf(type).toLowerCase()));

/** The connector that an error names; `undefined` if it names none of them, or both. */
export function blamedEnd(
  error: string | null | undefined,
  { source, destination }: NamedEnds,
): ConnectorKind | undefined {
  if (!error) return undefined;
  const isSource = !!source && isNamed(error, source, destination);
  const isDestination = !!destination && isNamed(error, destination, source);
  if (isSource === isDestination) return undefined;
  return isSource ? 'source' : 'destination';
}
