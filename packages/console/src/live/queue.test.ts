import type { Pipeline } from '@millrace/ui/domain/entities';
import type { ResourceEvent } from '@millrace/ui/domain/realtime';
import { expect, test } from 'vitest';

import { createEventQueue } from './queue.ts';

const records = (id: number, rev: number): ResourceEvent => {
  const fields: Partial<Pipeline> = { rev, recordsLast24h: rev };
  return { kind: 'updated', resource: 'pipeline', id, fields };
};

function setUp() {
  const frames: (() => void)[] = [];
  const flushed: (readonly ResourceEvent[])[] = [];
  const queue = createEventQueue({
    flush: (events) => flushed.push(events),
    nextFrame: (callback) => frames.push(callback),
  });
  return { queue, flushed, frames, drawFrame: () => frames.splice(0).forEach((callback) => callback()) };
}

test('merges a thousand events on ten records into ten in one flush', () => {
  const { queue, flushed, frames, drawFrame } = setUp();
  for (let index = 0; index < 1_000; index += 1) queue.add(records(index % 10, Math.floor(index / 10)));
  expect([frames.length, flushed.length]).toEqual([1, 0]);
  drawFrame();
  expect(flushed).toHaveLength(1);
  expect(flushed[0]).toHaveLength(10);
  expect(flushed[0]?.[9]).toEqual({ ...records(9, 99), since: -1 });
});

test('keeps the same id of another resource apart', () => {
  const { queue, flushed, drawFrame } = setUp();
  queue.add(records(1, 1));
  queue.add({ ...records(1, 1), resource: 'source' });
  drawFrame();
  expect(flushed[0]).toHaveLength(2);
});

test('a hidden tab flushes without a frame, and the late frame flushes nothing', () => {
  const { queue, flushed, drawFrame } = setUp();
  queue.add(records(1, 1));
  queue.flushNow();
  drawFrame();
  expect(flushed).toHaveLength(1);
});

test('a closed queue flushes nothing', () => {
  const { queue, flushed, drawFrame } = setUp();
  queue.add(records(1, 1));
  queue.close();
  queue.add(records(2, 1));
  drawFrame();
  expect(flushed).toHaveLength(0);
});
