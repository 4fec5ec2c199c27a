/** The resources that spec §4 updates in realtime. */
export const realtimeResources = ['source', 'pipeline', 'destination', 'tunnel'] as const;
export type RealtimeResource = (typeof realtimeResources)[number];

export const realtimeChanges = ['created', 'updated', 'deleted'] as const;
export type RealtimeChange = (typeof realtimeChanges)[number];

/** The fields that live updates read, for every resource. */
export interface LiveRow {
  readonly id: number;
  readonly name: string;
  readonly status?: string;
  /** Increases with every change, so that late events can be recognised. */
  readonly rev?: number | null;
}

/** A change of one resource. Events are hints: a refetch loads what they leave out. */
export interface ResourceEvent {
  readonly kind: RealtimeChange;
  readonly resource: RealtimeResource;
  readonly id: number;
  /** The changed fields, decoded like a row's; missing if the event only names the resource. */
  readonly fields?: Partial<LiveRow>;
  /** The fields form a whole row, not only the changed ones. */
  readonly isWhole?: boolean;
  /** Fields changed that only the detail call returns, such as a pipeline's tables. */
  readonly hasMore?: boolean;
}

/** A message about a resource, or about a new version of the page. */
export type RealtimeEvent = { readonly kind: 'refreshApp' } | ResourceEvent;

export const refreshAppEvent = 'refresh_app';
/** The wire name of an event. */
export const realtimeEventName = (resource: RealtimeResource, change: RealtimeChange) =>
  `${resource}_${change}` as const;
