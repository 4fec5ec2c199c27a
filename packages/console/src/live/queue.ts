import type { ResourceEvent } from '@millrace/ui/domain/realtime';

import { mergeEvents, type MergedEvent } from './mergeEvents.ts';

export interface EventQueueOptions {
  /** Receives all events since the last flush, one per record. */
  readonly flush: (events: readonly MergedEvent[]) => void;
  /** Calls back before the next frame is rendered. @default requestAnimationFrame */
  readonly nextFrame?: (callback: () => void) => void;
}

export interface EventQueue {
  add(event: ResourceEvent): void;
  /** Flushes without waiting for a frame, because a hidden tab renders none. */
  flushNow(): void;
  /** Drops queued events and never flushes again. */
  close(): void;
}

/**
 * Collects events and flushes them once a frame, so that a thousand a second cost as much as sixty. Events
 * about the same record are merged, so the queue stays short while a tab is hidden.
 */
export function createEventQueue({
  flush,
  nextFrame = (callback) => requestAnimationFrame(callback),
}: EventQueueOptions): EventQueue {
  let waiting = new Map<string, MergedEvent>();
  let isFrameRequested = false;
  let isClosed = false;
  const flushNow = () => {
    isFrameRequested = false;
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
      if (isFrameRequested) return;
      isFrameRequested = true;
      nextFrame(flushNow);
    },
    flushNow,
    close() {
      isClosed = true;
      waiting.clear();
    },
  };
}
