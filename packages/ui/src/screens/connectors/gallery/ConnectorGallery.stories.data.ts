import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { catalogue, connectorCategories } from '../../../domain/entities/catalogue.ts';
import type { Definition } from '../../../domain/connectors/definition/define.ts';
import {
  findConnectors,
  type CatalogueItem,
} from '../../setup/SelectConnectorScreen/SelectConnectorScreen.logic.ts';

/** A connector of the gallery. */
export interface ShownConnector extends CatalogueItem {
  readonly kind: Definition['kind'];
}

const categoryLabels: ReadonlyMap<string, string> = new Map(
  connectorCategories.map(({ id, label }) => [id, label]),
);

export const categoryLabel = ({ category }: CatalogueItem): string => categoryLabels.get(category) ?? '';

const isSource = (type: string): boolean =>
  catalogue.some((entry) => entry.kind === 'source' && entry.type === type);

/** The id of a connector's story, as `npm run connectors` names it. */
export function storyIdOf({ kind, type, category }: ShownConnector): string {
  const suffix = kind === 'destination' && isSource(type) ? '_destination' : '';
  const words = storyNameFromExport(
    `_${type}${suffix}`.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  return toId(`Connectors/${categoryLabel({ type, label: '', category })}`, words);
}

/** The connectors that match a search, in the order in which people choose them: sources first. */
export const searchConnectors = (search: string): readonly ShownConnector[] =>
  (['source', 'destination'] as const).flatMap((kind) =>
    findConnectors(kind, { category: 'all', search }).items.map((item) => ({ ...item, kind })),
  );
