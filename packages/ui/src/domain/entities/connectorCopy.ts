import { fieldsOf, type FormDefinition } from '../forms/definition.ts';
import type { FormValue } from '../forms/fieldValues.ts';
import type { FormDraft } from '../forms/formDraft.ts';
import { readPath, type Wire } from '../forms/paths.ts';
import { readValue } from '../forms/values.ts';
import { cutGraphemes } from '../graphemes.ts';
import { maxLength } from '../limits.ts';
import type { Connector } from './connector.ts';

type Configured = Pick<Connector, 'name' | 'config' | 'tunnelId'>;

/** What a connector has at the path of a field of its form. */
export const wireAt = ({ name, tunnelId, config }: Configured, path: string): Wire | undefined => {
  if (path === 'name') return name;
  return path === 'tunnel_id' ? tunnelId : readPath(config, path);
};

/** The name that a copy starts with. */
export const copyName = (name: string): string => cutGraphemes(`Copy of ${name}`, maxLength.nodeName);

/**
 * A connector as the draft of another one, for `restoreDraft` of a new form. Secrets are left out: the service never
 * shows them, so they are typed again.
 */
export function draftOfCopy(definition: FormDefinition, connector: Configured): FormDraft {
  const values = fieldsOf(definition).flatMap((field): [string, FormValue][] => {
    const wire = wireAt(connector, field.path);
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
