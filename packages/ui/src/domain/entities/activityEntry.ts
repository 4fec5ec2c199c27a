import type { Id } from './id.ts';
import type { Open } from './open.ts';

/** What an entry of the account's activity is about. */
export const activityObjects = [
  'pipeline',
  'source',
  'destination',
  'tunnel',
  'alert',
  'metric',
  'hook',
  'user',
  'account',
] as const;
export type ActivityObject = (typeof activityObjects)[number];

/** What happened, by the detail `event` of an entry. */
export const activityEvents = [
  'created',
  'changed',
  'deleted',
  'archived',
  'restored',
  'started',
  'paused',
  'resynced',
  'invited',
  'invited_again',
  'uninvited',
  'activated',
  'deactivated',
  'attached',
  'detached',
  'acknowledged',
  'resolved',
] as const;
export type ActivityEvent = (typeof activityEvents)[number];

export type ActivityEntryId = Id<'activity'>;

/**
 * Something that a person did in the account. The call is proposed: the specification has none. Its details are those of a
 * pipeline's log.
 */
export interface ActivityEntry {
  readonly id: ActivityEntryId;
  readonly at: Date;

  // The following fields may be missing.
  /** The service's own sentence, for an event that this build does not know. */
  readonly message?: string | null;
  readonly object?: {
    readonly type: Open<ActivityObject>;
    /** Missing if the object no longer exists. */
    readonly id?: number | null;
    readonly name?: string | null;
  } | null;
  /** `event`, `by`, `by_id`, `fields`, `before.<name>` and `after.<name>`. Secrets have no values. */
  readonly details?: Readonly<Record<string, string | number>> | null;
}
