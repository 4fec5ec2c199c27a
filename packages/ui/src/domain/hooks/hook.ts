import type { HookId, Id } from '../entities/id.ts';
import { isAllowed } from '../entities/actions.ts';
import type { Open } from '../entities/open.ts';

/** A hook sends events until it is archived, which is permanent (spec §4). */
export const hookStatuses = ['active', 'archived'] as const;
export type HookStatus = (typeof hookStatuses)[number];

/** The kinds of entity that a hook can be attached to. */
export const hookEntities = ['pipeline', 'source'] as const;
export type HookEntity = (typeof hookEntities)[number];

/**
 * The events of each kind of entity, with a description. Our choice: the specification does not name them
 * (A-113).
 */
export const hookEvents = {
  pipeline: {
    'pipeline.started': 'The pipeline was started or resumed.',
    'pipeline.paused': 'The pipeline was paused.',
    'pipeline.errored': 'The pipeline stopped with an error.',
    'pipeline.recovered': 'The pipeline recovered from an error.',
    'pipeline.initial_sync_completed': 'The initial sync of all tables completed.',
    'pipeline.resync_completed': 'The tables of a resync were loaded again.',
    'pipeline.archived': 'The pipeline was archived.',
  },
  source: {
    'source.schema_changed': 'Tables were added or removed.',
    'source.test_failed': 'A connection test failed.',
    'source.updated': 'The name or configuration was changed.',
    'source.archived': 'The source was archived.',
    'source.restored': 'The source was restored.',
  },
} as const satisfies Record<HookEntity, Record<string, string>>;
export type PipelineHookEvent = keyof (typeof hookEvents)['pipeline'];
export type SourceHookEvent = keyof (typeof hookEvents)['source'];
export type HookEvent = PipelineHookEvent | SourceHookEvent;

/** Whether this kind of entity has the event. */
export const isHookEvent = (entity: HookEntity, event: string): event is HookEvent =>
  Object.hasOwn(hookEvents[entity], event);

/** The result of a hook's latest delivery. */
export interface HookDelivery {
  readonly at: Date;
  readonly event: Open<HookEvent>;
  readonly success: boolean;
  /** HTTP status of the response; `null` without a response. */
  readonly statusCode: number | null;
  /** Why the delivery failed, as a sentence; `null` if it succeeded. */
  readonly error: string | null;
  /** Time until the response or the timeout, in ms. */
  readonly durationMs: number | null;
}

/** A hook attached to an entity, with the selected events (spec §3). */
export interface HookAttachment {
  readonly hookId: HookId;
  readonly entityType: Open<HookEntity>;
  readonly entityId: Id<HookEntity>;
  readonly selectedEvents: readonly Open<HookEvent>[];

  // The following fields are assumed and may be missing.
  readonly hook?: Pick<Hook, 'name' | 'url' | 'status'> | null;
  /** Name of the entity. */
  readonly entityName?: string | null;
  readonly lastDelivery?: HookDelivery | null;
  readonly createdAt?: Date | null;
}

/** An address that the service calls when an event occurs. */
export interface Hook {
  readonly id: HookId;
  readonly name: string;
  /** `null` if the service does not say. */
  readonly url: string | null;
  /** Whether the service has a signing secret. The secret itself is never returned. */
  readonly hasSecret: boolean;

  // The following fields are assumed and may be missing.
  readonly status?: Open<HookStatus> | null;
  readonly attachedTo?: readonly HookAttachment[] | null;
  readonly lastDelivery?: HookDelivery | null;
  readonly createdAt?: Date | null;
}

/** The actions on a hook, by its status. Our choice: an archived hook can only be deleted. */
export const hookCan = {
  edit: ['active'],
  attach: ['active'],
  archive: ['active'],
  detach: ['active', 'archived'],
  remove: ['active', 'archived'],
} as const satisfies Record<string, readonly HookStatus[]>;
export type HookAction = keyof typeof hookCan;

/** Whether `action` is available for a hook; used by buttons, the twin and tests. */
export const canHook = (action: HookAction, { status }: Pick<Hook, 'status'>): boolean =>
  isAllowed({ from: hookCan[action] }, status);
