import * as v from 'valibot';

import type { SyncMapping } from '../../domain/entities/schema.ts';

/** The mapping of a table on the wire. */
export const wireSyncMapping = v.looseObject({
  table: v.string(),
  selected: v.boolean(),
  excluded: v.optional(v.array(v.string()), []),
  custom_primary_keys: v.optional(v.array(v.string()), []),
});

export const syncMapping = v.pipe(
  wireSyncMapping,
  v.transform(
    ({ table, selected, excluded, custom_primary_keys: customPrimaryKeys, ...unknown }): SyncMapping => ({
      table,
      isSelected: selected,
      excluded,
      customPrimaryKeys,
      ...(Object.keys(unknown).length > 0 && { unknown }),
    }),
  ),
);

/** Converts a mapping to the wire, for `updatePipeline`. */
export const writeSyncMapping = (mapping: SyncMapping): v.InferOutput<typeof wireSyncMapping> => ({
  ...mapping.unknown,
  table: mapping.table,
  selected: mapping.isSelected,
  excluded: [...mapping.excluded],
  custom_primary_keys: [...mapping.customPrimaryKeys],
});
