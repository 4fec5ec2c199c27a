import { hookEventLabel } from '../../domain/hooks/hookEvents.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import type { EventsUpdate } from './AttachHookModal.logic.ts';

const listOf = (events: readonly string[]): string => events.map(hookEventLabel).join(', ');

/** What someone else saved while the events are edited. */
export function EventsUpdateNotice({ update: { added, removed } }: { update: EventsUpdate }) {
  return (
    <Banner tone="caution" role="status" title="Someone else changed these events">
      {added.length > 0 && <>They added {listOf(added)}. </>}
      {removed.length > 0 && <>They removed {listOf(removed)}. </>}
      Their changes and yours are combined below. Check the events, then save.
    </Banner>
  );
}
