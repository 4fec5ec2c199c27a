import * as v from 'valibot';

import type { SyncMapping } from '../../domain/entities/schema.ts';

/**
 * The mapping of a table on the wire. A PATCH names only the changed tables; the others keep their
 * mapping. A change among 5,000 tables therefore sends only the differences and does not lose tables that
 * were added meanwhile.
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

/** Converts a mapping to the wire, for `updatePipeline`. */
export const writeSyncMapping = (mapping: SyncMapping): v.InferOutput<typeof wireSyncMapping> => ({
  table: mapping.table,
  selected: mapping.isSelected,
  excluded: [...mapping.excluded],
  custom_primary_keys: [...mapping.customPrimaryKeys],
});
