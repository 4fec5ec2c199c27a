/** The resources that spec §4 handles in realtime. */
export const realtimeResources = ['source', 'pipeline', 'destination', 'tunnel'] as const;
export type RealtimeResource = (typeof realtimeResources)[number];

export const realtimeChanges = ['created', 'updated', 'deleted'] as const;
export type RealtimeChange = (typeof realtimeChanges)[number];

/** What live updates read of a row, whatever its resource. */
export interface LiveRow {
  readonly id: number;
  readonly name: string;
  readonly status?: string;
  /** Grows with every change, so that a late event can be told from a new one. */
  readonly rev?: number | null;
}

/** Something happened to one resource. Events are hints: what they miss, a refetch brings. */
export interface ResourceEvent {
  readonly kind: RealtimeChange;
  readonly resource: RealtimeResource;
  readonly id: number;
  /** The changed fields, decoded like a row's; absent where the event only points at the resource. */
  readonly fields?: Partial<LiveRow>;
  /** The fields are the whole row, not only what has changed. */
  readonly isWhole?: boolean;
  /** Something changed that only the detail call answers, such as the tables of a pipeline. */
  readonly hasMore?: boolean;
}

/** A message from the service about a resource, or that a new version of the page is there. */
export type RealtimeEvent = { readonly kind: 'refreshApp' } | ResourceEvent;

export const refreshAppEvent = 'refresh_app';
/** The wire name of an event. */
export const realtimeEventName = (resource: RealtimeResource, change: RealtimeChange) =>
  `${resource}_${change}` as const;
