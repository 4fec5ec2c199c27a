import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import type { PipelineDetail } from '../entities/pipeline.ts';
import { pipelineFileOf } from '../pipelines/file/pipelineFile.ts';
import { mapping, table } from '../schema/schema.test.data.ts';
import { importSourceId, type ImportEntry, type ImportFacts } from './importSubject.ts';
import { planImport } from './pipelineImport.ts';

const shop = { id: toId<'source'>(3), name: 'Shop', type: 'postgres' };
const warehouse = { id: toId<'destination'>(2), name: 'Warehouse', type: 'snowflake' };
const orders: PipelineDetail = {
  id: toId<'pipeline'>(7),
  name: 'Orders',
  status: 'running',
  region: 'eu-west-1',
  sourceId: shop.id,
  source: shop,
  destinationId: warehouse.id,
  destination: warehouse,
  sourceSyncFrequency: 3_600_000,
  syncMappings: [mapping('orders'), mapping('refunds')],
};
const entryOf = (pipeline: PipelineDetail, rest: Partial<ImportEntry> = {}): ImportEntry => ({
  file: pipelineFileOf(pipeline),
  ignored: [],
  ignoredCount: 0,
  ...rest,
});
const account: ImportFacts = {
  existing: null,
  sources: [shop, { id: 4, name: 'Other shop', type: 'mysql' }],
  destinations: [warehouse],
  regions: ['eu-west-1'],
  tables: { collections: [table('orders', 'id*'), table('refunds', 'id*')], unreadable: 0, readAt: null },
};

describe('the import of a new pipeline', () => {
  it('takes everything of the file that the account has', () => {
    const plan = planImport(entryOf(orders), account);
    expect(plan).toMatchObject({
      target: null,
      region: 'eu-west-1',
      settings: { sourceId: 3, destinationId: 2, sourceSyncFrequency: 3_600_000 },
      tables: { on: ['orders', 'refunds'] },
      notes: [],
      isEmpty: false,
    });
    expect(plan.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Source', undefined, 'Shop'],
      ['Destination', undefined, 'Warehouse'],
      ['Source frequency', undefined, 'every hour'],
    ]);
  });

  it('leaves out what the account does not have, and says so', () => {
    const foreign = {
      ...orders,
      region: 'mars-1',
      source: { ...shop, name: 'Elsewhere' },
      destination: { ...warehouse, type: 'redshift' },
    };
    const plan = planImport(entryOf(foreign, { ignored: ['pipeline.colour'], ignoredCount: 1 }), account);
    expect(plan.settings).toEqual({ sourceSyncFrequency: 3_600_000 });
    expect(plan.tables).toBeUndefined();
    expect(plan.notes).toEqual([
      '1 field of the file is unknown, and left out: pipeline.colour.',
      'The region “mars-1” is not available. The pipeline runs in the region of your account.',
      '2 tables left out: they need a source.',
    ]);
  });

  it('uses the chosen source instead, and none if it is to be chosen later', () => {
    const foreign = entryOf({ ...orders, source: { ...shop, name: 'Elsewhere' } });
    expect(importSourceId({ ...foreign, source: 4 }, account)).toBe(4);
    expect(planImport({ ...foreign, source: 4 }, account).settings.sourceId).toBe(4);
    expect(importSourceId({ ...entryOf(orders), source: null }, account)).toBeUndefined();
    expect(planImport({ ...entryOf(orders), source: null }, account).settings.sourceId).toBeUndefined();
  });

  it('leaves out the tables while those of the source are not known', () => {
    const plan = planImport(entryOf(orders), { ...account, tables: undefined });
    expect(plan.tables).toBeUndefined();
    expect(plan.notes).toEqual(['2 tables left out: the tables of the source are not known.']);
  });
});

describe('the import into a pipeline', () => {
  const facts: ImportFacts = { ...account, existing: orders };

  it('changes nothing with its own file', () => {
    expect(planImport(entryOf(orders), facts)).toMatchObject({ changes: [], notes: [], isEmpty: true });
  });

  it('changes what differs, and no source and no destination of a pipeline that was started', () => {
    const edited = {
      ...orders,
      sourceSyncFrequency: 900_000,
      region: 'us-east-1',
      source: { ...shop, name: 'Elsewhere' },
      syncMappings: [mapping('orders'), mapping('refunds', { isSelected: false }), mapping('gone')],
    };
    const plan = planImport(entryOf(edited), facts);
    expect(plan.settings).toEqual({ sourceSyncFrequency: 900_000 });
    expect(plan.tables).toMatchObject({ on: [], off: ['refunds'], missing: ['gone'] });
    expect(plan.notes).toEqual([
      'The region stays “eu-west-1”. It cannot be changed.',
      'The source stays “Shop”. The file names “Elsewhere”.',
      '1 table of the file is not in the source, and left out: gone.',
    ]);
  });

  it('changes the source of a draft, and compares the tables again', () => {
    const draft = {
      ...orders,
      status: 'draft',
      sourceId: toId<'source'>(4),
      source: { ...shop, id: toId<'source'>(4), name: 'Other' },
    };
    const plan = planImport(entryOf(orders), { ...account, existing: draft });
    expect(plan.changes).toMatchObject([{ label: 'Source', before: 'Other', after: 'Shop' }]);
    expect(plan.tables?.on).toEqual(['orders', 'refunds']);
  });

  it('leaves out the tables if the service does not say which the pipeline has', () => {
    const plan = planImport(entryOf({ ...orders, sourceSyncFrequency: 900_000 }), {
      ...facts,
      existing: { ...orders, syncMappings: null },
    });
    expect(plan.tables).toBeUndefined();
    expect(plan.notes).toEqual([
      '2 tables left out: the service does not say which tables this pipeline has.',
    ]);
  });

  it('is one of a new pipeline, if the person wants that', () => {
    expect(planImport(entryOf(orders, { as: 'new' }), facts).target).toBeNull();
  });
});
