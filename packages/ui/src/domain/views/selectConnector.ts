import { catalogue, type ConnectorCategory } from '../connectors/catalogue.ts';
import { maxLength } from '../limits.ts';

/** What a person looks at of the connectors there are; it belongs in the address. */
export interface SelectConnectorView {
  readonly category: ConnectorCategory | 'all';
  readonly search: string;
}

export const defaultSelectConnectorView: SelectConnectorView = { category: 'all', search: '' };

/** The view that a query string asks for; a category that has nothing of the kind is all of them. */
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

/** The query of a view: what is not the default. */
export const selectConnectorQuery = ({ category, search }: SelectConnectorView) => ({
  category: category === defaultSelectConnectorView.category ? undefined : category,
  search: search || undefined,
});
