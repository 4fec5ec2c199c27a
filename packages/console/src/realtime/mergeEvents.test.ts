import { expect, test } from 'vitest';

import { mergeEvents, type ResourceEvent } from './mergeEvents.ts';

const event = (kind: ResourceEvent['kind'], fields?: Record<string, unknown>): ResourceEvent => ({
  kind,
  resource: 'pipeline',
  id: 1,
  fields,
});

test.each([
  [
    'the later field wins',
    event('updated', { a: 1, b: 1 }),
    event('updated', { b: 2 }),
    event('updated', { a: 1, b: 2 }),
  ],
  [
    'the newer revision wins, although it came first',
    event('updated', { rev: 3, a: 3 }),
    event('updated', { rev: 2, a: 2, b: 2 }),
    event('updated', { rev: 3, a: 3, b: 2 }),
  ],
  [
    'a whole makes what was before it unnecessary',
    event('updated', { rev: 2, gone: true }),
    event('updated', { id: 1, rev: 3 }),
    event('updated', { id: 1, rev: 3 }),
  ],
  ['a bare hint stays a hint', event('updated', { a: 1 }), event('updated'), event('updated')],
  [
    'a creation stays one',
    event('created', { id: 1 }),
    event('updated', { a: 1 }),
    event('created', { id: 1, a: 1 }),
  ],
  ['deleting ends it', event('updated', { a: 1 }), event('deleted'), event('deleted')],
  ['what is deleted stays so', event('deleted'), event('updated', { a: 1 }), event('deleted')],
])('%s', (_, one, other, merged) => {
  expect(mergeEvents(one, other)).toEqual(merged);
});
