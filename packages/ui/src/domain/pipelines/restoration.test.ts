import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSyncForm, syncPaths } from './syncForm.ts';
import type { ChangeDetails } from '../forms/changes/changedSettings.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import { defineForm } from '../forms/definition/definition.ts';
import { secret, text } from '../forms/definition/fields.ts';
import { changesIn } from '../forms/model/formChanges.ts';
import { enterRestoration, planRestoration, type LaterChange } from '../forms/changes/restoration.ts';
import { valueWords } from '../forms/changes/settingWords.ts';

const { sourceFrequency, persistDeletedRows, window } = syncPaths;
const hour = 3_600_000;
const at = new Date('2026-03-04T09:12:00Z');

/** Another person changed the source frequency and the deleted rows. */
const change = {
  event: 'changed',
  fields: `${sourceFrequency}, ${persistDeletedRows}`,
  [`before.${sourceFrequency}`]: 900_000,
  [`after.${sourceFrequency}`]: hour,
  [`before.${persistDeletedRows}`]: 'false',
  [`after.${persistDeletedRows}`]: 'true',
};
const changed = () => createSyncForm({ sourceSyncFrequency: hour, persistDeletedRows: true });

describe('the values from before a change', () => {
  it('are entered, and saving is another step', () => {
    const form = changed();
    const plan = planRestoration(form, change);
    expect(form.getSnapshot().isDirty).toBe(false);
    if (plan) enterRestoration(plan);
    expect(changesIn(form).map(({ field }) => field.path)).toEqual([sourceFrequency, persistDeletedRows]);
  });

  it('are not entered over a later change, which says when and by whom', () => {
    const form = changed();
    const later: LaterChange[] = [
      { at: new Date('2026-03-03T10:00:00Z'), details: { event: 'changed', fields: persistDeletedRows } },
      { at, details: { event: 'changed', fields: ` ${persistDeletedRows} `, by: 'Mateo Lindqvist' } },
      { at, details: { event: 'paused', fields: sourceFrequency } },
      { at, details: null },
    ];
    const plan = planRestoration(form, change, later);
    expect(plan?.olds.get(persistDeletedRows)).toMatchObject({
      value: false,
      again: { at, by: 'Mateo Lindqvist' },
    });
    if (plan) enterRestoration(plan);
    expect(changesIn(form).map(({ field }) => field.path)).toEqual([sourceFrequency]);
  });

  it('are not entered over another value than the change has left', () => {
    const plan = planRestoration(
      createSyncForm({ sourceSyncFrequency: 6 * hour, persistDeletedRows: true }),
      change,
    );
    expect(plan?.olds.get(sourceFrequency)?.again).toEqual({});
    expect(plan?.olds.get(persistDeletedRows)?.again).toBeUndefined();
  });

  it('are none where the service has them already, or tells none', () => {
    const form = createSyncForm({ sourceSyncFrequency: 900_000, persistDeletedRows: false });
    const lines: (ChangeDetails | null | undefined)[] = [change, {}, null, undefined];
    lines.push({ event: 'changed', [`before.${window}`]: 'soon' });
    for (const details of lines) expect(planRestoration(form, details)).toBeUndefined();
  });

  it('never contain a secret', () => {
    const definition = defineForm({
      id: 'login',
      sections: [{ title: 'Login', fields: [text('user', 'User'), secret('key', 'Key')] }],
    });
    const form = createFormModel({ definition, today: '', stored: { config: { user: 'new' } } });
    const plan = planRestoration(form, { event: 'changed', 'before.user': 'old', 'before.key': 'k3y' });
    expect([...(plan?.olds.keys() ?? [])]).toEqual(['user']);
  });
});

it('restores exactly what nothing has touched since (property)', () => {
  const settings = [sourceFrequency, persistDeletedRows] as const;
  fc.assert(
    fc.property(fc.subarray([...settings]), fc.boolean(), (touched, isSeen) => {
      const form = createSyncForm({
        sourceSyncFrequency: touched.includes(sourceFrequency) && !isSeen ? 6 * hour : hour,
        persistDeletedRows: true,
      });
      // Only a later entry tells of a value that was saved once more.
      const later = touched.map((path): LaterChange => ({ at, details: { event: 'changed', fields: path } }));
      const plan = planRestoration(form, change, isSeen ? later : []);
      if (plan) enterRestoration(plan);
      const kept = isSeen ? touched : touched.filter((path) => path === sourceFrequency);
      const restored = changesIn(form).map(({ field }) => field.path);
      expect(restored).toEqual(settings.filter((path) => !kept.includes(path)));
      expect([...(plan?.olds.keys() ?? [])]).toEqual(settings);
    }),
  );
});

it.each([
  [sourceFrequency, 'every hour'],
  [persistDeletedRows, 'on'],
  [window, '02:00–04:00 UTC'],
  [syncPaths.schedule, 'at an interval'],
])('the value of %s has the words of its field', (path, words) => {
  const form = changed();
  expect(valueWords(form.at(path).field, form.initialValue(path))).toBe(words);
});

it('a text keeps its capital letter, and no text is empty', () => {
  const field = text('name', 'Name');
  expect(valueWords(field, 'Orders')).toBe('Orders');
  expect(valueWords(field, '')).toBe('empty');
});
