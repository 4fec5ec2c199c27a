import type { PipelineDetail } from '../entities/pipeline.ts';
import type { SyncMapping } from '../entities/schema.ts';
import { formatQuantity } from '../format/count.ts';
import { inSentence } from '../hiddenCharacters.ts';
import { readUpdates } from './schemaUpdates.ts';
import { listNames } from './schemaWords.ts';

/** What a pipeline moves, and between which ends. */
type Moved = Pick<PipelineDetail, 'sourceId' | 'destinationId' | 'source' | 'destination' | 'syncMappings'>;
type Mappings = readonly SyncMapping[] | null;

const byTable = (mappings: Mappings) => new Map(mappings?.map((mapping) => [mapping.table, mapping]));

/** The tables with which something else is done than before. */
function changedTables(seen: Mappings, held: Mappings): readonly string[] {
  if (seen === held) return [];
  const before = byTable(seen);
  const updates = readUpdates({ before, after: byTable(held), wanted: (table) => before.get(table) });
  return updates?.followed ?? [];
}

/**
 * What others have changed of what is about to start, a sentence each: between what was on screen and what the service
 * holds.
 */
export function describeStartUpdates(seen: Moved, held: Moved): readonly string[] {
  const ends = (['source', 'destination'] as const).filter(
    (end) => (seen[`${end}Id`] ?? null) !== (held[`${end}Id`] ?? null),
  );
  // With another source the tables are others anyway.
  const tables = ends.includes('source') ? [] : changedTables(seen.syncMappings, held.syncMappings);
  return [
    ...ends.map((end) => {
      const name = held[end]?.name;
      return name ? `The ${end} is “${inSentence(name)}” now.` : `The ${end} is another one now.`;
    }),
    ...(tables.length > 0
      ? [
          `${formatQuantity(tables.length, 'table')} ${tables.length === 1 ? 'is as they saved it' : 'are as they saved them'}: ${listNames(tables)}.`,
        ]
      : []),
  ];
}
