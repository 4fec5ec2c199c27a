import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { decodeSchemaText } from './decodeSchemaText.ts';
import { perform } from '../interpret.ts';
import { jsonMembers } from './jsonMembers.ts';
import { getSchemaCollections } from './schema.ts';
import { toId } from '../../domain/entities/id.ts';

const column = { column_name: 'column "one" \\', data_type: 'string', is_nullable: 'NO' };
const schemaOf = (tables: number, columns = 3) => ({
  collections: Object.fromEntries(
    Array.from({ length: tables }, (_, index) => [
      `public.table_${index}`,
      { columns: Array.from({ length: columns }, () => column) },
    ]),
  ),
  read_at: '2026-11-20T09:00:00Z',
});

/** A clock that advances by one millisecond per reading. */
function slowMachine() {
  let time = 0;
  let pauses = 0;
  const slicing = { now: () => (time += 1), pause: async () => void (pauses += 1) };
  return { slicing, pauses: () => pauses };
}

describe('the members of a JSON object', () => {
  it('equal the members that JSON.parse finds, for any formatting', () => {
    const value = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(value, fc.nat({ max: 3 }), (object, indent) => {
        const text = JSON.stringify(object, undefined, indent);
        const read = Array.from(jsonMembers(text), ({ key, start, end }) => [
          key,
          JSON.parse(text.slice(start, end)),
        ]);
        expect(read).toEqual(Object.entries(JSON.parse(text)).map(([key, member]) => [key, member]));
      }),
    );
  });

  it('end at the end of the text, for every place of the cut', async () => {
    const text = JSON.stringify(schemaOf(2, 1));
    for (let length = 0; length < text.length; length += 1) {
      await expect(decodeSchemaText(text.slice(0, length))).rejects.toBeInstanceOf(Error);
    }
  });
});

describe('a schema read from its text', () => {
  it('equals the schema that is read in one piece', async () => {
    const wire = { ...schemaOf(20), other: [1, { a: '}' }], read_at: null };
    Object.assign(wire.collections, { broken: { columns: null }, 'public.empty': { columns: [] } });
    expect(await decodeSchemaText(JSON.stringify(wire, undefined, 2))).toEqual(
      v.parse(getSchemaCollections.response, wire),
    );
  });

  it('keeps the last of two tables with the same name, as JSON.parse does', async () => {
    const text = `{"collections":{"a":{"columns":[]},"a":{"columns":[${JSON.stringify(column)}]}}}`;
    expect(await decodeSchemaText(text)).toEqual(v.parse(getSchemaCollections.response, JSON.parse(text)));
  });

  it('yields to the page repeatedly', async () => {
    const { slicing, pauses } = slowMachine();
    await decodeSchemaText(JSON.stringify(schemaOf(800)), slicing);
    expect(pauses()).toBeGreaterThanOrEqual(80);
  });

  it('is invalid without collections', async () => {
    for (const text of ['', '[]', '{}', '{"collections":[]}', '<html>', 'null']) {
      await expect(decodeSchemaText(text)).rejects.toBeInstanceOf(Error);
    }
  });
});

it('reads a large answer in slices, and reports a broken one like any other', async () => {
  const text = JSON.stringify(schemaOf(3_000));
  expect(text.length).toBeGreaterThan(500_000);
  const read = (body: string) =>
    perform(async () => new Response(body), { call: getSchemaCollections, args: { id: toId<'source'>(1) } });
  expect((await read(text)).collections).toHaveLength(3_000);
  await expect(read(text.slice(0, -1))).rejects.toMatchObject({ problem: { kind: 'json' } });
  await expect(read(`{"other":${text}}`)).rejects.toMatchObject({ problem: { kind: 'schema' } });
});
