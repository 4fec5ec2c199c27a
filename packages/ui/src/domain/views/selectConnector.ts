import { catalogue, type ConnectorCategory } from '../entities/catalogue.ts';
import { maxLength } from '../text/limits.ts';

/** The view of the connector selection; it is part of the address. */
export interface SelectConnectorView {
  readonly category: ConnectorCategory | 'all';
  readonly search: string;
}

export const defaultSelectConnectorView: SelectConnectorView = { category: 'all', search: '' };

/** Parses the view from a query. A category without connectors of the kind becomes all categories. */
export function readSelectConnectorView(
  kind: 'source' | 'destination',
  query: URLSearchParams,
): SelectConnectorView {
  const asked = query.get('category');
  const found = catalogue.find((entry) => entry.kind === kind && entry.category === asked);
  return {
    category: found?.category ?? defaultSelectConnectorView.category,
    search: (query.get('search') ?? '').slice(0, maxLength.standard),
  };
}

/** The query of a view: only values that are not the default. */
export const selectConnectorQuery = ({ category, search }: SelectConnectorView) => ({
  category: category === defaultSelectConnectorView.category ? undefined : category,
  search: search || undefined,
});
