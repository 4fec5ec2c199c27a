import { isKnown } from '../entities/open.ts';
import { maxLength } from '../text/limits.ts';
import { defaultSchemaView, schemaShows, type SchemaView } from '../schema/schemaFilter.ts';

/** Parses the view of a schema from a query; invalid values become the defaults. */
export function readSchemaView(query: URLSearchParams): SchemaView {
  const show = query.get('show') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, maxLength.standard),
    show: isKnown(schemaShows, show) ? show : defaultSchemaView.show,
  };
}

/** The query of a view: only values that are not the default. */
export const schemaViewQuery = ({ search, show }: SchemaView) => ({
  search: search || undefined,
  show: show === defaultSchemaView.show ? undefined : show,
});
