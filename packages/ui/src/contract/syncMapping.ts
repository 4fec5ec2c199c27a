import * as v from 'valibot';

import type { SyncMapping } from '../domain/entities/schema.ts';

/**
 * What a pipeline does with a table, on the wire. A PATCH names only the tables that change: a table that is not named
 * keeps what it has, so 5,000 tables are saved as the few that differ and a table that came meanwhile is not lost.
 */
export const wireSyncMapping = v.object({
  table: v.string(),
  selected: v.boolean(),
  excluded: v.optional(v.array(v.string()), []),
  custom_primary_keys: v.optional(v.array(v.string()), []),
});

export const syncMapping = v.pipe(
  wireSyncMapping,
  v.transform((wire): SyncMapping => ({
    table: wire.table,
    isSelected: wire.selected,
    excluded: wire.excluded,
    customPrimaryKeys: wire.custom_primary_keys,
  })),
);

/** The way back, for `updatePipeline`. */
export const writeSyncMapping = (mapping: SyncMapping): v.InferOutput<typeof wireSyncMapping> => ({
  table: mapping.table,
  selected: mapping.isSelected,
  excluded: [...mapping.excluded],
  custom_primary_keys: [...mapping.customPrimaryKeys],
});
