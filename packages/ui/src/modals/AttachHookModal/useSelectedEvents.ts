import { useState } from 'react';
import { followEvents, type EventsUpdate } from './AttachHookModal.logic.ts';
import type { EventName } from './EventChecklist.tsx';

type Events = readonly EventName[];

interface Selection {
  /** The saved events that the selection started from; `undefined` to attach a hook. */
  readonly saved: Events | undefined;
  readonly selected: ReadonlySet<EventName>;
  readonly update?: EventsUpdate;
}

const isSame = (events: Events, others: ReadonlySet<EventName>): boolean =>
  events.length === others.size && events.every((event) => others.has(event));

/** The selected events, which follow what others save meanwhile. */
export function useSelectedEvents(opened: Events | undefined, savedNow: Events | undefined) {
  const [stored, setStored] = useState<Selection>(() => ({ saved: opened, selected: new Set(opened) }));
  let current = stored;
  if (!stored.saved && opened) {
    // The hook turned out to be attached already: the selection stays.
    current = { saved: opened, selected: stored.selected };
    setStored(current);
  } else if (stored.saved && savedNow && !isSame(savedNow, new Set(stored.saved))) {
    const { saved, selected } = stored;
    // The own save arrives like this too.
    const isOwn = isSame(savedNow, selected);
    const update = followEvents(saved, savedNow, selected);
    current = isOwn ? { saved: savedNow, selected } : { saved: savedNow, selected: update.selected, update };
    setStored(current);
  }
  return {
    ...current,
    setSelected: (selected: ReadonlySet<EventName>) => setStored({ ...current, selected }),
  };
}
