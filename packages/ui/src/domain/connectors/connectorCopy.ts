import { fieldsOf, type FormDefinition } from '../forms/definition/definition.ts';
import type { FormValue } from '../forms/definition/fieldValues.ts';
import type { FormDraft } from '../forms/model/formDraft.ts';
import { storedWire } from '../forms/model/formValues.ts';
import { readValue } from '../forms/model/values.ts';
import type { Connector } from '../entities/connector.ts';
import { copyName } from '../text/copyName.ts';

type Configured = Pick<Connector, 'name' | 'config' | 'tunnelId' | 'variant'>;

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
