import { loadDefinition } from '@millrace/ui/domain/connectors';
import { createFormModel } from '@millrace/ui/domain/forms';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { draftDebounceMs } from './autosaveDraft.ts';
import { autosaveForm } from './autosaveForm.ts';
import type { DraftStorage } from './draftStorage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const route = '/pipelines/setup/7/source/create?type=postgres';
const host = 'connection_config.host';
const password = 'connection_config.password';

function memory(): DraftStorage & { readonly kept: Map<string, object>; writes: number } {
  const kept = new Map<string, object>();
  return {
    kept,
    writes: 0,
    read: (key) => kept.get(key),
    write(key, content) {
      this.writes += 1;
      kept.set(key, content);
    },
    remove: (key) => void kept.delete(key),
  };
}

async function setUp(drafts = memory()) {
  const definition = await loadDefinition('source', 'postgres');
  if (!definition) throw new Error('There is a form for PostgreSQL.');
  const form = createFormModel({ definition, today: '2026-03-04' });
  return { form, drafts, autosave: autosaveForm(form, drafts, route) };
}

const valueAt = ({ form }: Awaited<ReturnType<typeof setUp>>, path: string) =>
  form.at(path).getSnapshot().value;

test('Input is stored once, after the debounce', async () => {
  const { form, drafts } = await setUp();
  for (const text of ['d', 'db', 'db.acme']) form.setValue(host, text);
  await vi.advanceTimersByTimeAsync(draftDebounceMs - 1);
  expect(drafts.writes).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(drafts.writes).toBe(1);
});

test('Input is restored on the next visit, without secrets', async () => {
  const first = await setUp();
  expect(first.autosave.isRestored).toBe(false);
  first.form.setValue(host, 'db.acme');
  first.form.setValue(password, 'correct horse');
  first.autosave.stop();
  expect(JSON.stringify([...first.drafts.kept])).not.toContain('correct horse');

  const second = await setUp(first.drafts);
  expect(second.autosave.isRestored).toBe(true);
  expect(valueAt(second, host)).toBe('db.acme');
  expect(valueAt(second, password)).toBe('');
});

test('Leaving stores recent input at once; an untouched form stores nothing', async () => {
  const { form, drafts, autosave } = await setUp();
  autosave.stop();
  expect(drafts.kept.size).toBe(0);
  form.setValue(host, 'after the end');
  await vi.advanceTimersByTimeAsync(draftDebounceMs);
  expect(drafts.kept.size).toBe(0);
});

test('Undone input is not a draft', async () => {
  const { form, drafts } = await setUp();
  form.setValue(host, 'db.acme');
  await vi.advanceTimersByTimeAsync(draftDebounceMs);
  form.reset();
  await vi.advanceTimersByTimeAsync(draftDebounceMs);
  expect(drafts.kept.size).toBe(0);
});

test('Saving deletes the draft, and emptying the form afterwards stores nothing', async () => {
  const { form, drafts, autosave } = await setUp();
  form.setValue(host, 'db.acme');
  await vi.advanceTimersByTimeAsync(draftDebounceMs);
  autosave.discard();
  form.forgetSecrets();
  await vi.advanceTimersByTimeAsync(draftDebounceMs);
  expect(drafts.kept.size).toBe(0);
});

test('A draft of another form is not restored', async () => {
  const drafts = memory();
  drafts.kept.set(route, { version: 1, form: 'source.mysql', values: { [host]: 'elsewhere' } });
  const { form, autosave } = await setUp(drafts);
  expect(autosave.isRestored).toBe(false);
  expect(form.at(host).getSnapshot().value).toBe('');
});
