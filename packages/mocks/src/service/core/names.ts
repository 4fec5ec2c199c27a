import { nameTaken, type Named } from '@millrace/ui/domain/entities';
import { hasVisible, isLongerThan } from '@millrace/ui/domain/text';
import type { FieldRefusal } from './refusal.ts';

export interface NameQuestion {
  /** The kind of object, such as `pipeline`. */
  readonly thing: string;
  readonly name: string;
  /** The message for an empty name. */
  readonly emptyMessage?: string;
  /** The maximum number of characters, as people count them. */
  readonly most: number;
  readonly others: readonly Named[];
  /** The row that is renamed; its current name is not a conflict. */
  readonly ownId?: number;
}

/** The errors of a name: it shows nothing, is too long, or is in use (spec §5). */
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

/** Names for a sentence: the first three, and the number of others. */
export function listNames(names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `${names.slice(0, 3).join(', ')}${more}`;
}
