/** The resources that spec §4 handles in realtime. */
export const realtimeResources = ['source', 'pipeline', 'destination', 'tunnel'] as const;
export type RealtimeResource = (typeof realtimeResources)[number];

export const realtimeChanges = ['created', 'updated', 'deleted'] as const;
export type RealtimeChange = (typeof realtimeChanges)[number];

/** A word from the service that something is new. Events are hints: what they miss, a fresh read brings. */
export type RealtimeEvent =
  | { readonly kind: 'refreshApp' }
  | {
      readonly kind: RealtimeChange;
      readonly resource: RealtimeResource;
      readonly id: number;
      /** The changed fields, keyed as on the wire; absent where the event only points at the resource. */
      readonly fields?: Readonly<Record<string, unknown>>;
    };

export const refreshAppEvent = 'refresh_app';
/** The wire name of an event. */
export const realtimeEventName = (resource: RealtimeResource, change: RealtimeChange) =>
  `${resource}_${change}` as const;
