import { fieldsOf, type Definition } from '../../domain/connectors/define.ts';
import type { Connector } from '../../domain/entities/connector.ts';
import { wireAt } from '../../domain/entities/connectorCopy.ts';
import { isMet } from '../../domain/forms/conditions.ts';
import type { Field } from '../../domain/forms/fieldTypes.ts';
import type { FormValue } from '../../domain/forms/fieldValues.ts';
import type { Wire } from '../../domain/forms/paths.ts';
import { describeValue, isEmpty, readValue } from '../../domain/forms/values.ts';

/** What is saved, as far as it is shown. */
export type ConfiguredConnector = Pick<Connector, 'name' | 'config' | 'tunnelId'>;

export interface ConnectorFact {
  readonly label: string;
  /** Of the field it comes from. */
  readonly path?: string;
  /** Left out for nothing. */
  readonly value?: string;
  /** To be read letter by letter. */
  readonly isMono?: boolean;
  /** A secret that the service keeps. */
  readonly isHidden?: boolean;
  /** Can't be changed after creation (spec §5). */
  readonly isLocked?: boolean;
  /** Where the value leads: the tunnel of a connection. */
  readonly href?: string;
}

export interface FactSection {
  readonly title: string;
  readonly facts: readonly ConnectorFact[];
}

/** Shown for a secret that the service keeps. */
export const hiddenSecret = 'Saved';

/** The tunnel of a connection, as far as it is known. */
export interface FactTunnel {
  readonly name?: string;
  readonly href?: string;
}

const isThere = (wire: Wire | undefined): boolean => wire !== undefined && wire !== null && wire !== '';

/** Fields whose label in the form is about one of their options. */
const labels: Partial<Record<Field['kind'], string>> = { connection: 'Connection', ssl: 'SSL' };

/**
 * A saved configuration in the words of its form. What the definition does not name is not shown: it may be a secret
 * (docs/threats.md T-08), and of a secret nothing is read but whether there is one.
 */
export function describeConfiguration(
  definition: Definition,
  connector: ConfiguredConnector,
  tunnel: FactTunnel = {},
): readonly FactSection[] {
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

  const factOf = (field: Field): ConnectorFact => {
    const wire = wireAt(connector, field.path);
    const { path } = field;
    const label = labels[field.kind] ?? field.label;
    if (field.isSecret)
      return isThere(wire) ? { path, label, value: hiddenSecret, isHidden: true } : { path, label };
    const value = describeValue(field, readValue(field, wire), {
      ...(tunnel.name && { tunnelName: tunnel.name }),
    });
    // As in the form; beside its unit a number is read as words are.
    const isMono = field.kind === 'text' ? field.isMono : field.kind === 'number' && !field.unit;
    const href = field.kind === 'connection' && connector.tunnelId !== null ? tunnel.href : undefined;
    return {
      path,
      label,
      ...(value !== '' && { value }),
      ...(isMono && { isMono }),
      ...(field.isLockedAfterCreation && { isLocked: true }),
      ...(href !== undefined && { href }),
    };
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
