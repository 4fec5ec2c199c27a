import { useDeferredValue, useMemo } from 'react';
import { filterSchema, type SchemaMatches, type SchemaView } from '../../domain/schema/schemaFilter.ts';
import type { SchemaIndex } from '../../domain/schema/schemaIndex.ts';
import type { SchemaModel } from '../../domain/schema/schemaModel.ts';

/** What the view leaves of the schema. It follows the view: a letter is painted at once, the tree makes way for the next. */
export function useSchemaMatches(model: SchemaModel, index: SchemaIndex, view: SchemaView): SchemaMatches {
  const { search, show } = useDeferredValue(view);
  // Not anew when a box is ticked: what is unticked among the selected stays in sight, and can be ticked again.
  return useMemo(
    () =>
      filterSchema(
        index,
        { search, show },
        { selected: model.isSelected, changed: (table) => model.changeOf(table) !== null },
      ),
    [model, index, search, show],
  );
}
