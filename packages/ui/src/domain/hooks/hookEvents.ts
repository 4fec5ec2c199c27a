import { hookEvents, isHookEvent, type HookEntity, type HookEvent } from './hook.ts';
import type { Open } from '../entities/open.ts';

/** What happened, in one to three words, for rows and checklists. */
const labels = new Map<string, string>(
  Object.entries({
    'pipeline.started': 'Started',
    'pipeline.paused': 'Paused',
    'pipeline.errored': 'Errored',
    'pipeline.recovered': 'Recovered',
    'pipeline.initial_sync_completed': 'Initial sync completed',
    'pipeline.resync_completed': 'Resync completed',
    'pipeline.archived': 'Archived',
    'source.schema_changed': 'Schema changed',
    'source.test_failed': 'Test failed',
    'source.updated': 'Updated',
    'source.archived': 'Archived',
    'source.restored': 'Restored',
  } satisfies Readonly<Record<HookEvent, string>>),
);

/** An event in words; an event that this build does not know by its own name. */
export const hookEventLabel = (event: Open<HookEvent>): string => labels.get(event) ?? event;

/** An event that a hook can subscribe to. */
export interface HookEventChoice {
  readonly event: Open<HookEvent>;
  readonly label: string;
  /** One sentence; missing for an event that this build does not know. */
  readonly description?: string;
}

/**
 * The events to choose from, in their order. Events that are selected and unknown to this build follow, so that saving
 * does not drop them.
 */
export function hookEventChoices(
  entity: HookEntity,
  selected: readonly Open<HookEvent>[] = [],
): readonly HookEventChoice[] {
  const known = Object.entries(hookEvents[entity]).map(([event, description]) => ({
    event,
    label: hookEventLabel(event),
    description,
  }));
  const unknown = selected.filter((event) => !isHookEvent(entity, event));
  return [...known, ...unknown.map((event) => ({ event, label: event }))];
}
