import type { PipelineRow, JournalEntry } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { initialSyncMs } from './history.ts';

const entry = (at: number, kind: JournalEntry['kind'], text: string | null = null): JournalEntry => ({
  at,
  kind,
  text,
});

/** The history of each initial status of a scenario. */
const ends: Readonly<Record<string, JournalEntry['kind']>> = {
  paused: 'paused',
  errored: 'errored',
  archived: 'archived',
};

/** State changes before the start of the world, from the pipeline's row; valid while no others are recorded. */
function beforeThisWorld(row: PipelineRow): JournalEntry[] {
  const made = Date.parse(row.created_at);
  if (row.last_synced_at === null) return [entry(made, 'created')];
  const last = Date.parse(row.last_synced_at);
  const end = ends[row.status];
  return [
    entry(made, 'created'),
    entry(made, 'started'),
    ...(made + initialSyncMs <= last ? [entry(made + initialSyncMs, 'loaded')] : []),
    ...(end ? [entry(last, end, row.last_error)] : []),
  ];
}

/** State changes of a pipeline, oldest first. */
export const journalOf = ({ tables }: World, row: PipelineRow): readonly JournalEntry[] =>
  tables.journals.get(row.id)?.entries ?? beforeThisWorld(row);

/** Records a state change; called before the row changes. @param at milliseconds since the epoch */
export function note(
  world: World,
  row: PipelineRow,
  kind: JournalEntry['kind'],
  { at = world.clock.now(), text = null, change }: Partial<Pick<JournalEntry, 'at' | 'text' | 'change'>> = {},
): void {
  const noted = { ...entry(at, kind, text), ...(change && { change }) };
  world.tables.journals.put({ id: row.id, entries: [...journalOf(world, row), noted] });
}
