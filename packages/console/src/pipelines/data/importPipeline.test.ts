import { status } from '@millrace/mocks';
import {
  getDestination,
  getPipeline,
  getSchemaCollections,
  getSource,
  listPipelines,
  updatePipeline,
} from '@millrace/ui/contract';
import { toId, type PipelineDetail } from '@millrace/ui/domain/entities';
import { planImport, readPipelineFile, type ImportEntry } from '@millrace/ui/domain/pipelineFile';
import type { PipelineImport } from '@millrace/ui/modals/ImportPipelineModal';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { setUp } from '../../data/service.test.data.ts';
import { rehearse } from '../../writes/rehearse.ts';
import { importPipeline } from './importPipeline.ts';
import { pipelineToFile } from './pipelineToFile.ts';

afterEach(() => void vi.unstubAllGlobals());

const id = toId<'pipeline'>(1);
type Page = Awaited<ReturnType<typeof setUp>>;

/** What a person confirms who imports a text as it is. */
async function confirmed(
  { client }: Page,
  text: string,
  existing: PipelineDetail | null,
  name?: string,
): Promise<PipelineImport> {
  const reading = readPipelineFile(text);
  if (reading.state === 'refused') throw new Error(reading.message);
  const { file, ignored, ignoredCount } = reading;
  const entry: ImportEntry = { file, ignored, ignoredCount };
  const source = await client(getSource, { id: toId<'source'>(file.source?.id ?? 0) });
  const destination = await client(getDestination, { id: toId<'destination'>(file.destination?.id ?? 0) });
  const tables = await client(getSchemaCollections, { id: source.id });
  const plan = planImport(entry, { existing, sources: [source], destinations: [destination], tables });
  return {
    target: plan.target,
    name: name ?? file.name,
    ...(plan.region !== undefined && { region: plan.region }),
    settings: plan.settings,
    mappings: plan.tables?.mappings ?? [],
  };
}

const refused = (...fields: readonly (readonly string[])[]) => ({
  detail: fields.map((loc) => ({ loc: ['body', ...loc], msg: 'It cannot be used.' })),
});
const faster = (text: string) =>
  text.replace(/"source_sync_frequency": \d+/, '"source_sync_frequency": 10800000');

describe('the import of a file', () => {
  test('creates a pipeline whose own file is the same except for the name', async () => {
    const page = await setUp();
    const text = await pipelineToFile(page.context, { id });
    const done = await importPipeline.perform(
      page.context,
      await confirmed(page, text, null, 'Imported orders'),
    );
    expect(done).toMatchObject({
      isNew: true,
      failures: [],
      pipeline: { name: 'Imported orders', status: 'draft', sourceId: 1, hasSchema: true },
    });
    const again = await pipelineToFile(page.context, done.pipeline);
    expect(again).toBe(text.replace('"name": "Orders to warehouse"', '"name": "Imported orders"'));
  });

  test('changes a pipeline, whose file is then the imported one', async () => {
    const page = await setUp();
    const text = faster(await pipelineToFile(page.context, { id }));
    const target = await page.client(getPipeline, { id });
    const wanted = await confirmed(page, text, target);
    expect(wanted.settings).toEqual({ sourceSyncFrequency: 10_800_000 });
    expect(wanted.mappings).toEqual([]);
    expect(await importPipeline.perform(page.context, wanted)).toMatchObject({ isNew: false, failures: [] });
    expect(await pipelineToFile(page.context, { id })).toBe(text);
  });

  test('sends nothing if others have changed the same meanwhile', async () => {
    const page = await setUp();
    const target = await page.client(getPipeline, { id });
    const wanted = await confirmed(page, faster(await pipelineToFile(page.context, { id })), target);
    await page.client(updatePipeline, { id, body: { sourceSyncFrequency: 300_000 } });
    await expect(importPipeline.perform(page.context, wanted)).rejects.toMatchObject({
      problem: { status: 409, detail: expect.stringContaining('Review the changes') },
    });
    expect((await page.client(getPipeline, { id })).sourceSyncFrequency).toBe(300_000);
  });

  test('names a setting and a table that the service refuses, and saves the others', async () => {
    const page = await setUp();
    const text = await pipelineToFile(page.context, { id });
    const wanted = await confirmed(page, text, null, 'Imported orders');
    page.service.setToxics([
      status(updatePipeline, 422, refused(['maintenance_window']), { times: 1 }),
      status(updatePipeline, 422, refused(['sync_mappings', '0', 'table']), { times: 1, after: 2 }),
    ]);
    const { pipeline, failures } = await importPipeline.perform(page.context, wanted);
    expect(failures.map(({ part, problem }) => [part, problem.detail])).toEqual([
      ['Maintenance window', 'It cannot be used.'],
      [`Table ${wanted.mappings[0]?.table}`, 'It cannot be used.'],
    ]);
    const saved = await page.client(getPipeline, { id: pipeline.id });
    expect(saved.sourceId).toBe(wanted.settings.sourceId);
    expect(saved.syncMappings).toHaveLength(wanted.mappings.length - 1);
  });

  test('keeps what is saved, and goes on with the rest', async () => {
    const page = await setUp();
    const text = await pipelineToFile(page.context, { id });
    page.service.setToxics([status(updatePipeline, 503)]);
    const first = await importPipeline.perform(
      page.context,
      await confirmed(page, text, null, 'Imported orders'),
    );
    expect(first.failures).toMatchObject([{ part: 'Settings', problem: { status: 503 } }]);
    page.service.setToxics([]);
    const target = await page.client(getPipeline, { id: first.pipeline.id });
    const named = text.replace('"name": "Orders to warehouse"', '"name": "Imported orders"');
    const rest = await confirmed(page, named, target);
    expect(await importPipeline.perform(page.context, rest)).toMatchObject({ isNew: false, failures: [] });
    expect(await pipelineToFile(page.context, first.pipeline)).toBe(named);
  });

  test('fails as a whole if nothing was saved', async () => {
    const page = await setUp();
    const text = faster(await pipelineToFile(page.context, { id }));
    const target = await page.client(getPipeline, { id });
    page.service.setToxics([status(updatePipeline, 503)]);
    await expect(
      importPipeline.perform(page.context, await confirmed(page, text, target)),
    ).rejects.toMatchObject({
      problem: { status: 503 },
    });
    const wanted = await confirmed(page, text, null);
    await expect(importPipeline.perform(page.context, wanted)).rejects.toMatchObject({
      problem: { status: 422, fieldErrors: [{ location: ['name'] }] },
    });
    const { rows } = await page.client(listPipelines, { search: 'Orders to warehouse' });
    expect(rows).toHaveLength(1);
  });

  test('shows its requests first, and changes nothing by that (T-44)', async () => {
    const page = await setUp();
    const text = await pipelineToFile(page.context, { id });
    const wanted = await confirmed(page, text, null, 'Imported orders');
    vi.stubGlobal('location', { origin: 'https://console.example' });
    const shown = await rehearse(importPipeline, page.context, wanted);
    expect(shown.requests).toHaveLength(1);
    expect(shown.hasFollowing).toBe(true);
    expect((await page.client(listPipelines, { search: 'Imported orders' })).rows).toEqual([]);
  });
});
