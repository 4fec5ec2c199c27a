import type * as contract from '@millrace/ui/contract';
import type { Resource } from '@millrace/ui/contract';
import type { Destination, Pipeline, Source, Tunnel } from '@millrace/ui/domain/entities';
import type { RealtimeResource } from '@millrace/ui/domain/realtime';

interface LiveRows {
  readonly pipeline: Pipeline;
  readonly source: Source;
  readonly destination: Destination;
  readonly tunnel: Tunnel;
}

/** Reads of other resources that show something of this one. */
export interface Figure<Field extends string = string> {
  /** What people see, for the documentation. */
  readonly shows: string;
  readonly resource: Resource;
  readonly calls: readonly (keyof typeof contract)[];
  /** Only reads about the record itself, which have its id as the argument `id`. @default false */
  readonly isOwn?: boolean;
  /** The fields whose change makes them stale. @default every event */
  readonly fields?: readonly Field[];
  /** Whether a new record changes them. A deleted one always does. @default false */
  readonly isCount?: boolean;
}

const records = ['hourlyRecords', 'recordsLast24h', 'lastSyncedAt'] as const;
const used = ['status', 'sourceId', 'destinationId'] as const;
const hooks = { resource: 'hook', calls: ['listHooks', 'getHook'] } as const;
const metrics = { resource: 'metric', calls: ['listMetrics', 'getMetric'] } as const;
const tunnels = { resource: 'tunnel', calls: ['listTunnels', 'getTunnel'] } as const;
/** What people did. Syncs are not in it, so their records do not make it stale. */
const activity = {
  shows: 'Activity of the account, a source and a destination',
  resource: 'activity',
  calls: ['listActivity'],
  isCount: true,
} as const;
const pipelines = { resource: 'pipeline', calls: ['listPipelines', 'getPipeline'] } as const;

/**
 * Which event makes which figure stale, besides the lists and details of its own resource (resources.ts).
 * An event without fields may have changed all of them. An account's usage is read at most once a minute, one pipeline's at most once in ten seconds (refetches.ts). No event
 * tells about alerts, triggers, quotas, billing and people: visible pages read alerts and metrics every 30 s,
 * and the session, which has the quotas, once an hour.
 */
export const figures: {
  readonly [R in RealtimeResource]: readonly Figure<keyof LiveRows[R] & string>[];
} = {
  pipeline: [
    {
      shows:
        'Records of a pipeline: tiles, chart and collections of its overview, its tables, its usage in the settings',
      resource: 'usage',
      calls: ['getPipelineUsage', 'listPipelineCollections', 'listPipelineUsageCollections'],
      isOwn: true,
    },
    {
      shows: 'Activity and sync history of a pipeline',
      resource: 'pipelineEvent',
      calls: ['listPipelineEvents'],
      isOwn: true,
    },
    {
      shows: 'Records of the account: Home, usage in the settings',
      resource: 'usage',
      calls: ['getAccountUsage'],
      fields: records,
    },
    {
      shows: 'Usage by pipeline in the settings',
      resource: 'usage',
      calls: ['listAccountUsagePipelines'],
      fields: [...records, 'name', 'status'],
      isCount: true,
    },
    {
      shows: '“Used by” of a source',
      resource: 'source',
      calls: ['listSources', 'getSource'],
      fields: used,
      isCount: true,
    },
    {
      shows: '“Used by” of a destination',
      resource: 'destination',
      calls: ['listDestinations', 'getDestination'],
      fields: used,
      isCount: true,
    },
    { shows: 'What a hook is attached to', ...hooks, fields: ['name'] },
    {
      ...activity,
      fields: [
        'name',
        'status',
        'sourceId',
        'destinationId',
        'maintenanceWindow',
        'persistDeletedRows',
        'sourceSyncFrequency',
        'destinationSyncFrequency',
        'destinationSyncCron',
        'autoSyncNewCollections',
        'replicateColumnChanges',
      ],
    },
  ],
  source: [
    { shows: '“Used by” of a tunnel', ...tunnels, fields: ['tunnelId', 'status'], isCount: true },
    { shows: 'The source of a pipeline: lists, overview, Home', ...pipelines, fields: ['name'] },
    { shows: 'What a hook is attached to', ...hooks, fields: ['name'] },
    { shows: 'The data store of a metric', ...metrics, fields: ['name', 'status'] },
    { ...activity, fields: ['name', 'status', 'config', 'tunnelId'] },
  ],
  destination: [
    { shows: '“Used by” of a tunnel', ...tunnels, fields: ['tunnelId', 'status'], isCount: true },
    { shows: 'The destination of a pipeline: lists, overview, Home', ...pipelines, fields: ['name'] },
    { shows: 'The data store of a metric', ...metrics, fields: ['name', 'status'] },
    { ...activity, fields: ['name', 'status', 'config', 'tunnelId'] },
  ],
  tunnel: [{ ...activity, fields: ['name'] }],
};
