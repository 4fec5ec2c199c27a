import { categoryOf, connectorCategories, type ConnectorCategory } from '../../domain/entities/catalogue.ts';
import type { Definition } from '../../domain/connectors/definition/define.ts';

const words: Readonly<Partial<Record<ConnectorCategory, string>>> = {
  database: 'Database',
  warehouse: 'Data warehouse',
  crm: 'CRM',
  fileStorage: 'File storage',
};

/** `Database source`: a short description beside a connector's name. */
export function connectorSummary(kind: Definition['kind'], type: string): string {
  const noun = kind === 'source' ? 'source' : 'destination';
  const category = categoryOf(kind, type);
  if (!category) return noun === 'source' ? 'Source' : 'Destination';
  const word = words[category] ?? connectorCategories.find(({ id }) => id === category)?.label ?? '';
  return `${word} ${noun}`;
}
