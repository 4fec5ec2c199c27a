import { connectionTypes } from '../../../domain/connectors/connection.ts';
import type { Definition } from '../../../domain/connectors/define.ts';
import type { Condition, Field } from '../../../domain/connectors/fieldTypes.ts';
import { readPath, type Wire } from '../../../domain/connectors/paths.ts';
import { sslModes } from '../../../domain/connectors/ssl.ts';
import { isConnection, isRows, isSsl, readValue, type FormValue } from '../../../domain/connectors/values.ts';
import type { Connector } from '../../../domain/entities/connector.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { inSentence } from '../../../domain/hiddenCharacters.ts';

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

const optionLabel = (
  options: readonly { readonly value: string | number; readonly label: string }[],
  value: string,
) => options.find((option) => String(option.value) === value)?.label ?? value;

/** A value that a person may read, in words. Never asked for a secret's. */
function words(field: Field, value: FormValue, tunnelName: string | undefined): string {
  if (isSsl(value)) return sslModes.find((mode) => mode.value === value.mode)?.label ?? 'On';
  if (isConnection(value)) {
    const label = connectionTypes.find(({ value: type }) => type === value.type)?.lockedLabel ?? '';
    return value.type === 'secure' && tunnelName ? `${label} “${inSentence(tunnelName)}”` : label;
  }
  if (isRows(value)) return value.length > 0 ? `${formatQuantity(value.length, 'row')} chosen` : '';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value !== 'string' || value === '') return '';
  if (field.kind === 'choice') return optionLabel(field.options, value);
  if (field.kind === 'number' && field.unit) return `${value} ${field.unit}`;
  return value;
}

/**
 * A saved configuration in the words of its form. What the definition does not name is not shown: it may be a secret
 * (docs/threats.md T-08), and of a secret nothing is read but whether there is one.
 */
export function reviewConfiguration(
  definition: Definition,
  connector: ReviewedConnector,
  tunnelName?: string,
): readonly ReviewSection[] {
  const holds = (condition: Condition | undefined): boolean =>
    condition === undefined || condition.some(({ path, equals }) => wireAt(connector, path) === equals);

  const factOf = (field: Field): ReviewFact => {
    const wire = wireAt(connector, field.path);
    const { label } = field;
    if (field.isSecret) return isThere(wire) ? { label, value: hiddenSecret, isHidden: true } : { label };
    const value = words(field, readValue(field, wire), tunnelName);
    // As in the form; beside its unit a number is read as words are.
    const isMono = field.kind === 'text' ? field.isMono : field.kind === 'number' && !field.unit;
    return { label, ...(value !== '' && { value }), ...(isMono && { isMono }) };
  };

  return definition.sections
    .map(({ title, fields }) => ({
      title,
      facts: fields.filter((field) => holds(field.showWhen)).map(factOf),
    }))
    .filter(({ facts }) => facts.length > 0);
}
