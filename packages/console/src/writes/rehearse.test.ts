import {
  createClient,
  createHook,
  getHook,
  getPipeline,
  listPipelines,
  listSources,
  requestFor,
  updateSource,
  type BoundCall,
  type Call,
  type Client,
} from '@millrace/ui/contract';
import { pipelineEntity, type Pipeline } from '@millrace/ui/domain/entities';
import { ProblemError } from '@millrace/ui/domain/remote';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setConnectorStatus } from '../connectors/data/connectorWrites.ts';
import { setUp } from '../data/service.test.data.ts';
import { addHook, changeHook, changeHookEvents, silenceHook, subscribeHook } from '../hooks/hookWrites.ts';
import { writeForAll } from '../lists/entityActions.ts';
import { copyPipeline } from '../pipelines/data/copyPipeline.ts';
import { commandPipeline } from '../pipelines/data/pipelineCommands.ts';
import { createDraftPipeline, removePipeline, renamePipeline } from '../pipelines/data/pipelineWrites.ts';
import { resyncTables } from '../pipelines/data/resyncWrites.ts';
import { updatePipelineSettings, updatePipelineTables } from '../pipelines/data/settingsWrites.ts';
import { inviteAll } from '../settings/invitations.ts';
import { firstOf, ignoreOutcome } from './firstOf.ts';
import { rehearse } from './rehearse.ts';
import type { Write, WriteContext } from './write.ts';

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://console.example' }));

/** A write of a test: its input is already in it. */
type Ready = Write<undefined, unknown, unknown>;

const ready = <Input, Output, Subject>(write: Write<Input, Output, Subject>, input: Input): Ready => ({
  call: write.call,
  key: () => [],
  words: { failed: () => ({ title: '' }) },
  perform: (context) => write.perform(context, input),
  hasFollowing: (_, last) => write.hasFollowing?.(input, last) ?? false,
});
const performing = (call: Call, perform: (context: WriteContext) => Promise<unknown>): Ready => ({
  call,
  key: () => [],
  words: { failed: () => ({ title: '' }) },
  perform,
});

/** A client that notes what it sends other than reads. */
function noting(client: Client) {
  const sent: BoundCall[] = [];
  const noted: Client = (call, args, options) => {
    if (call.method !== 'GET') sent.push({ call, args: { ...args } });
    return client(call, args, options);
  };
  return { noted, sent };
}

async function account() {
  const { client, context, draft } = await setUp();
  const { rows } = await client(listPipelines, { status: 'active' });
  const running = rows.find(({ status }) => status === 'running') ?? draft;
  const detail = await client(getPipeline, { id: running.id });
  const [source] = (await client(listSources, { status: 'active' })).rows;
  const hook = await client(createHook, { body: { name: 'Ops', url: 'https://ops.example/hook' } });
  if (!source) throw new Error('The account has no source.');
  const place = { entity: 'pipeline', id: running.id } as const;
  const { id, name } = running;
  const tables = detail.syncMappings ?? [];
  const form = { resyncTables: [tables[0]?.table ?? ''], allResyncSelected: false, resetState: true };
  const subscription = { place, hookId: hook.id, name, events: ['pipeline.failed'] };
  const writes: Readonly<Record<string, Ready>> = {
    create: ready(createDraftPipeline, { name: 'Returns', region: 'eu-west-1', before: [] }),
    rename: ready(renamePipeline, { id, name, wanted: 'Returns' }),
    remove: ready(removePipeline, { id, name }),
    pause: ready(commandPipeline, { id, name, action: 'pause' }),
    settings: ready(updatePipelineSettings, { id, name, settings: { persistDeletedRows: true } }),
    tables: ready(updatePipelineTables, { id, name, mappings: tables.slice(0, 1), saved: tables }),
    resync: ready(resyncTables, { id, name, form }),
    hook: ready(addHook, {
      formId: 'hook',
      name: 'New',
      body: () => ({ name: 'New', url: 'https://new.example/hook' }),
      before: [],
    }),
    hookChange: ready(changeHook, {
      id: hook.id,
      name: hook.name,
      changes: { name: 'Other' },
      hasNewSecret: false,
      body: () => ({ name: 'Other' }),
    }),
    attach: ready(subscribeHook, subscription),
    silence: performing(getHook, (given) => silenceHook(given, hook.id)),
    archive: performing(updateSource, (given) =>
      setConnectorStatus(given, { kind: 'source', id: source.id }, 'archived'),
    ),
    invite: ready(inviteAll, {
      emails: ['a@b.example', 'c@d.example'],
      role: 'admin',
      onOutcome: ignoreOutcome,
    }),
  };
  return { client, context, running, writes, subscription };
}

const shapes = await account().then(({ writes }) => Object.keys(writes));

describe('A rehearsed write', () => {
  it.each(shapes)('shows exactly what it sends, and sends nothing: %s', async (name) => {
    const { context, client, writes } = await account();
    const write = writes[name];
    if (!write) throw new Error(name);
    const first = noting(client);
    const shown = await rehearse(write, { ...context, client: first.noted }, undefined);
    expect(first.sent).toEqual([]);
    const second = noting(client);
    await write.perform({ ...context, client: second.noted }, undefined).catch(() => undefined);
    expect(shown.requests.length).toBeGreaterThan(0);
    expect(
      shown.requests.map(({ method, path, texts: { json } }) => ({
        method,
        path,
        body: json && JSON.parse(json),
      })),
    ).toEqual(
      second.sent.map((bound) => {
        const { method, url, body } = requestFor(bound);
        return { method, path: url, body: body && JSON.parse(body) };
      }),
    );
  });

  it('shows the first of several requests, and says that others follow', async () => {
    const { context, running } = await account();
    const copying = {
      ...performing(getPipeline, (given) => copyPipeline(given, { id: running.id, wanted: 'Copy' })),
      hasFollowing: () => true,
    };
    const shown = await rehearse(copying, context, undefined);
    expect(shown.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v1/pipeline/']);
    expect(shown.hasFollowing).toBe(true);
  });

  it('shows one request for each of the first items, and counts the others', async () => {
    const { context, running } = await account();
    const items = Array.from({ length: 8 }, () => running);
    const pause = writeForAll<'pause', Pipeline>(
      {
        entity: pipelineEntity,
        callOf: () => commandPipeline.call,
        perform: (given, { id, name }, action) => commandPipeline.perform(given, { id, name, action }),
      },
      'pause',
    );
    const { items: first, restCount } = firstOf(items);
    const shown = await rehearse(pause, context, { items: first, onOutcome: ignoreOutcome }, { restCount });
    expect([shown.requests.length, shown.restCount]).toEqual([3, 5]);
  });

  it('says why nothing can be shown', async () => {
    const { context, subscription } = await account();
    const refused = createClient(() => Promise.resolve(Response.json({ detail: 'Busy.' }, { status: 503 })));
    const shown = await rehearse(
      changeHookEvents,
      { ...context, client: refused },
      { ...subscription, base: [] },
    );
    expect(shown).toMatchObject({ requests: [], problem: { status: 503 } });
    const nothing = performing(getPipeline, () => Promise.resolve(undefined));
    expect((await rehearse(nothing, context, undefined)).problem).toBeUndefined();
    const conflict = performing(getPipeline, () =>
      Promise.reject(new ProblemError({ kind: 'http', status: 409 })),
    );
    expect((await rehearse(conflict, context, undefined)).problem).toMatchObject({ status: 409 });
  });
});
