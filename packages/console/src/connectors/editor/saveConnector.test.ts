import { getSource, updateSource } from '@millrace/ui/contract';
import { loadDefinition } from '@millrace/ui/domain/connectors';
import { toId } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { describe, expect, test } from 'vitest';

import { createQueryClient } from '../../data/queryClient.ts';
import type { DraftStorage } from '../../drafts/draftStorage.ts';
import { createSessionScopes } from '../../scope/sessionScope.ts';
import { ada } from '../../session/user.test.data.ts';
import { answers, foreignService, habits, type Stored } from '../../writes/foreignServices.test.data.ts';
import { holdForm } from './heldForms.ts';
import { SaveAttempt, saveConnector } from './saveConnector.ts';

const drafts: DraftStorage = { read: () => undefined, write: () => undefined, remove: () => undefined };
const config = {
  api_name: 'postgres_v2',
  dynamic: { schedule: 'nightly' },
  connection_config: {
    host: 'db',
    port: 5432,
    user: 'ann',
    password: 's3cret',
    database: 'shop',
    pgschema: 'public',
    ssl: false,
    application_name: 'kept',
  },
};
const source = { id: 7, name: 'Shop', data_store: 'postgres', config };
const withPassword = (stored: Stored, password: string | undefined): Stored =>
  JSON.parse(
    JSON.stringify(stored, (key, value: unknown) => (key === 'password' && value ? password : value)),
  );
const masked = (stored: Stored) => withPassword(stored, '••••');
const leftOut = (stored: Stored) => withPassword(stored, undefined);

/** Opens the form of the source, as a console that knows this much of its service. */
async function open(
  { client, ...service }: ReturnType<typeof foreignService>,
  known: (typeof habits)[number] | null,
) {
  const definition = await loadDefinition('source', 'postgres');
  if (!definition) throw new Error('The catalogue has PostgreSQL.');
  const saved = await client(getSource, { id: toId<'source'>(7) });
  const scope = createSessionScopes(client).admit({ state: 'signedIn', user: ada });
  const form = holdForm(scope, {
    definition,
    drafts,
    route: '/sources/7/edit',
    today: '2026-03-04',
    stored: saved,
    losesSecrets: known === 'replace' ? 'all' : known === 'merge' ? 'none' : 'unseen',
  });
  const context = { client, queryClient: createQueryClient(client), habit: known };
  return {
    ...service,
    model: form.model,
    save: () =>
      saveConnector(
        {
          definition,
          form,
          saved,
          attach: undefined,
          known: [],
          isTested: () => true,
          onStep: () => undefined,
          now: () => new Date(0),
        },
        context,
        new SaveAttempt({ isTesting: false }),
      ),
  };
}

const port = 'connection_config.port';
const password = 'connection_config.password';

describe.each(habits)('a service that would %s', (habit) => {
  describe.each(answers)('and answers with %s', (answer) => {
    test('keeps all that a change does not name, though nothing is known of it', async () => {
      const { model, save, stored } = await open(foreignService(source, { habit, answer }, masked), null);
      model.setValue(port, '5433');
      model.setValue(password, 'entered');
      await expect(save()).resolves.toMatchObject({ id: 7 });
      expect(stored()).toEqual({
        ...source,
        config: {
          ...config,
          connection_config: { ...config.connection_config, port: 5433, password: 'entered' },
        },
      });
    });
  });

  test('gets only the name if only the name changed', async () => {
    const { model, save, stored, changes } = await open(foreignService(source, { habit }, masked), null);
    model.setValue('name', 'Store');
    await save();
    expect(changes).toEqual([{ name: 'Store' }]);
    expect(stored()).toEqual({ ...source, name: 'Store' });
  });

  test('keeps what another person has saved meanwhile', async () => {
    const service = foreignService(source, { habit }, masked);
    const { model, save, stored } = await open(service, null);
    const theirs = { ...config, connection_config: { ...config.connection_config, ssl: true } };
    await service.client(updateSource, { id: toId<'source'>(7), body: { config: theirs } });
    model.setValue(port, '5433');
    model.setValue(password, 'entered');
    await save();
    expect(stored()).toMatchObject({ config: { connection_config: { ssl: true, port: 5433 } } });
  });
});

test('a service that merges gets the changes only, if that is known', async () => {
  const { model, save, changes } = await open(foreignService(source, { habit: 'merge' }, masked), 'merge');
  model.setValue(port, '5433');
  await save();
  expect(changes).toEqual([{ config: { connection_config: { port: 5433 } } }]);
});

describe('a service that replaces', () => {
  test.each([
    ['replace', masked],
    ['replace', leftOut],
    // Nobody could see the loss.
    [null, leftOut],
  ] as const)('gets its secrets again with the change (known as %s)', async (known, show) => {
    const { model, save, stored } = await open(foreignService(source, { habit: 'replace' }, show), known);
    model.setValue(port, '5433');
    expect(model.validate()).toBe(password);
    model.setValue(password, 'again');
    expect(model.validate()).toBeUndefined();
    await save();
    expect(stored()).toMatchObject({
      config: {
        ...config,
        connection_config: { ...config.connection_config, port: 5433, password: 'again' },
      },
    });
  });

  test.each([null, 'merge'] as const)(
    'loses a secret once, says so at its field, and gets it with the next save (known as %s)',
    async (known) => {
      const { model, save, stored } = await open(foreignService(source, { habit: 'replace' }, masked), known);
      model.setValue(port, '5433');
      const problem = problemOf(await save().catch((thrown: unknown) => thrown));
      expect(problem).toMatchObject({
        detail: 'The service saved the change, but no longer has: Password.',
        fieldErrors: [{ location: ['config', 'connection_config', 'password'] }],
      });
      // All else is there, and nothing that was typed is lost.
      const { password: _, ...others } = config.connection_config;
      expect(stored()).toMatchObject({ config: { ...config, connection_config: { ...others, port: 5433 } } });
      expect(model.at(password).getSnapshot()).toMatchObject({ isStored: false, isOutdated: true });
      expect(model.at(port, 'number').getSnapshot().value).toBe('5433');

      model.setValue(password, 'again');
      await save();
      expect(stored()).toMatchObject({ config: { connection_config: { host: 'db', password: 'again' } } });
    },
  );
});
