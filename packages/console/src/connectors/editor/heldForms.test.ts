import { loadDefinition } from '@millrace/ui/domain/connectors';
import { toId, type Source } from '@millrace/ui/domain/entities';
import { expect, test } from 'vitest';

import { unusedClient } from '../../data/unusedClient.test.data.ts';
import type { DraftStorage } from '../../drafts/draftStorage.ts';
import { createSessionScopes } from '../../scope/sessionScope.ts';
import { ada } from '../../session/user.test.data.ts';
import { holdForm, releaseForm } from './heldForms.ts';

const route = '/pipelines/setup/7/source/create?type=postgres';
const host = 'connection_config.host';
const password = 'connection_config.password';
const saved: Source = {
  id: toId<'source'>(7),
  name: 'Shop',
  type: 'postgres',
  status: 'active',
  tunnelId: null,
  config: {},
};

async function setUp() {
  const definition = await loadDefinition('source', 'postgres');
  if (!definition) throw new Error('There is a form for PostgreSQL.');
  const kept = new Map<string, object>();
  const drafts: DraftStorage = {
    read: (key) => kept.get(key),
    write: (key, content) => void kept.set(key, content),
    remove: (key) => void kept.delete(key),
  };
  const scopes = createSessionScopes(unusedClient);
  const scope = scopes.admit({ state: 'signedIn', user: ada });
  const hold = () => holdForm(scope, { definition, drafts, route, today: '2026-03-04' });
  return { scopes, scope, kept, hold };
}

test('A held form keeps its identity', async () => {
  const { hold } = await setUp();
  hold().model.setValue(host, 'db.acme');
  expect(hold().model.at(host).getSnapshot().value).toBe('db.acme');
});

test('A released form is restored without its secrets', async () => {
  const { hold, scope } = await setUp();
  const { model } = hold();
  model.setValue(host, 'db.acme');
  model.setValue(password, 'river stone');
  releaseForm(scope, route);
  expect(model.at(password).getSnapshot().value).toBe('');
  const again = hold();
  expect(again.isRestored).toBe(true);
  expect(again.model.at(host).getSnapshot().value).toBe('db.acme');
  expect(again.model.at(password).getSnapshot().value).toBe('');
});

test('Another person’s session has none of its input', async () => {
  const { hold, scopes, kept } = await setUp();
  const { model } = hold();
  model.setValue(host, 'db.acme');
  model.setValue(password, 'river stone');
  scopes.admit({ state: 'signedIn', user: { ...ada, id: toId<'user'>(2) } });
  expect(model.at(password).getSnapshot().value).toBe('');
  expect(kept.size).toBe(0);
});

test('Saved progress is current until the form changes', async () => {
  const { hold } = await setUp();
  const { model, progress } = hold();
  expect(progress.read()).toBeUndefined();
  model.setValue(password, 'river stone');
  const sent = model.edition();
  progress.note(saved, sent);
  expect(progress.read()).toEqual({ connector: saved, isCurrent: true });
  model.setServerErrors([{ location: ['name'], message: 'Taken.' }]);
  model.setValue(password, 'river stone');
  expect(progress.read()?.isCurrent).toBe(true);
  model.setValue(password, 'lake stone');
  expect(progress.read()?.isCurrent).toBe(false);
});

test('Input typed during a save is not saved', async () => {
  const { hold } = await setUp();
  const { model, progress } = hold();
  const sent = model.edition();
  model.setValue(host, 'db.acme');
  progress.note(saved, sent);
  expect(progress.read()?.isCurrent).toBe(false);
});

test('A form opens with the old values of a change, which are not counted as input', async () => {
  const { scope } = await setUp();
  const definition = await loadDefinition('source', 'postgres');
  if (!definition) throw new Error('There is a form for PostgreSQL.');
  const drafts: DraftStorage = { read: () => undefined, write: () => undefined, remove: () => undefined };
  const { model, hasNewInput, restoration } = holdForm(scope, {
    definition,
    stored: { ...saved, config: { connection_config: { host: 'db2.acme', user: 'reader' } } },
    oldValues: {
      details: {
        event: 'changed',
        'before.connection_config.host': 'db.acme',
        'before.connection_config.user': 'writer',
        'before.connection_config.password': 'river stone',
      },
      later: [
        { at: new Date('2026-03-04'), details: { event: 'changed', fields: 'connection_config.user' } },
      ],
    },
    drafts,
    route: '/sources/7/edit?restore=3',
    today: '2026-03-04',
  });
  expect(model.at(host).getSnapshot().value).toBe('db.acme');
  expect(model.at(password).getSnapshot().isChanged).toBe(false);
  expect(hasNewInput()).toBe(false);
  // It was changed again since.
  expect(model.at('connection_config.user').getSnapshot().value).toBe('reader');
  expect([...(restoration?.olds.keys() ?? [])]).toEqual([host, 'connection_config.user']);
});
