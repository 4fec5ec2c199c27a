import { hourMs as hour, minuteMs as minute } from '../service/core/durations.ts';
import { endOfDay } from '../service/pipelineHistory/history.ts';
import type { PipelineRow, SilentFailure } from '../service/tables/pipelineRows.ts';
import { busyAccount } from './busyAccount.ts';
import { iso } from './rows.ts';
import type { Scenario, ScenarioOptions } from './scenario.ts';

interface Plan extends SilentFailure {
  /** Milliseconds since its last sync. @default the busy account's */
  readonly syncedAgo?: number;
  /** How many of the last hours had no records; no sync finds any since. */
  readonly quietHours?: number;
}

/** What goes wrong, by the name of the pipeline. Each keeps its status, and none has an error. */
const plans: Readonly<Record<string, Plan>> = {
  // The replication slot was dropped: syncs succeed, and find no changes.
  'Customers to lake': { quietHours: 6 },
  // The report has had no rows since a tag was removed.
  'Web sessions': { quietHours: 24 },
  // The next sync never begins.
  'Stock movements': { is_stalled: true, syncedAgo: 95 * minute },
  'Search campaigns': { is_stalled: true, syncedAgo: 9 * hour },
  // Two tables fail, and the others sync.
  'General ledger': { failed_tables: ['sales.payments', 'dbo.invoices'] },
  // A load of a busy day was committed without its last rows. No status is wrong; only counts tell.
  'Orders to warehouse': { lost_rows: { 'public.orders': 3 } },
  // The clock that dates its syncs runs ahead, or behind.
  'CRM contacts': { clock_ahead: 3 * hour },
  'Accounts and deals': { clock_ahead: -2 * hour },
};

function silence({ now }: ScenarioOptions, row: PipelineRow): PipelineRow {
  const plan = plans[row.name];
  if (!plan) return row;
  const { syncedAgo, quietHours = 0 } = plan;
  const { hourly_records: hourly, source_sync_frequency: every } = row;
  return {
    ...row,
    ...(syncedAgo !== undefined && {
      last_synced_at: iso(now - syncedAgo),
      next_sync_at: iso(now - syncedAgo + (every ?? 0)),
    }),
    hourly_records: hourly && hourly.map((count, index) => (index < hourly.length - quietHours ? count : 0)),
  };
}

/** The last sync that found records: the one before its quiet hours. */
function lastFind({ last_synced_at, source_sync_frequency }: PipelineRow, quietHours: number): number {
  const [last, every] = [Date.parse(last_synced_at ?? ''), source_sync_frequency ?? hour];
  const begun = (endOfDay(last) - quietHours) * hour;
  return last - (Math.floor((last - begun) / every) + 1) * every;
}

/** The busy account with failures that no status and no error tells of. */
export const silentFailures: Scenario = (setting) => {
  const begun = busyAccount(setting);
  return {
    ...begun,
    pipelines: begun.pipelines.map((row) => silence(setting, row)),
    silentFailures: new Map(
      begun.pipelines.flatMap((row) => {
        const plan = plans[row.name];
        if (!plan) return [];
        const { syncedAgo: _, quietHours, ...failure } = plan;
        return [[row.id, quietHours ? { ...failure, quiet_from: lastFind(row, quietHours) } : failure]];
      }),
    ),
  };
};
