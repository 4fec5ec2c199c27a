import type { HookId, Id } from './id.ts';
import { isKnown, type Open } from './open.ts';

/** A hook speaks until it is archived, and never again after that (spec §4). */
export const hookStatuses = ['active', 'archived'] as const;
export type HookStatus = (typeof hookStatuses)[number];

/** What a hook can be attached to (spec §3 "Hook attachment"; A-23). */
export const hookEntities = ['pipeline', 'source'] as const;
export type HookEntity = (typeof hookEntities)[number];

/** What a hook can be told of each kind of thing, with a line on when it is. Our choice: the specification has no names. */
export const hookEvents = {
  pipeline: {
    'pipeline.started': 'It runs, after somebody has started or resumed it.',
    'pipeline.paused': 'It has come to rest.',
    'pipeline.errored': 'It has stopped with an error.',
    'pipeline.recovered': 'It runs again by itself after an error.',
    'pipeline.initial_sync_completed': 'All of its tables were loaded for the first time.',
    'pipeline.resync_completed': 'The tables of a resync were loaded again.',
    'pipeline.archived': 'Somebody has archived it.',
  },
  source: {
    'source.schema_changed': 'Tables came or went.',
    'source.test_failed': 'A test of its connection has failed.',
    'source.updated': 'Somebody has changed its name or configuration.',
    'source.archived': 'Somebody has archived it.',
    'source.restored': 'Somebody has restored it.',
  },
} as const satisfies Record<HookEntity, Record<string, string>>;
export type PipelineHookEvent = keyof (typeof hookEvents)['pipeline'];
export type SourceHookEvent = keyof (typeof hookEvents)['source'];
export type HookEvent = PipelineHookEvent | SourceHookEvent;

/** Whether something of this kind has such an event. */
export const isHookEvent = (entity: HookEntity, event: string): event is HookEvent =>
  Object.hasOwn(hookEvents[entity], event);

/** How the latest call of a hook's address went. */
export interface HookDelivery {
  readonly at: Date;
  readonly event: Open<HookEvent>;
  readonly success: boolean;
  /** Of the answer; `null` where there was none. */
  readonly statusCode: number | null;
  /** Why it failed, as a sentence; `null` where it did not. */
  readonly error: string | null;
  /** Milliseconds until the answer, or until it was given up. */
  readonly durationMs: number | null;
}

/** A hook at one thing, with what it is told of it (spec §3). */
export interface HookAttachment {
  readonly hookId: HookId;
  readonly entityType: Open<HookEntity>;
  readonly entityId: Id<HookEntity>;
  readonly selectedEvents: readonly Open<HookEvent>[];

  // What follows is assumed of the service: absent, it is left out of the screen.
  readonly hook?: Pick<Hook, 'name' | 'url' | 'status'> | null;
  /** What the thing is called. */
  readonly entityName?: string | null;
  readonly lastDelivery?: HookDelivery | null;
  readonly createdAt?: Date | null;
}

/** An address that is called when something happens (spec §1, A-113). */
export interface Hook {
  readonly id: HookId;
  readonly name: string;
  readonly url: string;
  readonly status: Open<HookStatus>;
  /** A key that signs what is sent is kept; it never comes back. */
  readonly hasSecret: boolean;

  // What follows is assumed of the service: absent, it is left out of the screen.
  readonly attachedTo?: readonly HookAttachment[] | null;
  readonly lastDelivery?: HookDelivery | null;
  readonly createdAt?: Date | null;
}

/** What a person may do with a hook, by its status. Our choice: what is archived can only be taken away. */
export const hookCan = {
  edit: ['active'],
  attach: ['active'],
  archive: ['active'],
  detach: ['active', 'archived'],
  remove: ['active', 'archived'],
} as const satisfies Record<string, readonly HookStatus[]>;
export type HookAction = keyof typeof hookCan;

/** Whether `action` is open to a hook now; buttons, the twin and tests all ask this. */
export const canHook = (action: HookAction, hook: { readonly status: Open<HookStatus> }): boolean =>
  isKnown<HookStatus>(hookCan[action], hook.status);
