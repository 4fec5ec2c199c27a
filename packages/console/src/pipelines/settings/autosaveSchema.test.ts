import { toId, type SchemaCollection } from '@millrace/ui/domain/entities';
import { createSchemaModel } from '@millrace/ui/domain/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { unusedClient } from '../../data/unusedClient.test.data.ts';
import { draftDebounceMs } from '../../drafts/autosaveDraft.ts';
import type { DraftStorage } from '../../drafts/draftStorage.ts';
import { createSessionScopes } from '../../scope/sessionScope.ts';
import { ada } from '../../session/user.test.data.ts';
import { autosaveSchema } from './autosaveSchema.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const route = '/pipelines/setup/7/schema-settings';
const source = toId<'source'>(1);
const table = (name: string): SchemaCollection => ({ table: name, columns: [], ineligibleReason: null });

function setUp() {
  const kept = new Map<string, object>();
  const drafts: DraftStorage = {
    read: (key) => kept.get(key),
    write: (key, content) => void kept.set(key, content),
    remove: (key) => void kept.delete(key),
  };
  const scopes = createSessionScopes(unusedClient);
  const scope = scopes.admit({ state: 'signedIn', user: ada });
  const visit = () => {
    const model = createSchemaModel([table('orders'), table('refunds')], []);
    return { model, autosave: autosaveSchema(scope, { model, source, drafts, route }) };
  };
  return { kept, scopes, visit };
}

test('Choices are restored on the next visit, until they are undone', async () => {
  const { kept, visit } = setUp();
  const first = visit();
  expect(first.model.getSnapshot().isRestored).toBe(false);
  first.model.setTable(0, true);
  first.autosave.stop();

  const second = visit();
  expect(second.model.getSnapshot().isRestored).toBe(true);
  expect(second.model.isSelected(0)).toBe(true);
  second.model.undo();
  await vi.advanceTimersByTimeAsync(draftDebounceMs);
  expect(kept.size).toBe(0);
});

test('Saving deletes the draft', async () => {
  const { kept, visit } = setUp();
  const { model, autosave } = visit();
  model.setTable(0, true);
  await vi.advanceTimersByTimeAsync(draftDebounceMs);
  expect(kept.size).toBe(1);
  autosave.discard();
  model.setTable(1, true);
  await vi.advanceTimersByTimeAsync(draftDebounceMs);
  expect(kept.size).toBe(0);
});

test('Nothing is stored once its owner has signed out', () => {
  const { kept, scopes, visit } = setUp();
  const { model, autosave } = visit();
  model.setTable(0, true);
  scopes.admit({ state: 'signedIn', user: { ...ada, id: toId<'user'>(2) } });
  autosave.stop();
  expect(kept.size).toBe(0);
});
