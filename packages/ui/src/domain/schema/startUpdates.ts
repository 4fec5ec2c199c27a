import type { PipelineDetail } from '../entities/pipeline.ts';
import type { SyncMapping } from '../entities/schema.ts';
import { formatQuantity } from '../format/count.ts';
import { inSentence } from '../text/hiddenCharacters.ts';
import { readUpdates } from './schemaUpdates.ts';
import { listNames } from './listNames.ts';

/** What a pipeline syncs, with its source and destination. */
type Moved = Pick<PipelineDetail, 'sourceId' | 'destinationId' | 'source' | 'destination' | 'syncMappings'>;
type Mappings = readonly SyncMapping[] | null;

const byTable = (mappings: Mappings) => new Map(mappings?.map((mapping) => [mapping.table, mapping]));

/** The tables whose mappings differ. */
function changedTables(seen: Mappings, held: Mappings): readonly string[] {
  if (seen === held) return [];
  const before = byTable(seen);
  const updates = readUpdates({ before, after: byTable(held), wanted: (table) => before.get(table) });
  return updates?.followed ?? [];
}

/** What others have changed between the shown state and the saved one, one sentence each. */
export function describeStartUpdates(seen: Moved, held: Moved): readonly string[] {
  const ends = (['source', 'destination'] as const).filter(
    (end) => (seen[`${end}Id`] ?? null) !== (held[`${end}Id`] ?? null),
  );
  // A different source has different tables anyway.
  const tables = ends.includes('source') ? [] : changedTables(seen.syncMappings, held.syncMappings);
  return [
    ...ends.map((end) => {
      const name = held[end]?.name;
      return name ? `The ${end} is now “${inSentence(name)}”.` : `The ${end} has changed.`;
    }),
    ...(tables.length > 0
      ? [
          `${formatQuantity(tables.length, 'table')} ${tables.length === 1 ? 'was' : 'were'} updated to what they saved: ${listNames(tables)}.`,
        ]
      : []),
  ];
}
