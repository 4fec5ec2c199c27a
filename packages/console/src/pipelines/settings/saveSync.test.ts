import { getPipeline, updatePipeline } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { createSyncForm, storedSync, syncPaths } from '@millrace/ui/domain/schedule';
import { expect, test } from 'vitest';

import { setUp } from '../../data/service.test.data.ts';
import { saveSync } from './saveSync.ts';

const id = toId<'pipeline'>(1);

async function open() {
  const { client, context } = await setUp();
  const pipeline = await client(getPipeline, { id });
  return { client, context, pipeline, model: createSyncForm(pipeline) };
}

test('saves the changed settings of a running pipeline, which keeps running', async () => {
  const { context, pipeline, model } = await open();
  model.setValue(syncPaths.sourceFrequency, 3_600_000);
  const saved = await saveSync.perform(context, { pipeline, model });
  expect(saved).toMatchObject({ sourceSyncFrequency: 3_600_000, status: 'running' });
});

test('stops if someone else has saved what is not on screen, and saves after it is', async () => {
  const { client, context, pipeline, model } = await open();
  model.setValue(syncPaths.sourceFrequency, 3_600_000);
  await client(updatePipeline, { id, body: { persistDeletedRows: true } });
  const refused = await saveSync.perform(context, { pipeline, model }).catch((thrown: unknown) => thrown);
  expect(problemOf(refused)).toMatchObject({ status: 409 });
  const latest = await client(getPipeline, { id });
  expect(latest.sourceSyncFrequency).not.toBe(3_600_000);
  model.rebase(storedSync(latest));
  const saved = await saveSync.perform(context, { pipeline: latest, model });
  expect(saved).toMatchObject({ sourceSyncFrequency: 3_600_000, persistDeletedRows: true });
});
