import { status, truncated } from '@millrace/mocks';
import {
  archiveHook,
  attachHook,
  createHook,
  deleteHook,
  detachHook,
  getHook,
  getHookAttachment,
  listHooks,
  listPipelineHooks,
  updateHook,
  updateHookAttachment,
} from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { describe, expect, test } from 'vitest';

import { read } from '../data/read.ts';
import { setUp } from '../data/service.test.data.ts';
import type { WriteContext } from '../writes/write.ts';
import {
  addHook,
  changedMeanwhile,
  changeHook,
  changeHookEvents,
  removeHook,
  silenceHook,
  subscribeHook,
  unsubscribeHook,
} from './hookWrites.ts';

const place = { entity: 'pipeline', id: 1 } as const;
const source = { entity: 'source', id: 1 } as const;
const id = toId<'pipeline'>(1);
const [operations, catalogue, finance] = [toId<'hook'>(1), toId<'hook'>(2), toId<'hook'>(4)];
const name = 'Orders to warehouse';

const problemFrom = async (outcome: Promise<unknown>) =>
  problemOf(await outcome.catch((thrown: unknown) => thrown));

const cached = async () => {
  const service = await setUp();
  const { queryClient } = service;
  const ofPipeline = read(listPipelineHooks, { id });
  const all = read(listHooks, {});
  await Promise.all([queryClient.fetchQuery(ofPipeline), queryClient.fetchQuery(all)]);
  return {
    ...service,
    attached: () => queryClient.getQueryData(ofPipeline.queryKey)?.map(({ hookId }) => hookId),
    attachments: () => queryClient.getQueryData(ofPipeline.queryKey),
    hooks: () => queryClient.getQueryData(all.queryKey)?.rows ?? [],
    isStale: () => queryClient.getQueryState(ofPipeline.queryKey)?.isInvalidated,
  };
};

describe('A new hook', () => {
  const body = () => ({ name: 'Chat', url: 'https://a.example', secret: 'river stone' });
  const input = { formId: 'hook', name: 'Chat', body, before: [] };

  test('is in the list at once, and no cache has its secret (T-07)', async () => {
    const { context, hooks, queryClient } = await cached();
    await addHook.perform(context, input);
    expect(hooks().at(-1)).toMatchObject({ name: 'Chat', hasSecret: true });
    expect(
      JSON.stringify([
        input,
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ]),
    ).not.toContain('river stone');
  });

  test('is found after a lost response (T-14)', async () => {
    const { context, service } = await cached();
    service.setToxics([truncated(createHook, { times: 1 })]);
    await expect(addHook.perform(context, input)).resolves.toMatchObject({ name: 'Chat' });
  });

  test('is not taken for an older one of its name after a request that did not arrive', async () => {
    const { context, service, hooks } = await cached();
    const pager = { ...input, name: 'Pager', before: hooks() };
    service.setToxics([status(createHook, 504, {}, { times: 1 })]);
    expect(await problemFrom(addHook.perform(context, pager))).toMatchObject({ status: 504 });
    // Someone else's, or one that was created before the form opened: the caller says which hooks it knew.
    service.setToxics([status(createHook, 504, {}, { times: 1 })]);
    const others = hooks().filter(({ name: each }) => each !== 'Pager');
    await expect(addHook.perform(context, { ...pager, before: others })).resolves.toMatchObject({
      name: 'Pager',
    });
  });
});

describe('Attaching', () => {
  const subscription = { place, hookId: finance, events: ['pipeline.errored'], name };

  test('shows the attachment at once, and refetches', async () => {
    const { context, attached, hooks, isStale } = await cached();
    await subscribeHook.perform(context, subscription);
    expect(attached()).toEqual([1, 5, 4]);
    expect(hooks().find(({ id: each }) => each === finance)?.attachedTo).toHaveLength(1);
    expect(isStale()).toBe(true);
  });

  test('finds the attachment after a lost response, if it has the events', async () => {
    const { context, service } = await cached();
    service.setToxics([truncated(attachHook, { times: 1 })]);
    await expect(subscribeHook.perform(context, subscription)).resolves.toMatchObject({
      selectedEvents: ['pipeline.errored'],
    });
    service.setToxics([status(attachHook, 504, {}, { times: 1 })]);
    const other = await problemFrom(
      subscribeHook.perform(context, { ...subscription, events: ['pipeline.paused'] }),
    );
    expect(other).toMatchObject({ status: 504, isOutcomeUnknown: false });
  });

  test('is done if it was attached with these events already, as after a request that a browser or proxy sent again', async () => {
    const { context } = await cached();
    await subscribeHook.perform(context, subscription);
    await expect(subscribeHook.perform(context, subscription)).resolves.toMatchObject({
      selectedEvents: ['pipeline.errored'],
    });
    const other = await problemFrom(
      subscribeHook.perform(context, { ...subscription, events: ['pipeline.paused'] }),
    );
    expect(other).toMatchObject({ status: 409 });
  });

  test('fails after a lost response if nothing is attached', async () => {
    const { context, service } = await cached();
    service.setToxics([status(attachHook, 504, {}, { times: 1 })]);
    expect(await problemFrom(subscribeHook.perform(context, subscription))).toMatchObject({
      isOutcomeUnknown: false,
    });
  });
});

test('What cannot be looked up after a lost response stays unknown', async () => {
  const { context, service } = await cached();
  service.setToxics([status(attachHook, 504), status(getHookAttachment, 503)]);
  const subscription = { place, hookId: finance, events: ['pipeline.errored'], name };
  expect(await problemFrom(subscribeHook.perform(context, subscription))).toMatchObject({
    isOutcomeUnknown: true,
  });
});

describe('Changing the events', () => {
  const base = ['pipeline.errored', 'pipeline.recovered', 'pipeline.paused'];
  const change = { place, hookId: operations, events: ['pipeline.started'], name, base };

  test('shows them at once', async () => {
    const { context, attachments } = await cached();
    await changeHookEvents.perform(context, change);
    expect(attachments()?.[0]?.selectedEvents).toEqual(['pipeline.started']);
    expect(attachments()).toHaveLength(2);
  });

  test('changes nothing if someone else has changed them, and shows what they saved', async () => {
    const { context, client, attachments } = await cached();
    const theirs = ['pipeline.paused'];
    const path = { hookId: operations, sourceType: place.entity, sourceId: id } as const;
    await client(updateHookAttachment, { ...path, body: { selectedEvents: theirs } });
    const { status: refused } = await problemFrom(changeHookEvents.perform(context, change));
    expect(refused).toBe(changedMeanwhile);
    expect(attachments()?.[0]?.selectedEvents).toEqual(theirs);
    await changeHookEvents.perform(context, { ...change, base: theirs });
    expect(attachments()?.[0]?.selectedEvents).toEqual(['pipeline.started']);
    // The same change by both needs no question.
    await expect(changeHookEvents.perform(context, change)).resolves.toMatchObject({ hookId: 1 });
  });

  test('compares the events, not only their number', async () => {
    const { context, client } = await cached();
    const theirs = ['pipeline.errored', 'pipeline.recovered', 'pipeline.started'];
    const path = { hookId: operations, sourceType: place.entity, sourceId: id } as const;
    await client(updateHookAttachment, { ...path, body: { selectedEvents: theirs } });
    expect(await problemFrom(changeHookEvents.perform(context, change))).toMatchObject({
      kind: 'http',
      status: changedMeanwhile,
    });
  });

  test('finds them after a lost response, for a source too', async () => {
    const { context, service } = await cached();
    service.setToxics([truncated(updateHookAttachment, { times: 1 })]);
    await expect(changeHookEvents.perform(context, change)).resolves.toMatchObject({ hookId: 1 });
    service.setToxics([truncated(updateHookAttachment, { times: 1 })]);
    await expect(
      changeHookEvents.perform(context, {
        place: source,
        hookId: catalogue,
        events: ['source.test_failed'],
        name,
        base: ['source.schema_changed', 'source.updated'],
      }),
    ).resolves.toMatchObject({ entityType: 'source' });
  });
});

describe('Detaching', () => {
  test('removes the attachment, even if the response is lost', async () => {
    const { context, service, attached, hooks } = await cached();
    service.setToxics([truncated(detachHook, { times: 1 })]);
    await unsubscribeHook(context, { place, hookId: operations });
    expect(attached()).toEqual([5]);
    expect(hooks().find(({ id: each }) => each === operations)?.attachedTo).toHaveLength(1);
  });

  test('succeeds if the hook is detached already', async () => {
    const { context, client, attached } = await cached();
    await client(detachHook, { hookId: operations, sourceType: 'pipeline', sourceId: toId<'pipeline'>(1) });
    await unsubscribeHook(context, { place, hookId: operations });
    expect(attached()).toEqual([5]);
  });

  test('of a source changes the list of hooks', async () => {
    const { context, attached, hooks } = await cached();
    await unsubscribeHook(context, { place: source, hookId: catalogue });
    expect(hooks().find(({ id: each }) => each === catalogue)?.attachedTo).toEqual([]);
    expect(attached()).toEqual([1, 5]);
  });
});

describe('Archiving', () => {
  test('is shown on every page that attaches the hook, even if the response is lost', async () => {
    const { context, service, attachments, hooks } = await cached();
    service.setToxics([truncated(archiveHook, { times: 1 })]);
    await silenceHook(context, operations);
    expect(attachments()?.[0]?.hook?.status).toBe('archived');
    expect(hooks()[0]?.status).toBe('archived');
  });
});

test.each([
  [archiveHook, (context: WriteContext) => silenceHook(context, finance)],
  [deleteHook, (context: WriteContext) => removeHook(context, finance)],
  [detachHook, (context: WriteContext) => unsubscribeHook(context, { place, hookId: operations })],
])('%# is not done if its request did not arrive', async (call, perform) => {
  const { context, service } = await cached();
  service.setToxics([status(call, 504, {}, { times: 1 })]);
  expect(await problemFrom(perform(context))).toMatchObject({ status: 504 });
});

describe('Changing a hook', () => {
  const change = {
    id: operations,
    name: 'Operations channel',
    changes: { name: 'Operations' },
    hasNewSecret: false,
    body: () => ({ name: 'Operations' }),
  };

  test('is shown in the list, on its page and where it is attached, even if the response is lost', async () => {
    const { context, service, attachments, hooks } = await cached();
    const own = read(getHook, { id: operations });
    await context.queryClient.fetchQuery(own);
    service.setToxics([truncated(updateHook, { times: 1 })]);
    await changeHook.perform(context, change);
    expect(attachments()?.[0]?.hook?.name).toBe('Operations');
    expect(hooks()[0]?.name).toBe('Operations');
    expect(context.queryClient.getQueryData(own.queryKey)?.name).toBe('Operations');
  });

  test.each([{ name: 'Operations' }, { url: 'https://elsewhere.example' }])(
    'fails if the request with %j did not arrive',
    async (changes) => {
      const { context, service } = await cached();
      service.setToxics([status(updateHook, 504, {}, { times: 1 })]);
      expect(await problemFrom(changeHook.perform(context, { ...change, changes }))).toMatchObject({
        status: 504,
      });
    },
  );

  test('stays unknown after a lost response if it had a new secret, which cannot be read', async () => {
    const { context, service } = await cached();
    service.setToxics([truncated(updateHook, { times: 1 })]);
    const body = () => ({ secret: 'river stone' });
    const problem = await problemFrom(
      changeHook.perform(context, { ...change, changes: {}, hasNewSecret: true, body }),
    );
    expect(problem.isOutcomeUnknown).toBe(false);
  });
});

test.each([
  [addHook.key({ formId: 'a' }), addHook.key({ formId: 'b' })],
  [changeHook.key({ id: operations }), changeHook.key({ id: catalogue })],
  [subscribeHook.key({ place }), subscribeHook.key({ place: source })],
  [subscribeHook.key({ place }), subscribeHook.key({ place: { ...place, id: 2 } })],
  [changeHookEvents.key({ place }), changeHookEvents.key({ place: { ...place, id: 2 } })],
])('Two things that are written have keys of their own: %j and %j', (one, other) => {
  expect(one).not.toEqual(other);
});

test('The notices name the hook, or what it is attached to', async () => {
  const { context, client } = await cached();
  const input = {
    formId: 'hook',
    name: 'Chat',
    body: () => ({ name: 'Chat', url: 'https://a.example' }),
    before: [],
  };
  const change = { id: operations, name: 'Chat', changes: {}, hasNewSecret: false, body: () => ({}) };
  const subscription = { place, hookId: finance, events: ['pipeline.errored'], name, base: [] };
  const hook = await addHook.perform(context, input);
  const [attachment] = await client(listPipelineHooks, { id });
  if (!attachment) throw new Error('The pipeline has no hook.');
  const problem = { kind: 'http', status: 500 } as const;
  const lost = { ...problem, isOutcomeUnknown: true };

  expect(addHook.words.done?.(hook, input)).toEqual({ title: 'The hook “Chat” was created.' });
  expect(addHook.words.failed(input, problem)).toEqual({ title: '“Chat” could not be created.' });
  expect(addHook.words.failed(input, lost)).toEqual({ title: '“Chat” may not have been created.' });
  expect(changeHook.words.done?.(hook, change)).toEqual({ title: 'The hook “Chat” was changed.' });
  expect(changeHook.words.failed(change, problem)).toEqual({ title: '“Chat” could not be changed.' });
  expect(subscribeHook.words.done?.(attachment, subscription)).toEqual({
    title: `A hook was attached to “${name}”.`,
  });
  expect(subscribeHook.words.failed(subscription, problem)).toEqual({
    title: `The hook could not be attached to “${name}”.`,
  });
  expect(changeHookEvents.words.done?.(attachment, subscription)).toEqual({
    title: `The events of a hook of “${name}” were changed.`,
  });
  expect(changeHookEvents.words.failed(subscription, problem)).toEqual({
    title: `The events of a hook of “${name}” could not be changed.`,
  });
});

describe('Deleting', () => {
  test('removes the hook from the list, even if the response is lost', async () => {
    const { context, service, hooks } = await cached();
    service.setToxics([truncated(deleteHook, { times: 1 })]);
    await removeHook(context, finance);
    expect(hooks().some(({ id: each }) => each === finance)).toBe(false);
  });

  test('is refused while the hook is attached', async () => {
    const { context } = await cached();
    expect(await problemFrom(removeHook(context, operations))).toMatchObject({ status: 409 });
  });
});
