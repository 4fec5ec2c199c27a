import type { ResourceEvent } from '@millrace/ui/domain/realtime';

import { mergeEvents } from './mergeEvents.ts';

export interface EventQueueOptions {
  /** Takes all that arrived since the last time, one event per thing. */
  readonly flush: (events: readonly ResourceEvent[]) => void;
  /** Calls back before the next frame is drawn. @default requestAnimationFrame */
  readonly nextFrame?: (callback: () => void) => void;
}

export interface EventQueue {
  add(event: ResourceEvent): void;
  /** Does not wait for a frame: there are none in a hidden tab. */
  flushNow(): void;
  /** Drops what waits; nothing is flushed any more. */
  close(): void;
}

/**
 * Collects events and hands them on once a frame, so that a thousand a second cost as much as sixty. Merged by the thing
 * they speak of, they stay few however long a tab is hidden.
 */
export function createEventQueue({
  flush,
  nextFrame = (callback) => requestAnimationFrame(callback),
}: EventQueueOptions): EventQueue {
  let waiting = new Map<string, ResourceEvent>();
  let isFrameAsked = false;
  let isClosed = false;
  const flushNow = () => {
    isFrameAsked = false;
    if (isClosed || waiting.size === 0) return;
    const events = [...waiting.values()];
    waiting = new Map();
    flush(events);
  };
  return {
    add(event) {
      const key = `${event.resource}:${event.id}`;
      const earlier = waiting.get(key);
      waiting.set(key, earlier ? mergeEvents(earlier, event) : event);
      if (isFrameAsked) return;
      isFrameAsked = true;
      nextFrame(flushNow);
    },
    flushNow,
    close() {
      isClosed = true;
      waiting.clear();
    },
  };
}
