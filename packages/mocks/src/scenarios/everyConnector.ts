import { catalogue } from '@millrace/ui/domain/connectors';
import type { PipelineStatus } from '@millrace/ui/domain/entities';
import { hourMs as hour, minuteMs as minute } from '../service/core/durations.ts';
import { chance } from '../service/core/random.ts';
import { destinationRows, pipelineRow, sourceRows, type NodeList } from './rows.ts';
import { acmeSubscribed } from './clients.ts';
import type { Scenario } from './scenario.ts';

/** One of each, named after its connector. */
const oneOfEach = (kind: 'source' | 'destination'): NodeList =>
  catalogue.flatMap((entry) => (entry.kind === kind ? [[entry.label, entry.type] as const] : []));

const sources = oneOfEach('source');
const destinations = oneOfEach('destination');

/** In turn: most pipelines run, some do not. */
const statuses = [
  'running',
  'running',
  'running',
  'paused',
  'running',
  'errored',
  'draft',
] as const satisfies readonly PipelineStatus[];

/** A source of every type, a destination of every type, and a pipeline from each source, in mixed states. */
export const everyConnector: Scenario = (setting) => ({
  ...acmeSubscribed(setting),
  sources: sourceRows(setting, sources),
  destinations: destinationRows(setting, destinations),
  tunnels: [],
  pipelines: sources.map(([name], index) => {
    const id = index + 1;
    const status = statuses[index % statuses.length] ?? 'running';
    const hasRun = status !== 'draft';
    return pipelineRow(setting, {
      id,
      name: `${name} to ${destinations[index % destinations.length]?.[0] ?? 'nowhere'}`,
      status,
      sourceId: id,
      destinationId: 1 + (index % destinations.length),
      frequency: hour,
      ...(hasRun && { syncedAgo: minute + Math.floor(chance(setting.seed, 'age', id) * (hour - minute)) }),
      ...(status === 'running' && {
        records: Math.round(10 ** (3 + 3 * chance(setting.seed, 'records', id))),
      }),
      ...(status === 'errored' && { error: `${name} refused the access: it was withdrawn.` }),
    });
  }),
});
