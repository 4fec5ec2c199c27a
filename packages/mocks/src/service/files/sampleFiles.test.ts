import { sampleFiles } from '@millrace/ui/contract';
import { columnTypes } from '@millrace/ui/domain/entities';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bucketWith } from '../../handlers/outcomes/configs.ts';
import { openService } from '../../assembly/service.test.data.ts';
import { slowBucketMs } from './sampleFiles.ts';

const open = (...options: Parameters<typeof openService>) => {
  const { service, browser, get } = openService(...options);
  const post = (config: object = bucketWith({}), sample_options?: object) =>
    browser.post('/api/v1/source/sample-files/', { config, data_store: 's3', sample_options });
  const sample = async (...asked: Parameters<typeof post>) => {
    const read = v.parse(sampleFiles.response, await (await post(...asked)).json());
    if (!read.success) throw new Error(read.error ?? 'no reason');
    return read;
  };
  return { service, browser, get, post, sample };
};

/** A bucket whose files have a column of every type. */
const everyType = bucketWith({ bucket_name: 'click-events' });

describe('sampling files', () => {
  it('finds the columns with their types, all of spec §3', async () => {
    const { sample } = open();
    const { columns, files } = await sample(everyType);
    expect(new Set(columns.map(({ dataType }) => dataType))).toEqual(new Set(columnTypes));
    expect(columns.find(({ name }) => name === 'remark')?.isNullable).toBe(true);
    expect(files).toHaveLength(5);
    expect(await sample(everyType)).toEqual({ success: true, columns, files });
  });

  it('reads as many files and rows as requested', async () => {
    const { sample } = open();
    const amount = async (options: object) => {
      const { columns, files } = await sample(everyType, options);
      return [files?.length, columns.find(({ name }) => name === 'value')?.dataType];
    };
    expect(await amount({})).toEqual([5, 'number']);
    expect(await amount({ num_files_to_sample: 1, sample_length: 2 })).toEqual([1, 'integer']);
    expect(await amount({ num_files_to_sample: 50, sample_rate: 400 })).toEqual([12, 'number']);
  });

  it('numbers the columns of files without headings', async () => {
    const { sample } = open();
    const named = (await sample()).columns;
    const { columns } = await sample(bucketWith({}), { has_headers: false });
    expect(columns).toEqual(named.map((column, index) => ({ ...column, name: `column_${index + 1}` })));
  });

  it('finds files below the prefix, and different ones in other buckets', async () => {
    const { sample } = open();
    const { files } = await sample({ ...bucketWith({}), file_prefix: 'exports/' });
    expect(files?.every((name) => name.startsWith('exports/'))).toBe(true);
    const seen = new Set<string>();
    for (const bucket_name of ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff']) {
      seen.add(JSON.stringify((await sample(bucketWith({ bucket_name }))).columns));
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it.each([['empty-bucket'], ['unreadable-bucket'], ['denied-bucket']])(
    'gives the reason why %s has none',
    async (bucket) => {
      const response = await open().post(bucketWith({ bucket_name: bucket }));
      expect(response.status).toBe(200);
      const { success, error } = await response.json();
      expect(success).toBe(false);
      expect(error).toMatch(/\.$/);
    },
  );

  it('may be slow', async () => {
    const { service, browser, post } = open();
    const slow = post(bucketWith({ bucket_name: 'slow-bucket' }));
    await browser.get('/api/v1/source/1/');
    service.advance(slowBucketMs);
    expect((await (await slow).json()).success).toBe(true);
  });

  it('returns only names and types without assumed fields', async () => {
    const answer = await (await open({ hasAssumedFields: false }).post()).json();
    expect(Object.keys(answer)).toEqual(['success', 'data']);
    for (const column of Object.values(answer.data)) expect(Object.keys(Object(column))).toEqual(['type']);
  });
});

describe('the schema of a source of files', () => {
  it('is one table, as the importer stored it', async () => {
    const { browser, get } = open();
    const { collections } = await get('source/17/schema-collection/');
    expect(Object.keys(collections)).toEqual(['events']);
    expect(collections.events.columns[0]).toEqual({
      column_name: 'event_id',
      data_type: 'bigint',
      is_nullable: 'NO',
    });
    const column = { column_name: 'url', data_type: 'string', is_nullable: 'YES' };
    const made = await browser.post('/api/v1/source/', {
      name: 'Clicks',
      data_store: 's3',
      config: { ...everyType, table_name: ' clicks ', columns: [column] },
    });
    const { id } = await made.json();
    const other = (await get(`source/${id}/schema-collection/`)).collections;
    expect(Object.keys(other)).toEqual(['clicks']);
    expect(other.clicks.columns).toEqual([column]);
  });
});
