import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from '../../entities/id.ts';
import type { PipelineDetail } from '../../entities/pipeline.ts';
import { isWireObject, parseJson } from '../../json/paths.ts';
import { planSettings } from './fileSettings.ts';
import { matchConnector } from './matchConnector.ts';
import { pipelineFileLimit, pipelineFileOf } from './pipelineFile.ts';
import { readPipelineFile } from './readPipelineFile.ts';
import { pipelineFileName, writePipelineFile } from './writePipelineFile.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 20 });
const anEnd = { name: anyText, type: anyText };
const aSource = fc.record({ ...anEnd, id: fc.nat().map((id) => toId<'source'>(id)) });
const aDestination = fc.record({ ...anEnd, id: fc.nat().map((id) => toId<'destination'>(id)) });
const anyWindow = fc.oneof(fc.constantFrom('', '02:00-04:00', '7:05-23:59', '02:00-02:00', 'soon'), anyText);
const anyCron = fc.oneof(fc.constantFrom('', '0 4 * * MON', '@daily', '*/5 * * * *', '99 * * * *'), anyText);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);

/** What a service may say of a pipeline, also what it should not. */
const aPipeline: fc.Arbitrary<PipelineDetail> = fc.record(
  {
    id: fc.constant(toId<'pipeline'>(1)),
    name: anyText,
    status: fc.constant('running'),
    region: orNull(anyText),
    source: orNull(aSource),
    destination: orNull(aDestination),
    maintenanceWindow: orNull(anyWindow),
    persistDeletedRows: orNull(fc.boolean()),
    sourceSyncFrequency: orNull(fc.oneof(fc.constantFrom(900_000, 3_600_000, 0, -1, 1.5), fc.double())),
    destinationSyncFrequency: orNull(fc.integer()),
    destinationSyncCron: orNull(anyCron),
    currentSyncMode: orNull(anyText),
    autoSyncNewCollections: orNull(fc.boolean()),
    s3FileFormat: orNull(fc.constantFrom('avro', '')),
    replicateColumnChanges: orNull(fc.boolean()),
    syncMappings: fc.option(
      fc.array(
        fc.record({
          table: anyText,
          isSelected: fc.boolean(),
          excluded: fc.array(anyText, { maxLength: 4 }),
          customPrimaryKeys: fc.array(anyText, { maxLength: 3 }),
          unknown: fc.constant({ secret: 'hunter2' }),
        }),
        { maxLength: 6 },
      ),
    ),
  },
  { requiredKeys: ['id', 'name', 'status', 'syncMappings'] },
);

const textOf = (pipeline: PipelineDetail): string => writePipelineFile(pipelineFileOf(pipeline));
const fileIn = (text: string) => {
  const reading = readPipelineFile(text);
  if (reading.state === 'refused') throw new Error(`${reading.message} ${reading.faults.join(' ')}`);
  return reading;
};

const orders: PipelineDetail = {
  id: toId<'pipeline'>(7),
  name: 'Orders',
  status: 'running',
  region: 'eu-west-1',
  source: { id: toId<'source'>(3), name: 'Shop', type: 'postgres' },
  destination: { id: toId<'destination'>(2), name: 'Warehouse', type: 'snowflake' },
  sourceSyncFrequency: 3_600_000,
  destinationSyncCron: null,
  maintenanceWindow: '',
  persistDeletedRows: true,
  lastError: 'password hunter2 refused',
  syncMappings: [
    { table: 'refunds', isSelected: false, excluded: [], customPrimaryKeys: [] },
    { table: 'orders', isSelected: true, excluded: ['note', 'email', 'note'], customPrimaryKeys: ['b', 'a'] },
  ],
};

describe('the file of a pipeline', () => {
  it('has a fixed order, two spaces and a line break at the end', () => {
    expect(textOf(orders)).toBe(`{
  "millrace": 1,
  "kind": "pipeline",
  "pipeline": {
    "name": "Orders",
    "region": "eu-west-1",
    "source": {
      "type": "postgres",
      "name": "Shop",
      "id": 3
    },
    "destination": {
      "type": "snowflake",
      "name": "Warehouse",
      "id": 2
    },
    "sync": {
      "source_sync_frequency": 3600000,
      "destination_sync_cron": null,
      "maintenance_window": "",
      "persist_deleted_rows": true
    },
    "tables": [
      {
        "table": "orders",
        "selected": true,
        "excluded": [
          "email",
          "note"
        ],
        "custom_primary_keys": [
          "b",
          "a"
        ]
      },
      {
        "table": "refunds",
        "selected": false,
        "excluded": [],
        "custom_primary_keys": []
      }
    ]
  }
}
`);
  });

  it('is read back as it was written, byte for byte, whatever the service says', () => {
    fc.assert(
      fc.property(aPipeline, (pipeline) => {
        const text = textOf(pipeline);
        const { file, ignored } = fileIn(text);
        expect(ignored).toEqual([]);
        expect(writePipelineFile(file)).toBe(text);
      }),
    );
  });

  it('is the same for the same tables in another order', () => {
    fc.assert(
      fc.property(aPipeline, (pipeline) => {
        // The last of two mappings of a table counts.
        const unique = [...new Map(pipeline.syncMappings?.map((each) => [each.table, each])).values()];
        const one = { ...pipeline, syncMappings: unique };
        expect(textOf({ ...one, syncMappings: unique.toReversed() })).toBe(textOf(one));
      }),
    );
  });

  it('contains only settings', () => {
    fc.assert(
      fc.property(aPipeline, (pipeline) => {
        expect(textOf({ ...pipeline, lastError: 'password hunter2' })).not.toContain('hunter2');
      }),
    );
  });

  it('does not claim what the service does not say', () => {
    const bare: PipelineDetail = { id: orders.id, name: 'Bare', status: 'paused', syncMappings: null };
    expect(JSON.parse(textOf(bare))).toEqual({
      millrace: 1,
      kind: 'pipeline',
      pipeline: { name: 'Bare', sync: {} },
    });
  });

  it.each([
    ['Orders', 'Orders.pipeline.json'],
    ['Größe & 漢字', 'Größe & 漢字.pipeline.json'],
    ['../../etc/passwd', '_.._etc_passwd.pipeline.json'],
    ['gnp\u202Eexe:"|', 'gnp_exe___.pipeline.json'],
    [' ', 'pipeline.pipeline.json'],
  ])('of %j is named %s', (name, fileName) => {
    expect(pipelineFileName(name)).toBe(fileName);
  });
});

describe('any other text', () => {
  it('is refused with a reason, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const reading = readPipelineFile(text);
        expect(reading.state).toBe('refused');
      }),
    );
  });

  const withPart = (path: readonly string[], value: unknown): string => {
    const wire: unknown = JSON.parse(textOf(orders));
    let here = wire;
    for (const key of path.slice(0, -1)) here = Reflect.get(Object(here), key);
    Reflect.set(Object(here), path.at(-1) ?? '', value);
    return JSON.stringify(wire);
  };
  const places = [
    ['millrace'],
    ['pipeline'],
    ['pipeline', 'name'],
    ['pipeline', 'source'],
    ['pipeline', 'source', 'id'],
    ['pipeline', 'sync'],
    ['pipeline', 'sync', 'source_sync_frequency'],
    ['pipeline', 'sync', 'maintenance_window'],
    ['pipeline', 'tables'],
    ['pipeline', 'tables', '0'],
    ['pipeline', 'tables', '0', 'excluded'],
    ['pipeline', 'tables', '1', 'selected'],
  ];

  it('with any value in any place is read in full, or refused with what is wrong', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, value) => {
        const reading = readPipelineFile(withPart(path, value));
        const isWhole =
          reading.state === 'refused'
            ? reading.message.endsWith('.')
            : isDeepStrictEqual(fileIn(writePipelineFile(reading.file)).file, reading.file);
        expect(isWhole).toBe(true);
      }),
    );
  });

  it.each([
    ['', 'It is empty.'],
    ['\uFEFF \n', 'It is empty.'],
    ['{"millrace": 1,', 'It is not JSON, or part of it is missing.'],
    ['[]', 'It does not contain the settings of a pipeline.'],
    ['{"name": "left-pad"}', 'It does not contain the settings of a pipeline.'],
    ['{"millrace": 1, "kind": "source"}', 'It does not contain the settings of a pipeline.'],
    [
      '{"millrace": 2, "kind": "pipeline"}',
      'It is a newer version of the format (2). This console reads version 1.',
    ],
    ['{"millrace": "1", "kind": "pipeline"}', 'It is a version of the format that does not exist.'],
  ])('such as %j is refused: %s', (text, message) => {
    expect(readPipelineFile(text)).toMatchObject({ state: 'refused', message });
  });

  it('is refused with every fault and its place', () => {
    const wrong = {
      millrace: 1,
      kind: 'pipeline',
      pipeline: {
        name: 5,
        source: { type: 'postgres', name: 'Shop', id: '3' },
        destination: null,
        sync: {
          source_sync_frequency: 'soon',
          destination_sync_cron: '* * *',
          maintenance_window: '25:00-26:00',
          persist_deleted_rows: 'yes',
          current_sync_mode: '',
        },
        tables: [
          { table: 'orders', selected: 'on' },
          { table: 'orders', selected: true, excluded: [1] },
          'refunds',
        ],
      },
    };
    expect(readPipelineFile(JSON.stringify(wrong))).toEqual({
      state: 'refused',
      message: 'Some of its values cannot be used. Correct them, then choose the file again.',
      faults: [
        'pipeline.name: It must be a text.',
        'pipeline.source.id: It must be a whole number.',
        'pipeline.destination: It must be an object.',
        'pipeline.sync.source_sync_frequency: It must be a number of milliseconds.',
        'pipeline.sync.destination_sync_cron: It must be a cron expression with five parts, or null.',
        'pipeline.sync.maintenance_window: It must be two times such as 02:00-04:00, or an empty text.',
        'pipeline.sync.persist_deleted_rows: It must be true or false.',
        'pipeline.sync.current_sync_mode: It must be a text.',
        'pipeline.tables[0].selected: It must be true or false.',
        'pipeline.tables[1].table: “orders” is in the list twice.',
        'pipeline.tables[1].excluded: It must be a list of texts.',
        'pipeline.tables[2]: It must be an object.',
      ],
      faultCount: 12,
    });
  });

  it('with a private key in a setting is refused', () => {
    const key = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----';
    expect(readPipelineFile(withPart(['pipeline', 'sync', 'current_sync_mode'], key)).state).toBe('refused');
  });

  it('has its unknown fields left out and named, each once', () => {
    const wire: unknown = parseJson(textOf(orders));
    const pipeline = isWireObject(wire) && isWireObject(wire['pipeline']) ? wire['pipeline'] : {};
    const text = JSON.stringify({
      ...Object(wire),
      comment: 'mine',
      pipeline: {
        ...pipeline,
        colour: 'red',
        tables: ['a', 'b'].map((table) => ({ table, selected: true, 'ta\u202Egs': [] })),
      },
    }).replace('"colour"', '"__proto__": {"name": "Evil"}, "colour"');
    const { file, ignored, ignoredCount } = fileIn(text);
    expect(file.name).toBe('Orders');
    expect(ignored).toEqual([
      'file.comment',
      'pipeline.__proto__',
      'pipeline.colour',
      'pipeline.tables[].ta[U+202E]gs',
    ]);
    expect(ignoredCount).toBe(4);
  });

  it('is not read if it is too large, and reads 5,000 tables with one pass', () => {
    expect(readPipelineFile(' '.repeat(pipelineFileLimit + 1))).toMatchObject({
      message: 'It is larger than 10 MB. A file with the settings of a pipeline is smaller.',
    });
    const many = Array.from({ length: 5_000 }, (_, at) => ({
      table: `public.table_${at}`,
      isSelected: at % 3 > 0,
      excluded: [`column_${at}`],
      customPrimaryKeys: [],
    }));
    const text = textOf({ ...orders, syncMappings: many });
    expect(fileIn(text).file.tables).toHaveLength(5_000);
    // Only the first faults are named, so that the page does not grow with the file.
    const broken = text.replaceAll('"selected": true', '"selected": 1');
    expect(readPipelineFile(broken)).toMatchObject({ faultCount: 3_333, faults: { length: 20 } });
  });
});

describe('the settings of a file', () => {
  it('are compared with those of a pipeline, in words', () => {
    const { file } = fileIn(textOf({ ...orders, sourceSyncFrequency: 900_000 }));
    expect(planSettings(file.sync, orders)).toEqual({
      changes: [
        {
          path: 'source_sync_frequency',
          label: 'Source frequency',
          before: 'every hour',
          after: 'every 15 minutes',
        },
      ],
      settings: { sourceSyncFrequency: 900_000 },
    });
  });

  it('change nothing once they are applied', () => {
    fc.assert(
      fc.property(aPipeline, aPipeline, (from, to) => {
        const { file } = fileIn(textOf(from));
        const { settings } = planSettings(file.sync, to);
        const applied = { ...to, ...settings };
        expect(planSettings(file.sync, applied).changes).toEqual([]);
        // What the file does not say keeps its value.
        expect(JSON.parse(textOf(applied)).pipeline.sync).toMatchObject(
          JSON.parse(textOf(from)).pipeline.sync,
        );
      }),
    );
  });
});

describe('the connector that a file names', () => {
  const shop = { id: 3, name: 'Shop', type: 'postgres' };

  it('has the same type and name. The id only decides between several', () => {
    const others = [
      { id: 3, name: 'Other', type: 'postgres' },
      { id: 4, name: 'Shop', type: 'mysql' },
      { id: 5, name: ' shop ', type: 'postgres' },
    ];
    expect(matchConnector(shop, others)?.id).toBe(5);
    expect(matchConnector(shop, [...others, { ...shop, id: 9 }, shop])?.id).toBe(3);
    expect(matchConnector(shop, others.slice(0, 2))).toBeUndefined();
    expect(matchConnector(undefined, others)).toBeUndefined();
  });
});
