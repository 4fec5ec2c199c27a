import { fieldsOf, type FormDefinition } from '../forms/definition.ts';
import type { FormValue } from '../forms/fieldValues.ts';
import type { FormDraft } from '../forms/formDraft.ts';
import { storedWire } from '../forms/formValues.ts';
import { readValue } from '../forms/values.ts';
import { cutGraphemes } from '../graphemes.ts';
import { maxLength } from '../limits.ts';
import type { Connector } from './connector.ts';

type Configured = Pick<Connector, 'name' | 'config' | 'tunnelId' | 'variant'>;

/** The initial name of a copy. */
export const copyName = (name: string): string => cutGraphemes(`Copy of ${name}`, maxLength.nodeName);

/**
 * The name of a copy that is saved at once: `Copy of Orders`, then `Copy of Orders 2`.
 * @param isTaken whether the account has an item with this name
 */
export function freeCopyName(name: string, isTaken: (candidate: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const candidate = cutGraphemes(`Copy of ${name}`, maxLength.standard - ending.length).trimEnd() + ending;
    if (!isTaken(candidate)) return candidate;
  }
}

/**
 * Converts a connector to the draft of a copy, for `restoreDraft` of a new form. Secrets are left out,
 * because the service never returns them.
 */
export function draftOfCopy(definition: FormDefinition, connector: Configured): FormDraft {
  const values = fieldsOf(definition).flatMap((field): [string, FormValue][] => {
    const wire = storedWire(connector, field.path);
    return field.isSecret || wire === undefined || wire === null
      ? []
      : [[field.path, readValue(field, wire)]];
  });
  return {
    version: 1,
    form: definition.id,
    values: { ...Object.fromEntries(values), name: copyName(connector.name) },
  };
}
