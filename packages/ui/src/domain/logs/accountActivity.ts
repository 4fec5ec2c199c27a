import type { ActivityEntry, ActivityEvent, ActivityObject } from '../entities/activityEntry.ts';
import { activityEvents, activityObjects } from '../entities/activityEntry.ts';
import { isKnown } from '../entities/open.ts';

/** Kinds of entries, as a filter of the account's activity. */
export const changeKinds = ['additions', 'changes', 'states', 'removals'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeKindLabel = (kind: ChangeKind): string => changeKindLabels[kind];
const changeKindLabels: Readonly<Record<ChangeKind, string>> = {
  additions: 'Created or invited',
  changes: 'Settings changed',
  states: 'Started, paused or archived',
  removals: 'Deleted',
};

const kindOf: Readonly<Record<ActivityEvent, ChangeKind>> = {
  created: 'additions',
  changed: 'changes',
  deleted: 'removals',
  archived: 'states',
  restored: 'states',
  started: 'states',
  paused: 'states',
  resynced: 'states',
  invited: 'additions',
  invited_again: 'additions',
  uninvited: 'removals',
  activated: 'states',
  deactivated: 'states',
  attached: 'additions',
  detached: 'removals',
  acknowledged: 'states',
  resolved: 'states',
};

/** The events of some kinds. */
export const eventsOfKinds = (kinds: readonly ChangeKind[]): readonly ActivityEvent[] =>
  activityEvents.filter((event) => kinds.includes(kindOf[event]));

export const activityObjectLabels: Readonly<Record<ActivityObject, string>> = {
  pipeline: 'Pipeline',
  source: 'Source',
  destination: 'Destination',
  tunnel: 'Tunnel',
  alert: 'Alert',
  metric: 'Metric',
  hook: 'Hook',
  user: 'User',
  account: 'Account',
};

/** The word for what an entry is about; one that this build does not know keeps its own. */
export const activityObjectLabel = (type: string): string =>
  isKnown(activityObjects, type) ? activityObjectLabels[type] : type;

/** The words around the name of what an entry is about. */
export interface ActivityWords {
  /** After the name of the person. */
  readonly active: string;
  /** After the name of the object, if nothing says who did it. */
  readonly passive: string;
  /** After the name of the object, if a person did it. @default nothing */
  readonly end?: string;
}

const simple = (active: string): ActivityWords => ({ active, passive: `was ${active}` });

const words: Readonly<Record<ActivityEvent, ActivityWords>> = {
  created: simple('created'),
  changed: simple('changed'),
  deleted: simple('deleted'),
  archived: simple('archived'),
  restored: simple('restored'),
  started: simple('started'),
  paused: simple('paused'),
  resynced: simple('resynced'),
  invited: simple('invited'),
  invited_again: { active: 'invited', passive: 'was invited again', end: 'again' },
  uninvited: { active: 'deleted the invitation of', passive: 'is no longer invited' },
  activated: simple('activated'),
  deactivated: simple('deactivated'),
  attached: simple('attached'),
  detached: simple('detached'),
  acknowledged: { active: 'acknowledged the triggers of', passive: 'had its triggers acknowledged' },
  resolved: { active: 'resolved the triggers of', passive: 'had its triggers resolved' },
};

/** The words for what happened; `undefined` for an event that this build does not know. */
export function activityWordsOf({ details }: Pick<ActivityEntry, 'details'>): ActivityWords | undefined {
  const event = String(details?.['event'] ?? '');
  return isKnown(activityEvents, event) ? words[event] : undefined;
}

/** Who did it: the name, and the id if the service says it; `undefined` if it does not say who. */
export function personIn({
  details,
}: Pick<ActivityEntry, 'details'>): { readonly id?: number; readonly name: string } | undefined {
  const name = String(details?.['by'] ?? '').trim();
  if (name === '') return undefined;
  const id = Number(details?.['by_id']);
  return { name, ...(Number.isSafeInteger(id) && id > 0 && { id }) };
}
