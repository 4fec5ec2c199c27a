import { settledPipelineStatus } from '@millrace/ui/domain/entities';
import { hourMs as hour } from '../service/core/durations.ts';
import { connectionFault } from '../service/connections/connectionFault.ts';
import type { Config } from '../service/connectorConfig/nodeConfig.ts';
import type { NodeKind } from '../service/connectors/nodeKinds.ts';
import type { NodeRow, TunnelRow } from '../service/tables/connectorRows.ts';
import type { PipelineRow } from '../service/tables/pipelineRows.ts';
import { busyAccount } from './busyAccount.ts';
import { iso } from './rows.ts';
import type { Scenario } from './scenario.ts';

/** Settings that fail a test, by the name of the source or destination. */
type Defects = Readonly<Record<string, Config>>;

const brokenSources: Defects = {
  'Production Postgres': { connection_config: { host: 'unreachable.example' } },
  'Warehouse MySQL': { connection_config: { password: 'wrong' } },
  'Finance SQL Server': { connection_config: { database: 'missing' } },
  Zendesk: { tap_config: { access_token: 'wrong' } },
};

const brokenDestinations: Defects = {
  'Redshift core': { connection_config: { host: 'unreachable.example' } },
  Staging: { connection_config: { passphrase: 'wrong' } },
};

/** Settings merged into others, section by section. */
const layOver = (config: Config, settings: Config): Config => ({
  ...config,
  ...Object.fromEntries(
    Object.entries(settings).map(([section, values]) => [
      section,
      Object.assign({}, config[section], values),
    ]),
  ),
});

const breakNodes = (rows: readonly NodeRow[], defects: Defects, now: number): NodeRow[] =>
  rows.map((row) => {
    const defect = defects[row.name];
    if (!defect) return row;
    const last_test = { at: iso(now - 2 * hour), success: false };
    return { ...row, config: layOver(row.config, defect), last_test };
  });

/** None of the three works: one was deactivated, one has lost its remote side, one is never set up. */
const breakTunnel = (row: TunnelRow): TunnelRow => ({ ...row, is_active: false, due_at: null });

/** A pipeline cannot run while one of its connectors is broken. */
function breakPipeline(row: PipelineRow, error: string | undefined): PipelineRow {
  if (error === undefined || settledPipelineStatus(row.status) !== 'running') return row;
  return { ...row, status: 'errored', next_sync_at: null, last_error: error };
}

/** The busy account with failures. brokenCalls.ts has the faults of its calls. */
export const brokenThings: Scenario = (setting) => {
  const begun = busyAccount(setting);
  const sources = breakNodes(begun.sources, brokenSources, setting.now);
  const destinations = breakNodes(begun.destinations, brokenDestinations, setting.now);
  const tunnels = begun.tunnels.map(breakTunnel);
  const errorOf = (kind: NodeKind['kind'], rows: readonly NodeRow[], id: number | null) => {
    const node = rows.find((row) => row.id === id);
    const tunnel = tunnels.find((row) => row.id === node?.tunnel_id);
    return node && connectionFault({ kind }, node, tunnel, setting.now)?.message;
  };
  const pipelines = begun.pipelines.map((row) =>
    breakPipeline(
      row,
      errorOf('source', sources, row.source_id) ?? errorOf('destination', destinations, row.destination_id),
    ),
  );
  return { ...begun, sources, destinations, tunnels, pipelines };
};
