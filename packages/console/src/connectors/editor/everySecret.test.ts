import { createClient } from '@millrace/ui/contract';
import { planTest, toCreate, toTest, type Definition } from '@millrace/ui/domain/connectors';
import { allDefinitions } from '@millrace/ui/domain/definitions';
import type { Field, FormModel } from '@millrace/ui/domain/forms';
import { ProblemError } from '@millrace/ui/domain/remote';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { unusedClient } from '../../data/unusedClient.test.data.ts';
import type { DraftStorage } from '../../drafts/draftStorage.ts';
import { createSessionScopes } from '../../scope/sessionScope.ts';
import { ada } from '../../session/user.test.data.ts';
import { connectorCalls } from '../data/connectors.ts';
import { holdForm, releaseForm } from './heldForms.ts';

const today = '2026-03-04';
const route = '/sources/create/details';

/** The held form of a new connector, and everything that is stored meanwhile. */
function setUp(definition: Definition) {
  const stored: string[] = [];
  const drafts: DraftStorage = {
    read: () => undefined,
    write: (key, content) => void stored.push(key + JSON.stringify(content)),
    remove: () => undefined,
  };
  const scope = createSessionScopes(unusedClient).admit({ state: 'signedIn', user: ada });
  const form = holdForm(scope, { definition, drafts, route, today, hasFeature: () => true });
  return { form, stored, release: () => releaseForm(scope, route) };
}

/** Chooses whatever makes the field visible. */
function show({ at, setValue }: FormModel, { path, showWhen = [] }: Field): void {
  for (const part of showWhen) {
    if ('equals' in part && !at(path).getSnapshot().isVisible) setValue(part.path, part.equals);
  }
}

/** The parts of each request, as texts. The service's answers do not matter here. */
function recorder() {
  const requests: { readonly around: string; readonly body: string }[] = [];
  const client = createClient(({ body, ...around }) => {
    requests.push({ around: JSON.stringify(around), body: JSON.stringify(body) });
    return Promise.resolve(Response.json({ detail: 'Not today.' }, { status: 503 }));
  });
  return { client, requests };
}

const all = allDefinitions.flatMap((definition) => {
  const secrets = definition.sections.flatMap(({ fields }) => fields).filter(({ isSecret }) => isSecret);
  return secrets.map((field) => [`${definition.id} ${field.path}`, definition, field] as const);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('every type but those that need none has secrets', () => {
  const without = allDefinitions.filter(({ id }) => !all.some(([name]) => name.startsWith(`${id} `)));
  expect(without.filter(({ authentication }) => authentication.kind !== 'role')).toEqual([]);
});

describe.each(all)('%s (T-07)', (_, definition, field) => {
  test('is in the body of the request, and nowhere else', async () => {
    const canary = 'canary-7f3k2q';
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level),
    );
    const { form, stored, release } = setUp(definition);
    const { model } = form;
    model.setValue('name', 'Everything');
    show(model, field);
    expect(model.at(field.path).getSnapshot().isVisible).toBe(true);
    model.setValue(field.path, canary);
    model.blur(field.path);
    model.validate();
    form.flush();
    expect(stored.join('\n')).toContain('Everything');
    expect(stored.join('\n')).not.toContain(canary);

    const { client, requests } = recorder();
    const calls = connectorCalls[definition.kind];
    const { kind, type } = definition;
    const { config } = toTest(model, definition);
    await expect(
      calls.test(client, type, toTest(model, definition), new AbortController().signal),
    ).rejects.toBeInstanceOf(ProblemError);
    await expect(calls.create(client, type, toCreate(model, definition))).rejects.toBeInstanceOf(
      ProblemError,
    );
    expect(requests).toHaveLength(2);
    for (const { around, body } of requests) {
      expect(body.split(canary)).toHaveLength(2);
      expect(around).not.toContain(canary);
    }
    expect(JSON.stringify(planTest({ kind, type, config, tunnelName: undefined }))).not.toContain(canary);
    expect(JSON.stringify(model.getSnapshot())).not.toContain(canary);

    release();
    const left = model.fields.map(({ path }) => JSON.stringify(model.at(path).getSnapshot()));
    expect(left.join('\n')).not.toContain(canary);
    expect(stored.join('\n')).not.toContain(canary);
    for (const spy of logs) expect(spy).not.toHaveBeenCalled();
  });
});
