import { getPipeline, setPipelineStatus, updatePipeline } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createQueryClient } from '../../data/queryClient.ts';
import { setUp } from '../../data/service.test.data.ts';
import { answers, foreignService, habits } from '../../writes/foreignServices.test.data.ts';
import { changeFrequency } from './frequencyWrites.ts';

const id = toId<'pipeline'>(1);
const hour = 3_600_000;
const problemIn = async (change: Promise<unknown>) =>
  problemOf(await change.catch((thrown: unknown) => thrown));

test('changes the frequency of a running pipeline, which keeps running', async () => {
  const { client, context } = await setUp();
  const pipeline = await client(getPipeline, { id });
  const saved = await changeFrequency(context, pipeline, 6 * hour);
  expect(saved).toMatchObject({ sourceSyncFrequency: 6 * hour, status: 'running' });
});

test('does not replace a frequency that others have saved since it was shown', async () => {
  const { client, context } = await setUp();
  const shown = await client(getPipeline, { id });
  await client(updatePipeline, { id, body: { sourceSyncFrequency: hour } });
  expect(await problemIn(changeFrequency(context, shown, 6 * hour))).toMatchObject({ status: 409 });
  expect((await client(getPipeline, { id })).sourceSyncFrequency).toBe(hour);
  // What they have saved is what was wanted.
  expect(await changeFrequency(context, shown, hour)).toMatchObject({ sourceSyncFrequency: hour });
});

test('changes no pipeline that was archived meanwhile', async () => {
  const { client, context } = await setUp();
  const shown = await client(getPipeline, { id });
  await client(setPipelineStatus, { id, status: 'archived' });
  expect(await problemIn(changeFrequency(context, shown, hour))).toMatchObject({ status: 409 });
});

test('leaves everything else as it was, whatever a service does with a change and answers to it', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...habits),
      fc.constantFrom(...answers),
      fc.constantFrom(null, ...habits),
      fc.constantFrom(hour, 3 * hour),
      async (habit, answer, known, frequency) => {
        const record = {
          id: 1,
          name: 'Orders',
          status: 'running',
          source_sync_frequency: hour,
          destination_sync_frequency: 2 * hour,
          destination_sync_cron: '0 4 * * *',
          maintenance_window: '01:00-02:00',
          persist_deleted_rows: true,
          sync_mappings: [{ table: 'orders', selected: true, excluded: ['email'], custom_primary_keys: [] }],
        };
        const { client, stored, changes } = foreignService(record, { habit, answer });
        const context = { client, queryClient: createQueryClient(client), habit: known };
        const shown = await client(getPipeline, { id });
        await changeFrequency(context, shown, frequency);
        expect(stored()).toEqual({ ...record, source_sync_frequency: frequency });
        expect(changes).toHaveLength(frequency === hour ? 0 : 1);
      },
    ),
  ));
