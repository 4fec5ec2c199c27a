import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';
import { initialSyncMs } from './history.ts';
import type { JournalEntry } from './historyRow.ts';

const entry = (at: number, kind: JournalEntry['kind'], text: string | null = null): JournalEntry => ({
  at,
  kind,
  text,
});

/** How each status that a scenario begins with came about. */
const ends: Readonly<Record<string, JournalEntry['kind']>> = {
  paused: 'paused',
  errored: 'errored',
  archived: 'archived',
};

/** What befell a pipeline before this world, as its row tells it; true as long as nothing else was noted. */
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

/** What befell a pipeline beside its syncs, oldest first. */
export const journalOf = ({ tables }: World, row: PipelineRow): readonly JournalEntry[] =>
  tables.journals.get(row.id)?.entries ?? beforeThisWorld(row);

/** Notes what befalls a pipeline; called before its row changes. @param at milliseconds since the epoch */
export function note(
  world: World,
  row: PipelineRow,
  kind: JournalEntry['kind'],
  { at = world.clock.now(), text = null }: { readonly at?: number; readonly text?: string | null } = {},
): void {
  world.tables.journals.put({ id: row.id, entries: [...journalOf(world, row), entry(at, kind, text)] });
}
