import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../export/openApi.ts';
import { changed, otherValue, placesIn } from './changes.test.data.ts';
import { formats } from './formats.ts';
import { fits, observe } from './fit.ts';
import { kindOf } from './kindOf.ts';
import { answerSchema, callsOf, type OpenApiFile } from './openApiFile.ts';
import type { Named } from './jsonSchema.ts';

const file: OpenApiFile = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));
const named = file.components.schemas;

const ajv = new Ajv({ strict: false, formats: { ...formats } });
ajv.addSchema({ $id: 'https://a.example/file', components: file.components });
const compile = (schema: object) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"https://a.example/file#/')));

/** Calls with an example of their answer. */
const examples = callsOf(file).flatMap(({ name, operation }) => {
  const schema = answerSchema(operation);
  const example = Object.values(operation.responses).flatMap(({ content }) =>
    Object.values(content ?? {}).map((media) => media.example),
  )[0];
  const decoder = calls.find((call) => call.name === name)?.response;
  return schema && decoder && example !== undefined
    ? [{ name, schema, decoder, example, isValid: compile(schema) }]
    : [];
});

/** An example with up to three changes. It is named, so that a failure prints no schema. */
const answer = fc
  .nat(examples.length - 1)
  .chain((index) =>
    fc
      .array(fc.tuple(fc.constantFrom(...placesIn(examples[index]?.example)), otherValue), { maxLength: 3 })
      .map((changes) => ({
        name: examples[index]?.name,
        value: changes.reduce<unknown>(
          (value, [place, to]) => changed(value, place, to),
          examples[index]?.example,
        ),
      })),
  )
  .filter(({ value }) => value !== undefined);

const exampleOf = (wanted: string | undefined) => {
  const found = examples.find(({ name }) => name === wanted);
  if (!found) throw new Error('There is no such example.');
  return found;
};

/** Values that JavaScript takes for another kind: the date `12`, and a list as an object without fields. */
const isTakenAnyway = (expected: string, came: string): boolean =>
  (expected.includes('date-time') && came.startsWith('digits')) ||
  (expected.includes('object') && came.startsWith('list'));

describe('an answer', () => {
  it('breaks by the file exactly if the console cannot decode it', () => {
    expect(examples.length).toBeGreaterThan(70);
    fc.assert(
      fc.property(answer, ({ name, value }) => {
        const { schema, decoder } = exampleOf(name);
        const decoded = v.safeParse(decoder, value);
        // Between fields: `verify` checks it apart.
        fc.pre(!decoded.issues?.some(({ message }) => message === 'rows are missing'));
        const breaks = observe(schema, value, named).filter(({ effect }) => effect === 'breaks');
        fc.pre(!breaks.some(({ expected, came }) => isTakenAnyway(expected, came)));
        expect({ isRead: decoded.success, breaks }).toEqual({
          isRead: breaks.length === 0,
          breaks: expect.any(Array),
        });
      }),
      { numRuns: 3_000 },
    );
  });

  it('has no remark but absence exactly if another validator accepts it', () => {
    fc.assert(
      fc.property(answer, ({ name, value }) => {
        const { schema, isValid } = exampleOf(name);
        const remarks = observe(schema, value, named).filter(
          ({ effect }) => !['present', 'absent', 'omitted'].includes(effect),
        );
        expect(remarks.length === 0).toBe(isValid(value));
      }),
      { numRuns: 3_000 },
    );
  });

  it('is described by places and kinds only', () => {
    fc.assert(
      fc.property(answer, ({ name, value }) => {
        const texts = new Set(observe(exampleOf(name).schema, value, named).map(({ came }) => came));
        for (const text of texts) expect(text).toMatch(/^(?:[a-z-]+ ?){1,2}(?:\(\d+ [a-z]+\))?$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a remark', () => {
  const own: Named = {
    Row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        last: { type: ['string', 'null'], 'x-assumed': true, 'x-shown-in': 'Rows: last' },
      },
      required: ['id'],
    },
  };
  const row = { $ref: '#/components/schemas/Row' };
  const list = { type: 'array' as const, items: { ...row, 'x-tolerated': true as const } };

  it('points to the place', () => {
    expect(observe(row, { last: 3 }, own)).toEqual([
      { pointer: '/id', effect: 'breaks', expected: 'integer', came: 'nothing' },
      {
        pointer: '/last',
        effect: 'mistyped',
        expected: 'text or null',
        came: 'integer',
        shownIn: 'Rows: last',
      },
    ]);
    expect(observe(list, [{ id: 1, last: 'a' }, { id: 'x' }], own)).toEqual([
      {
        pointer: '/0/last',
        effect: 'present',
        expected: 'text or null',
        came: 'text (1 character)',
        shownIn: 'Rows: last',
      },
      {
        pointer: '/1/last',
        effect: 'absent',
        expected: 'text or null',
        came: 'nothing',
        shownIn: 'Rows: last',
      },
      { pointer: '/1/id', effect: 'drops', expected: 'integer', came: 'text (1 character)' },
    ]);
    expect(fits(list, [{ id: 'x' }], own)).toBe(true);
    expect(fits(row, { id: 'x' }, own)).toBe(false);
  });

  it.each([
    ['12', 'digits (2 characters)'],
    ['2026-03-04T10:00:00Z', 'date-time (20 characters)'],
    ['2026-03-04', 'date (10 characters)'],
    [' <html>', 'markup (7 characters)'],
    ['secret', 'text (6 characters)'],
    [-1, 'negative integer'],
    [0.5, 'number'],
    [[1], 'list (1 item)'],
    [{}, 'object (0 fields)'],
    [null, 'null'],
    [undefined, 'nothing'],
  ])('names the kind of %j', (value, kind) => expect(kindOf(value)).toBe(kind));
});
