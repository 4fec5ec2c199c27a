import type { Problem } from '../../domain/outcome/problem.ts';

/** What the service says about the sent events. */
export interface EventErrors {
  /** By event. */
  readonly ofEvents: ReadonlyMap<string, string>;
  /** About the list as a whole. */
  readonly ofAll: string | undefined;
  /** The errors above explain the whole problem. */
  readonly isExplained: boolean;
}

/** Places the errors of a refused attachment (422) at the events that were sent. */
export function eventErrors(problem: Problem | undefined, sent: readonly string[]): EventErrors {
  const ofEvents = new Map<string, string>();
  const ofAll: string[] = [];
  let isExplained = problem?.fieldErrors !== undefined;
  for (const { location, message } of problem?.fieldErrors ?? []) {
    const at = location.indexOf('selected_events');
    const event = at < 0 ? undefined : sent[Number(location[at + 1])];
    if (at < 0) isExplained = false;
    else if (event === undefined) ofAll.push(message);
    else ofEvents.set(event, message);
  }
  return { ofEvents, ofAll: ofAll.length > 0 ? ofAll.join(' ') : undefined, isExplained };
}

/** What someone else changed in the saved events, and the own selection with these changes. */
export interface EventsUpdate {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly selected: ReadonlySet<string>;
}

/**
 * Applies what someone else saved to a selection. An event is on or off, so the two never contradict each other: each
 * person's changes stay.
 * @param base the saved events that the selection started from
 * @param theirs the saved events now
 */
export function followEvents(
  base: readonly string[],
  theirs: readonly string[],
  selected: ReadonlySet<string>,
): EventsUpdate {
  const added = theirs.filter((event) => !base.includes(event));
  const removed = base.filter((event) => !theirs.includes(event));
  const kept = [...selected].filter((event) => !removed.includes(event));
  return { added, removed, selected: new Set([...kept, ...added]) };
}
