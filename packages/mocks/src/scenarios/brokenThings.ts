import { hourMs as hour } from '../service/core/durations.ts';
import type { Config } from '../service/connectors/nodeConfig.ts';
import type { NodeRow, PipelineRow, TunnelRow } from '../service/core/rows.ts';
import { busyAccount } from './busyAccount.ts';
import { iso } from './rows.ts';
import type { Scenario } from './scenario.ts';

/** What is wrong with a source or destination: settings that its test fails on, and what its pipelines say of it. */
interface Defect {
  readonly settings: Config;
  readonly error: string;
}

const brokenSources: Readonly<Record<string, Defect>> = {
  'Production Postgres': {
    settings: { connection_config: { host: 'unreachable.example' } },
    error: 'could not connect to unreachable.example:5432: timed out',
  },
  'Warehouse MySQL': {
    settings: { connection_config: { password: 'wrong' } },
    error: 'The tunnel "VPC bastion" is not active.',
  },
  'Finance SQL Server': {
    settings: { connection_config: { database: 'missing' } },
    error: 'database "missing" does not exist',
  },
  Zendesk: {
    settings: { tap_config: { access_token: 'wrong' } },
    error: 'The credentials were refused.',
  },
};

const brokenDestinations: Readonly<Record<string, Defect>> = {
  'Redshift core': {
    settings: { connection_config: { host: 'unreachable.example' } },
    error: 'could not connect to unreachable.example:5439: timed out',
  },
  Staging: {
    settings: { connection_config: { passphrase: 'wrong' } },
    error: 'the passphrase does not open the key',
  },
};

/** Settings laid over others, section by section. */
const layOver = (config: Config, settings: Config): Config => ({
  ...config,
  ...Object.fromEntries(
    Object.entries(settings).map(([section, values]) => [
      section,
      Object.assign({}, config[section], values),
    ]),
  ),
});

const breakNodes = (
  rows: readonly NodeRow[],
  defects: Readonly<Record<string, Defect>>,
  now: number,
): NodeRow[] =>
  rows.map((row) => {
    const defect = defects[row.name];
    if (!defect) return row;
    const last_test = { at: iso(now - 2 * hour), success: false };
    return { ...row, config: layOver(row.config, defect.settings), last_test };
  });

/** None of the three works: one was switched off, one has lost its far side, one is never set up. */
const breakTunnel = (row: TunnelRow): TunnelRow => ({ ...row, is_active: false, due_at: null });

/** A pipeline cannot run while one of its ends is broken. */
function breakPipeline(row: PipelineRow, error: string | undefined): PipelineRow {
  if (error === undefined || !['running', 'starting'].includes(row.status)) return row;
  return { ...row, status: 'errored', next_sync_at: null, last_error: error };
}

/** The busy account on a bad day. What its calls do beside that is in brokenCalls.ts. */
export const brokenThings: Scenario = (setting) => {
  const begun = busyAccount(setting);
  const errorOf = (rows: readonly NodeRow[], defects: typeof brokenSources, id: number | null) =>
    defects[rows.find((row) => row.id === id)?.name ?? '']?.error;
  return {
    ...begun,
    sources: breakNodes(begun.sources, brokenSources, setting.now),
    destinations: breakNodes(begun.destinations, brokenDestinations, setting.now),
    tunnels: begun.tunnels.map(breakTunnel),
    pipelines: begun.pipelines.map((row) =>
      breakPipeline(
        row,
        errorOf(begun.sources, brokenSources, row.source_id) ??
          errorOf(begun.destinations, brokenDestinations, row.destination_id),
      ),
    ),
  };
};
