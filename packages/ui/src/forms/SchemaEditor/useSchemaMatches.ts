import { useDeferredValue, useMemo } from 'react';
import { filterSchema, type SchemaMatches, type SchemaView } from '../../domain/schema/schemaFilter.ts';
import type { SchemaIndex } from '../../domain/schema/schemaIndex.ts';
import type { SchemaModel } from '../../domain/schema/schemaModel.ts';

/** The tables that match the view. Deferred, so that typing stays responsive while the tree renders. */
export function useSchemaMatches(model: SchemaModel, index: SchemaIndex, view: SchemaView): SchemaMatches {
  const { search, show } = useDeferredValue(view);
  // Not recomputed when a checkbox changes: a table deselected under “Selected” stays visible and can be selected again.
  return useMemo(
    () =>
      filterSchema(
        index,
        { search, show },
        {
          selected: model.isSelected,
          unselected: (table) => !model.isSelected(table),
          changed: (table) => model.changeOf(table) !== null,
        },
      ),
    [model, index, search, show],
  );
}
