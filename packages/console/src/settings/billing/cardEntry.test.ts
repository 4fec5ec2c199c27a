import { toId } from '@millrace/ui/domain/entities';
import { expect, it } from 'vitest';

import type { StoredText } from '../../kit/storedText.ts';
import { intentOf, isCardConfirmed, planOfNextCard, readCardReturn, writeCardEntry } from './cardEntry.ts';

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
});

it.each<readonly [string, Record<string, string>]>([
  ['Stripe names no card', { redirect_status: 'succeeded' }],
  ['a result is unknown', { redirect_status: 'pending', payment_method: 'pm_4' }],
  ['there is no result', {}],
])('leaves it to the account to tell what happened if %s', (_, more) => {
  const stored = memory();
  writeCardEntry(stored, { intent: 'seti_1', plan: toId(2), card: 'pm_1' });
  const address = new URLSearchParams({ setup_intent: 'seti_1', ...more });
  expect(readCardReturn(address, stored)).toEqual({
    kind: 'returned',
    entry: { intent: 'seti_1', plan: 2, card: 'pm_1' },
  });
});

it.each<readonly [string, Record<string, string> | undefined, number | undefined]>([
  ['a refused card', { redirect_status: 'failed' }, 2],
  ['an entry that was given up', { redirect_status: 'canceled' }, 2],
  ['a return that names no card', { redirect_status: 'processing' }, 2],
  ['leaving without a return', undefined, 2],
  ['a card, for which the plan was offered', {}, undefined],
])('enters the next card for the plan that was chosen, after %s', (_, more, plan) => {
  const stored = memory();
  writeCardEntry(stored, { intent: 'seti_1', plan: toId(2) });
  expect(planOfNextCard(readCardReturn(more ? query(more) : new URLSearchParams(), stored))).toBe(plan);
});

it('believes only another card than before', () => {
  const entry = { intent: 'seti_1' };
  expect(isCardConfirmed({ ...entry, card: 'pm_1' }, 'pm_2')).toBe(true);
  expect(isCardConfirmed({ ...entry, card: '' }, 'pm_2')).toBe(true);
  expect(isCardConfirmed({ ...entry, card: 'pm_1' }, 'pm_1')).toBe(false);
  expect(isCardConfirmed({ ...entry, card: 'pm_1' }, undefined)).toBe(false);
  expect(isCardConfirmed(entry, 'pm_2')).toBe(false);
  expect(isCardConfirmed(undefined, 'pm_2')).toBe(false);
});

it('knows who left the provider’s page without its return, once', () => {
  const stored = memory();
  writeCardEntry(stored, { intent: 'seti_1', plan: toId(2) });
  expect(readCardReturn(new URLSearchParams(), stored)).toEqual({
    kind: 'left',
    entry: { intent: 'seti_1', plan: 2 },
  });
  stored.write('');
  expect(readCardReturn(new URLSearchParams(), stored)).toBeUndefined();
});

it('ignores an address without an intent', () => {
  expect(readCardReturn(new URLSearchParams('redirect_status=succeeded'), memory())).toBeUndefined();
});
