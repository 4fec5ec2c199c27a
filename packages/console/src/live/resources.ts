import type * as contract from '@millrace/ui/contract';
import type { Destination, Pipeline, Source, Tunnel } from '@millrace/ui/domain/entities';
import type { LiveRow, RealtimeResource } from '@millrace/ui/domain/realtime';

interface LiveRows {
  readonly pipeline: Pipeline;
  readonly source: Source;
  readonly destination: Destination;
  readonly tunnel: Tunnel;
}

/** A call by its name, so that this module does not import the calls' schemas. */
type CallName = keyof typeof contract;

/** How the cached reads of a resource follow its events and the responses of writes. */
export interface LiveResource<Field extends string = string> {
  /** The calls that return a page of rows. */
  readonly lists: readonly CallName[];
  /** The call that returns one record by its `id`. */
  readonly detail: CallName;
  /**
   * Fields besides the status that decide which views show a row, and where. When one changes, lists are
   * refetched.
   */
  readonly moving: readonly Field[];
  /** Fields that affect neither which rows a view shows nor their number. */
  readonly quiet: readonly Field[];
  /** Fields whose change makes the detail stale. */
  readonly detailHints: readonly Field[];
  /** Fields that a response may leave out. Their cached values stay. */
  readonly assumed: readonly Field[];
  /** Whether a list row contains everything that the detail call returns. */
  readonly isRowWhole: boolean;
}

const connector: Omit<LiveResource<keyof Source & keyof Destination>, 'lists' | 'detail'> = {
  moving: ['name', 'type'],
  quiet: ['config', 'tunnelId', 'usedBy', 'lastTest'],
  detailHints: [],
  assumed: ['usedBy', 'createdAt'],
  isRowWhole: true,
};

/** The resources of spec §4. A query that is neither a list nor the detail is refetched on each event. */
export const liveResources: {
  readonly [R in RealtimeResource]: LiveResource<keyof LiveRows[R] & string>;
} = {
  pipeline: {
    lists: ['listPipelines'],
    detail: 'getPipeline',
    moving: ['name', 'sourceId', 'destinationId'],
    quiet: ['rev', 'hourlyRecords', 'recordsLast24h', 'lastSyncedAt', 'nextSyncAt', 'lastError'],
    detailHints: ['hasSchema'],
    assumed: [
      'source',
      'destination',
      'hourlyRecords',
      'recordsLast24h',
      'lastSyncedAt',
      'nextSyncAt',
      'lastError',
      'createdAt',
      'rev',
      'hasSchema',
    ],
    isRowWhole: false,
  },
  source: { ...connector, lists: ['listSources'], detail: 'getSource' },
  destination: { ...connector, lists: ['listDestinations'], detail: 'getDestination' },
  tunnel: {
    lists: ['listTunnels'],
    detail: 'getTunnel',
    moving: ['name'],
    quiet: ['setupCompleted', 'isActive', 'sshPublicKey', 'usedBy'],
    detailHints: [],
    assumed: ['usedBy'],
    isRowWhole: true,
  },
};

/** Whether an event carries any of these fields. */
export const hasAny = (names: readonly string[], fields: Partial<LiveRow>): boolean =>
  names.some((name) => name in fields);
