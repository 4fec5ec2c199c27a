import { expect, test } from 'vitest';
import type { FieldError } from '../../domain/outcome/problem.ts';
import { eventErrors, followEvents } from './AttachHookModal.logic.ts';

const sent = ['source.updated', 'source.moved'];
const refusal = (...fieldErrors: readonly FieldError[]) =>
  eventErrors({ kind: 'http', status: 422, fieldErrors }, sent);

test('an error at an index belongs to the event that was sent there', () => {
  const { ofEvents, ofAll, isExplained } = refusal({
    location: ['body', 'selected_events', '1'],
    message: 'A source has no event "source.moved".',
  });
  expect([...ofEvents]).toEqual([['source.moved', 'A source has no event "source.moved".']]);
  expect(ofAll).toBeUndefined();
  expect(isExplained).toBe(true);
});

test('an error without an index, or with an unknown one, belongs to the list', () => {
  expect(refusal({ location: ['selected_events'], message: 'Too many.' }).ofAll).toBe('Too many.');
  expect(refusal({ location: ['selected_events', '9'], message: 'Unknown.' }).ofAll).toBe('Unknown.');
});

test('an error about anything else is not explained by the events', () => {
  expect(refusal({ location: ['sourceType'], message: 'No.' }).isExplained).toBe(false);
  expect(eventErrors({ kind: 'network' }, sent).isExplained).toBe(false);
  expect(eventErrors(undefined, sent).isExplained).toBe(false);
});

test('applies what someone else saved, and keeps the own changes', () => {
  const update = followEvents(['a', 'b', 'c'], ['a', 'c', 'd'], new Set(['a', 'b', 'e']));
  expect(update).toEqual({ added: ['d'], removed: ['b'], selected: new Set(['a', 'e', 'd']) });
  const both = followEvents(['a', 'b'], ['a'], new Set(['a']));
  expect(both.selected).toEqual(new Set(['a']));
});
