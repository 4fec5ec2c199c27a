import { getPipeline, getSchemaCollections, updatePipeline } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { createSchemaModel } from '@millrace/ui/domain/schema';
import { expect, test } from 'vitest';

import { setUp } from '../../data/service.test.data.ts';
import { fetchLivePipeline } from '../data/settingsWrites.ts';
import { defineTablesWrite } from './saveTables.ts';

const id = toId<'pipeline'>(1);
const write = defineTablesWrite({ fetch: fetchLivePipeline, next: () => undefined });

async function open() {
  const { client, context } = await setUp();
  const pipeline = await client(getPipeline, { id });
  const sourceId = pipeline.sourceId ?? toId<'source'>(1);
  const { collections } = await client(getSchemaCollections, { id: sourceId });
  const model = createSchemaModel(collections, pipeline.syncMappings ?? []);
  const at = (table: string) => model.getSnapshot().index.numberOf.get(table) ?? -1;
  const save = () => write.perform(context, { pipeline, sourceId, mappings: model.toSyncMappings(), model });
  const stored = async (table: string) =>
    (await client(getPipeline, { id })).syncMappings?.find((mapping) => mapping.table === table);
  return { client, model, at, save, stored };
}

test('saves only the tables that changed', async () => {
  const { model, at, save, stored } = await open();
  const before = await stored('public.orders');
  model.setTable(at('public.customers'), false);
  await save();
  expect(await stored('public.customers')).toMatchObject({ isSelected: false });
  expect(await stored('public.orders')).toEqual(before);
});

test('saves nothing over what someone else has saved, and keeps both on screen', async () => {
  const { client, model, at, save, stored } = await open();
  model.setTable(at('public.customers'), false);
  const theirs = { table: 'public.customers', selected: true, excluded: [], custom_primary_keys: ['id'] };
  await client(updatePipeline, { id, body: { syncMappings: [theirs] } });
  expect(problemOf(await save().catch((thrown: unknown) => thrown))).toMatchObject({ status: 409 });
  expect(await stored('public.customers')).toMatchObject({ isSelected: true, customPrimaryKeys: ['id'] });
  expect(model.conflicts()).toMatchObject([
    { table: 'public.customers', mine: { isSelected: false }, theirs: { customPrimaryKeys: ['id'] } },
  ]);
  model.settle(['public.customers'], 'mine');
  await save();
  expect(await stored('public.customers')).toMatchObject({ isSelected: false });
});
