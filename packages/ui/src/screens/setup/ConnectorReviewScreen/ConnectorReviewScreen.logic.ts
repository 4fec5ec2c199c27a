import { fieldsOf, type Definition } from '../../../domain/connectors/define.ts';
import type { Connector } from '../../../domain/entities/connector.ts';
import { isMet } from '../../../domain/forms/conditions.ts';
import type { Field } from '../../../domain/forms/fieldTypes.ts';
import type { FormValue } from '../../../domain/forms/fieldValues.ts';
import { readPath, type Wire } from '../../../domain/forms/paths.ts';
import { describeValue, isEmpty, readValue } from '../../../domain/forms/values.ts';

/** What is saved, as far as it is shown. */
export type ReviewedConnector = Pick<Connector, 'name' | 'config' | 'tunnelId'>;

export interface ReviewFact {
  readonly label: string;
  /** Left out for nothing. */
  readonly value?: string;
  /** To be read letter by letter. */
  readonly isMono?: boolean;
  /** It is there, and stays hidden. */
  readonly isHidden?: boolean;
}

export interface ReviewSection {
  readonly title: string;
  readonly facts: readonly ReviewFact[];
}

/** What stands for a secret that the service keeps. */
export const hiddenSecret = 'Saved, hidden';

const wireAt = ({ name, tunnelId, config }: ReviewedConnector, path: string): Wire | undefined => {
  if (path === 'name') return name;
  return path === 'tunnel_id' ? tunnelId : readPath(config, path);
};

const isThere = (wire: Wire | undefined): boolean => wire !== undefined && wire !== null && wire !== '';

/** Fields whose label in the form is about one of their options. */
const labels: Partial<Record<Field['kind'], string>> = { connection: 'Connection', ssl: 'SSL' };

/**
 * A saved configuration in the words of its form. What the definition does not name is not shown: it may be a secret
 * (docs/threats.md T-08), and of a secret nothing is read but whether there is one.
 */
export function reviewConfiguration(
  definition: Definition,
  connector: ReviewedConnector,
  tunnelName?: string,
): readonly ReviewSection[] {
  const fields = new Map(fieldsOf(definition).map((field) => [field.path, field]));
  // Conditions hold values as the form has them: the wire may carry a number for a choice, or leave a default out.
  const valueOf = (path: string): FormValue | undefined => {
    const field = fields.get(path);
    return field && readValue(field, wireAt(connector, path));
  };
  const isFilled = (path: string): boolean => {
    const field = fields.get(path);
    if (field?.isSecret) return isThere(wireAt(connector, path));
    const value = valueOf(path);
    return field !== undefined && value !== undefined && !isEmpty(field, value);
  };

  const factOf = (field: Field): ReviewFact => {
    const wire = wireAt(connector, field.path);
    const label = labels[field.kind] ?? field.label;
    if (field.isSecret) return isThere(wire) ? { label, value: hiddenSecret, isHidden: true } : { label };
    const value = describeValue(field, readValue(field, wire), { ...(tunnelName && { tunnelName }) });
    // As in the form; beside its unit a number is read as words are.
    const isMono = field.kind === 'text' ? field.isMono : field.kind === 'number' && !field.unit;
    return { label, ...(value !== '' && { value }), ...(isMono && { isMono }) };
  };

  return definition.sections
    .map(({ title, fields: own }) => ({
      title,
      facts: own
        .filter(({ kind }) => kind !== 'constant')
        .filter((field) => isMet(field.showWhen, { valueOf, isFilled }))
        .map(factOf),
    }))
    .filter(({ facts }) => facts.length > 0);
}
