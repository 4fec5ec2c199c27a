import { toId } from '@millrace/ui/domain/entities';
import { expect, it } from 'vitest';

import type { StoredText } from '../../kit/storedText.ts';
import { intentOf, readCardReturn, writeCardEntry } from './cardEntry.ts';

const memory = (text: string | null = null): StoredText => {
  let kept = text;
  return {
    read: () => kept,
    write(value) {
      kept = value;
      return true;
    },
  };
};
const query = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    setup_intent: 'seti_1',
    redirect_status: 'succeeded',
    payment_method: 'pm_4',
    ...more,
  });

it('keeps the public part of an intent only', () => {
  expect(intentOf('seti_1_secret_hush')).toBe('seti_1');
});

it('recognises the entry that this tab started, with its plan and the page before', () => {
  const stored = memory();
  writeCardEntry(stored, { intent: 'seti_1', plan: toId(2), from: '/sources/list' });
  expect(readCardReturn(query(), stored)).toEqual({
    kind: 'succeeded',
    paymentMethod: 'pm_4',
    isExpected: true,
    entry: { intent: 'seti_1', plan: 2, from: '/sources/list' },
  });
});

it.each([
  ['another entry', '{"intent":"seti_2"}'],
  ['nothing', null],
  ['something else', '[1]'],
  ['no JSON', '{'],
])('does not let a card pay by itself if the tab remembers %s', (_, text) => {
  expect(readCardReturn(query(), memory(text))).toMatchObject({ kind: 'succeeded', isExpected: false });
});

it('tells a refused card from a return without one', () => {
  expect(readCardReturn(query({ redirect_status: 'failed' }), memory())).toMatchObject({ kind: 'failed' });
  expect(readCardReturn(query({ redirect_status: 'canceled' }), memory())).toMatchObject({
    kind: 'canceled',
  });
  const withoutMethod = query();
  withoutMethod.delete('payment_method');
  expect(readCardReturn(withoutMethod, memory())).toMatchObject({ kind: 'failed' });
});

it('ignores an address without an intent', () => {
  expect(readCardReturn(new URLSearchParams('redirect_status=succeeded'), memory())).toBeUndefined();
});
