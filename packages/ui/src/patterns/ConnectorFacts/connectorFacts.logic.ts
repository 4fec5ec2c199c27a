import type { Definition } from '../../domain/connectors/definition/define.ts';
import type { Connector } from '../../domain/entities/connector.ts';
import { fieldsOf } from '../../domain/forms/definition/definition.ts';
import { isMet } from '../../domain/forms/definition/conditions.ts';
import type { Field } from '../../domain/forms/definition/fieldTypes.ts';
import type { FormValue } from '../../domain/forms/definition/fieldValues.ts';
import { storedWire } from '../../domain/forms/model/formValues.ts';
import type { Wire } from '../../domain/json/paths.ts';
import {
  describeValue,
  initialValue,
  isEmpty,
  isSameValue,
  readValue,
} from '../../domain/forms/model/values.ts';

/** The part of a saved connector that is shown. */
export type ConfiguredConnector = Pick<Connector, 'name' | 'config' | 'tunnelId' | 'variant'>;

export interface ConnectorFact {
  readonly label: string;
  /** Path of the field that the fact comes from. */
  readonly path?: string;
  /** Omitted if there is no value. */
  readonly value?: string;
  /** Shown in a monospace font, to be read letter by letter. */
  readonly isMono?: boolean;
  /** A saved secret, whose value is not shown. */
  readonly isHidden?: boolean;
  /** Can't be changed after creation (spec §5). */
  readonly isLocked?: boolean;
  /** Address that the value links to, such as the tunnel of a connection. */
  readonly href?: string;
}

export interface FactSection {
  readonly title: string;
  readonly facts: readonly ConnectorFact[];
}

/** Shown in place of a saved secret. */
export const hiddenSecret = 'Saved';

/** Shown once for all tokens of a sign-in at a provider. */
const connected = 'Connected';
const isToken = (field: Field): boolean => Boolean(field.isSecret && field.filledBy);

/** The tunnel of a connection, as far as it has loaded. */
export interface FactTunnel {
  readonly name?: string;
  readonly href?: string;
}

const isThere = (wire: Wire | undefined): boolean => wire !== undefined && wire !== null && wire !== '';

/** Overrides for fields whose form label describes only one of their options. */
const labels: Partial<Record<Field['kind'], string>> = { connection: 'Connection', ssl: 'SSL' };

/**
 * Describes a saved configuration with the labels of its form. Values that the definition does not name are omitted,
 * because they may be secrets (docs/threats.md T-08). Of a secret, only its presence is read.
 */
export function describeConfiguration(
  definition: Definition,
  connector: ConfiguredConnector,
  tunnel: FactTunnel = {},
): readonly FactSection[] {
  const fields = new Map(fieldsOf(definition).map((field) => [field.path, field]));
  // Conditions compare form values: on the wire a choice may be a number, and defaults may be missing.
  const valueOf = (path: string): FormValue | undefined => {
    const field = fields.get(path);
    return field && readValue(field, storedWire(connector, path));
  };
  const isFilled = (path: string): boolean => {
    const field = fields.get(path);
    if (field?.isSecret) return isThere(storedWire(connector, path));
    const value = valueOf(path);
    return field !== undefined && value !== undefined && !isEmpty(field, value);
  };

  /** An option behind a toggle is a fact once it is in use. */
  const isInUse = (field: Field): boolean =>
    field.feature === undefined || !isSameValue(field, valueOf(field.path) ?? '', initialValue(field, ''));

  const factOf = (field: Field): ConnectorFact => {
    const wire = storedWire(connector, field.path);
    const { path } = field;
    const label = labels[field.kind] ?? field.label;
    if (field.isSecret)
      return isThere(wire) ? { path, label, value: hiddenSecret, isHidden: true } : { path, label };
    // No tunnel is not the same as no word about one.
    if (field.kind === 'connection' && wire === undefined) return { path, label };
    const value = describeValue(field, readValue(field, wire), {
      ...(tunnel.name && { tunnelName: tunnel.name }),
    });
    // Monospace as in the form, but a number with a unit uses the regular font.
    const isMono = field.kind === 'text' ? field.isMono : field.kind === 'number' && !field.unit;
    const href =
      field.kind === 'connection' && typeof connector.tunnelId === 'number' ? tunnel.href : undefined;
    return {
      path,
      label,
      ...(value !== '' && { value }),
      ...(isMono && { isMono }),
      ...(field.isLockedAfterCreation && { isLocked: true }),
      ...(href !== undefined && { href }),
    };
  };

  const signInFacts = (tokens: readonly Field[]): readonly ConnectorFact[] => {
    const [first] = tokens;
    if (!first) return [];
    const { path, label } = first;
    const isConnected = tokens.some((token) => isThere(storedWire(connector, token.path)));
    return [{ path, label, ...(isConnected && { value: connected }) }];
  };

  return definition.sections
    .map(({ title, fields: own }) => ({
      title,
      facts: [
        ...signInFacts(own.filter(isToken)),
        ...own
          .filter((field) => field.kind !== 'constant' && !isToken(field))
          .filter(isInUse)
          .filter((field) => isMet(field.showWhen, { valueOf, isFilled }))
          .map(factOf),
      ],
    }))
    .filter(({ facts }) => facts.length > 0);
}
