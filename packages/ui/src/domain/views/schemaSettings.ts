import { isKnown } from '../entities/open.ts';
import { maxLength } from '../limits.ts';
import { defaultSchemaView, schemaShows, type SchemaView } from '../schema/schemaFilter.ts';

/** The view of a schema that a query string asks for; what makes no sense in it is the default. */
export function readSchemaView(query: URLSearchParams): SchemaView {
  const show = query.get('show') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, maxLength.standard),
    show: isKnown(schemaShows, show) ? show : defaultSchemaView.show,
  };
}

/** The query of a view: what is not the default. */
export const schemaViewQuery = ({ search, show }: SchemaView) => ({
  search: search || undefined,
  show: show === defaultSchemaView.show ? undefined : show,
});
