import { hasVisible, isLongerThan, nameTaken, type Named } from '@millrace/ui/domain';
import type { FieldRefusal } from './refusal.ts';

export interface NameQuestion {
  /** What is called so, such as `pipeline`. */
  readonly thing: string;
  readonly name: string;
  /** What is said where it is empty. */
  readonly emptyMessage?: string;
  /** How many characters it may have, as a person counts them. */
  readonly most: number;
  readonly others: readonly Named[];
  /** The one that keeps its name or gets another; its present one is not taken. */
  readonly ownId?: number;
}

/** What is wrong with a name: nothing, or that it shows nothing, is too long (spec §5), or taken (spec §5, A-30). */
export function checkName({ thing, name, emptyMessage, most, others, ownId }: NameQuestion): FieldRefusal[] {
  const wrong = (msg: string, type: string): FieldRefusal[] => [{ loc: ['name'], msg, type }];
  if (!hasVisible(name)) return wrong(emptyMessage ?? 'Enter a name.', 'value_error.missing');
  if (isLongerThan(name, most)) {
    return wrong(`A name has at most ${most} characters.`, 'value_error.any_str.max_length');
  }
  if (!nameTaken(others, name, ownId)) return [];
  const article = /^[aeiou]/.test(thing) ? 'An' : 'A';
  return wrong(`${article} ${thing} with this name already exists.`, 'value_error.unique');
}

/** Names for a sentence: the first three, and how many there are besides. */
export function listNames(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `${names.slice(0, 3).join(', ')}${more}`;
}
