import type { Pipeline } from '@millrace/ui/domain/entities';
import { expect, test } from 'vitest';

import { mergeEvents, type MergedEvent } from './mergeEvents.ts';

const event = (
  kind: MergedEvent['kind'],
  fields?: Partial<Pipeline>,
  more: Omit<Partial<MergedEvent>, 'kind' | 'fields'> = {},
): MergedEvent => ({ kind, resource: 'pipeline', id: 1, fields, ...more });

const whole = { isWhole: true };

test.each([
  [
    'the later field wins',
    event('updated', { name: 'A', region: 'us' }),
    event('updated', { region: 'eu' }),
    event('updated', { name: 'A', region: 'eu' }),
  ],
  [
    'the newer revision wins, even if it came first',
    event('updated', { rev: 3, name: 'C' }),
    event('updated', { rev: 2, name: 'B', region: 'eu' }),
    event('updated', { rev: 3, name: 'C', region: 'eu' }, { since: 1 }),
  ],
  [
    'a late repeat brings no old value back',
    event('updated', { rev: 6, region: 'eu' }),
    event('updated', { rev: 3, name: 'Old' }),
    event('updated', { rev: 6, region: 'eu' }, { isPartial: true }),
  ],
  [
    'a repeat of a part is contained in the whole',
    event('updated', { rev: 5, name: 'E', region: 'eu' }, { since: 2 }),
    event('updated', { rev: 4, name: 'D' }),
    event('updated', { rev: 5, name: 'E', region: 'eu' }, { since: 2 }),
  ],
  [
    'what is between two changes is not invented',
    event('updated', { rev: 2 }, { isWhole: true }),
    event('updated', { rev: 4, name: 'D' }),
    event('updated', { rev: 4, name: 'D' }, { isPartial: true }),
  ],
  [
    'a change with a revision and one without have no order',
    event('updated', { rev: 2, name: 'B' }),
    event('updated', { name: 'C' }),
    event('updated'),
  ],
  [
    'a whole row replaces what was before it',
    event('updated', { rev: 2, lastError: 'gone' }),
    event('updated', { rev: 3 }, whole),
    event('updated', { rev: 3 }, whole),
  ],
  [
    'a change after a whole row is merged into it',
    event('updated', { name: 'A', status: 'running' }, whole),
    event('updated', { status: 'paused' }),
    event('updated', { name: 'A', status: 'paused' }, whole),
  ],
  ['a hint stays a hint', event('updated', { name: 'A' }), event('updated'), event('updated')],
  [
    'a creation stays a creation',
    event('created', { status: 'draft' }, whole),
    event('updated', { name: 'A' }),
    event('created', { status: 'draft', name: 'A' }, whole),
  ],
  [
    'a change of the detail is not lost',
    event('updated', { name: 'A' }, { hasMore: true }),
    event('updated', { name: 'B' }),
    event('updated', { name: 'B' }, { hasMore: true }),
  ],
  ['a deletion replaces a change', event('updated', { name: 'A' }), event('deleted'), event('deleted')],
  ['a deleted record stays deleted', event('deleted'), event('updated', { name: 'A' }), event('deleted')],
])('%s', (_, one, other, merged) => {
  expect(mergeEvents(one, other)).toEqual(merged);
});
