import { hourMs as hour, minuteMs as minute } from '../service/core/durations.ts';
import { chance, pick } from '../service/core/random.ts';
import { destinationRows, pipelineRow, sourceRows, type NodeList } from './rows.ts';
import { acmeSubscribed } from './clients.ts';
import type { Scenario } from './scenario.ts';

const pipelineCount = 10_000;
const sourceCount = 2_000;
const sourceTypes = ['postgres', 'mysql', 'shopify', 'stripe', 'hubspot', 'ga4', 's3'] as const;
const statuses = [
  'running',
  'running',
  'running',
  'running',
  'paused',
  'errored',
  'draft',
  'archived',
] as const;
const frequencies = [15 * minute, 30 * minute, hour, 6 * hour] as const;

const sources: NodeList = Array.from({ length: sourceCount }, (_, index) => {
  const type = sourceTypes[index % sourceTypes.length] ?? 'postgres';
  const name = `Shard ${String(index + 1).padStart(3, '0')}`;
  return index === 0 ? [name, type, { tables: 5_000 }] : [name, type];
});
const destinations: NodeList = [
  ['Analytics', 'snowflake'],
  ['BigQuery marts', 'bigquery'],
];

/** 10,000 pipelines and 2,000 sources, including one of 5,000 tables with 40 columns each, for load tests. */
export const large: Scenario = (setting) => ({
  ...acmeSubscribed(setting),
  sources: sourceRows(setting, sources),
  destinations: destinationRows(setting, destinations),
  tunnels: [],
  pipelines: Array.from({ length: pipelineCount }, (_, index) => {
    const id = index + 1;
    // The first runs every minute: in the 90 days of its log, that makes a million lines.
    const status = index === 0 ? 'running' : pick(statuses, setting.seed, 'status', id);
    const frequency = index === 0 ? minute : pick(frequencies, setting.seed, 'frequency', id);
    const hasRun = status === 'running' || status === 'errored';
    return pipelineRow(setting, {
      id,
      name: `Table group ${String(id).padStart(5, '0')}`,
      status,
      sourceId: 1 + (index % sources.length),
      destinationId: 1 + (index % destinations.length),
      frequency,
      ...(hasRun && {
        records: Math.round(10 ** (2 + 4 * chance(setting.seed, 'records', id))),
        syncedAgo: Math.floor(chance(setting.seed, 'age', id) * frequency),
      }),
      ...(status === 'errored' && {
        error: 'The source closed the connection before the read was complete.',
        // Every other error recovers within a day.
        ...(id % 2 === 0 && { healsIn: Math.round((1 + 23 * chance(setting.seed, 'heals', id)) * hour) }),
      }),
    });
  }),
});
