import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherValue } from '../schema/changes.test.data.ts';
import { fits } from '../schema/fit.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import type { OpenApiFile } from '../schema/openApiFile.ts';
import { compareFiles, differenceText } from './diff.ts';

const file: OpenApiFile = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));

/** The file with changes to one call or schema. */
const edited = (
  edit: (copy: {
    paths: Record<string, Record<string, Edited>>;
    components: { schemas: Record<string, Edited> };
  }) => void,
): OpenApiFile => {
  const copy = structuredClone(file);
  // The type of a file is read-only; this copy belongs to the test.
  edit(copy as never);
  return copy;
};
/** A part of the file that a test writes to. */
interface Edited {
  properties: Record<string, object>;
  required: string[];
  parameters: object[];
  security: object[];
  'x-time-limit-ms': number;
  summary: string;
}

const pipelines = '/api/v1/pipeline/';
const at = (
  copy: { paths: Record<string, Record<string, Edited>> },
  path: string,
  method: string,
): Edited => {
  const found = copy.paths[path]?.[method];
  if (!found) throw new Error('There is no such call.');
  return found;
};
const schemaOf = (copy: { components: { schemas: Record<string, Edited> } }, name: string): Edited => {
  const found = copy.components.schemas[name];
  if (!found) throw new Error('There is no such schema.');
  return found;
};

describe('a difference', () => {
  it('is none between equal files', () => {
    expect(compareFiles(file, structuredClone(file))).toEqual({ level: undefined, changes: [] });
    expect(differenceText(compareFiles(file, file))).toBe('The files say the same.\n');
  });

  it.each<[string, string, string, OpenApiFile]>([
    [
      'a field becomes required',
      'major',
      'getPipeline',
      edited((copy) => schemaOf(copy, 'PipelineDetail').required.push('region')),
    ],
    [
      'a field has another type',
      'major',
      'getTunnel',
      edited((copy) => (schemaOf(copy, 'Tunnel').properties['name'] = { type: 'integer' })),
    ],
    [
      'a field may be missing',
      'minor',
      'getTunnel',
      edited((copy) => (schemaOf(copy, 'Tunnel').required = ['id', 'type'])),
    ],
    [
      'an assumed field is read',
      'minor',
      'getTunnel',
      edited(
        (copy) => (schemaOf(copy, 'Tunnel').properties['color'] = { type: 'string', 'x-assumed': true }),
      ),
    ],
    [
      'a parameter is sent',
      'minor',
      'listPipelines',
      edited((copy) => at(copy, pipelines, 'get').parameters.push({ name: 'q', in: 'query', schema: {} })),
    ],
    [
      'a call is public',
      'major',
      'listPipelines',
      edited((copy) => (at(copy, pipelines, 'get').security = [])),
    ],
    [
      'an answer must be faster',
      'major',
      'listPipelines',
      edited((copy) => (at(copy, pipelines, 'get')['x-time-limit-ms'] = 5_000)),
    ],
    [
      'an answer may be slower',
      'patch',
      'listPipelines',
      edited((copy) => (at(copy, pipelines, 'get')['x-time-limit-ms'] = 20_000)),
    ],
    ['a call goes', 'minor', 'createPipeline', edited((copy) => delete copy.paths[pipelines]?.['post'])],
  ])('%s: %s', (_, level, call, after) => {
    const difference = compareFiles(file, after);
    expect(difference.level).toBe(level);
    expect(difference.changes.map((change) => change.call)).toContain(call);
    expect(difference.changes.every(({ screens }) => screens.length > 0)).toBe(true);
    expect(differenceText(difference)).toContain(`The difference is ${level}.`);
  });

  it('says nothing of words', () => {
    const after = edited((copy) => (at(copy, pipelines, 'get').summary = 'Other words'));
    expect(compareFiles(file, after).level).toBeUndefined();
  });

  it('is major if a known screen needs a call that is new', () => {
    const before = edited((copy) => delete copy.paths[pipelines]?.['get']);
    expect(compareFiles(before, file)).toMatchObject({
      level: 'major',
      changes: [{ call: 'listPipelines' }],
    });
  });
});

const oneCall = (schema: JsonSchema): OpenApiFile => ({
  ...file,
  'x-screens': [],
  paths: {
    '/a/': {
      get: {
        operationId: 'read',
        summary: 'Read',
        tags: [],
        security: [],
        responses: { '200': { content: { 'application/json': { schema } } } },
        'x-kind': 'detail',
        'x-time-limit-ms': 1,
      },
    },
  },
});

/** Small schemas with few words, so that two of them often have to do with each other. */
const { schema: smallSchema } = fc.letrec<{ leaf: JsonSchema; inner: JsonSchema; schema: JsonSchema }>(
  (tie) => ({
    leaf: fc.constantFrom<JsonSchema>(
      {},
      { type: 'string' },
      { type: ['string', 'null'] },
      { type: 'string', enum: ['x!', ''] },
      { type: 'string', enum: ['x!'] },
      { type: 'string', pattern: '^x' },
      { type: 'string', minLength: 1 },
      { type: 'integer' },
      { type: 'number' },
      { type: 'integer', minimum: 0 },
      { type: 'number', minimum: 1, maximum: 5 },
      { type: 'boolean' },
      { type: 'string', 'x-assumed': true },
      { type: 'integer', 'x-tolerated': true },
      { anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^x' }] },
    ),
    inner: fc.oneof({ maxDepth: 3 }, { weight: 2, arbitrary: tie('leaf') }, tie('schema')),
    schema: fc.oneof(
      fc.record({
        type: fc.constant('object' as const),
        properties: fc.dictionary(fc.constantFrom('id', 'a'), tie('inner'), { maxKeys: 2 }),
        required: fc.subarray(['id', 'a']),
      }),
      fc.record({ type: fc.constant('object' as const), additionalProperties: tie('inner') }),
      fc.record({ type: fc.constant('array' as const), items: tie('inner') }),
      fc.record({
        type: fc.constant('array' as const),
        items: tie('inner'),
        minItems: fc.constantFrom(0, 1),
      }),
      fc.record({
        type: fc.constant('array' as const),
        prefixItems: fc.array(tie('inner'), { maxLength: 2 }),
      }),
      fc.array(tie('inner'), { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
      tie('leaf'),
    ),
  }),
);

const smallValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    { weight: 3, arbitrary: otherValue.filter((each) => each !== undefined) },
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('id', 'a', 'b'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

const words: readonly (keyof JsonSchema)[] = [
  'type',
  'required',
  'enum',
  'pattern',
  'minimum',
  'items',
  'minItems',
];
/** A schema, and the same with one word less, or another one. */
const pair = fc.oneof(
  fc.tuple(smallSchema, smallSchema),
  fc.tuple(smallSchema, fc.constantFrom(...words)).map(([schema, word]) => {
    const { [word]: _removed, ...rest } = schema;
    return [schema, rest] as [JsonSchema, JsonSchema];
  }),
  fc
    .tuple(
      smallSchema,
      fc.constantFrom('id', 'a'),
      fc.constantFrom<JsonSchema>({ type: 'string' }, { type: 'integer' }),
    )
    .map(([schema, key, part]) => {
      const more = { ...schema, properties: { ...schema.properties, [key]: part } };
      return [schema, more] as [JsonSchema, JsonSchema];
    }),
);

it('of less than major leaves every answer that fitted fitting', () => {
  const seen = { less: 0, major: 0 };
  fc.assert(
    fc.property(
      pair,
      fc.boolean(),
      fc.array(smallValue, { minLength: 10, maxLength: 10 }),
      (both, isBackwards, values) => {
        const [was, is] = isBackwards ? both.toReversed() : both;
        if (!was || !is) return;
        const { level } = compareFiles(oneCall(was), oneCall(is));
        seen[level === 'major' ? 'major' : 'less'] += 1;
        if (level === 'major') return;
        const fitting = values.filter((value) => fits(was, value, {}));
        expect(fitting.filter((value) => !fits(is, value, {}))).toEqual([]);
      },
    ),
    { numRuns: 5_000 },
  );
  expect(Math.min(seen.less, seen.major)).toBeGreaterThan(500);
});
