import type { Problem } from '../../domain/problem.ts';

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
