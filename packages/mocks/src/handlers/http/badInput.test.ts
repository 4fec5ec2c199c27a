import type { Call } from '@millrace/ui/contract';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FieldRefusal } from '../../service/core/refusal.ts';
import { addressOf, bodyOf, documented, type Documented } from '../everyCall/contract.test.data.ts';
import { largestBody } from './readInput.ts';
import { openWatched } from '../everyCall/untouched.test.data.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const deep = 100_000;
const forbiddenNames = ['__proto__', 'constructor', 'prototype'];
const tooMuch = new Blob([new Uint8Array(largestBody + 1)]);

const ofType = (type: string) => ({ headers: { 'Content-Type': type } });
const typeOf = (call: Call) => ofType(call.bodyEncoding === 'json' ? json : form);
const bytes = (...parts: readonly (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

const admin = 'admin@acme.example';
const askerOf = ({ sample: { as = admin } }: Documented) => as;
const withBody = documented.filter(({ call }) => call.body);
const withJson = withBody.filter(({ call }) => call.bodyEncoding === 'json');
const withQuery = documented.filter(({ call }) => Object.keys(call.query).length > 0);

/** A body that is refused before its content is checked. */
const malformed: readonly (readonly [what: string, status: number, init: RequestInit])[] = [
  ['nothing', 400, ofType(json)],
  ['no JSON', 400, { body: '{"name": ' }],
  ['JSON after a byte order mark', 400, { body: bytes('\uFEFF{}'), ...ofType(json) }],
  ['bytes that are no UTF-8', 400, { body: bytes('{"name":"', [0xff, 0xfe], '"}'), ...ofType(json) }],
  ['UTF-16', 415, { body: '{}', ...ofType(`${json}; charset=utf-16`) }],
  ['JSON under no name', 415, { body: bytes('{}') }],
  ['JSON under the name of text', 415, { body: '{}', ...ofType('text/plain') }],
  ['a form', 415, { body: new URLSearchParams({ name: 'x' }) }],
  ['a form with files', 415, { body: new FormData() }],
  [
    'a body declared as compressed',
    415,
    { body: '{}', headers: { 'Content-Type': json, 'Content-Encoding': 'gzip' } },
  ],
  ['100,000 lists in one another', 422, { body: `${'['.repeat(deep)}${']'.repeat(deep)}` }],
  ['100,000 objects in one another', 422, { body: `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}` }],
  ['a list', 422, { body: '[]' }],
  ['a text', 422, { body: '"text"' }],
  ['a number', 422, { body: '1e309' }],
  ['null', 422, { body: 'null' }],
];

describe.each(withJson)('$name', (asked) => {
  it('refuses an invalid body', async () => {
    const { send } = openWatched(askerOf(asked), 'newAccount');
    for (const [what, status, init] of malformed) {
      const answer = await send(asked, init);
      expect({ what, ...answer }).toMatchObject({ what, status, faults: [] });
    }
  });

  it('refuses prototype names at any depth', async () => {
    const { send } = openWatched(askerOf(asked), 'newAccount');
    const whole = JSON.stringify({ ...asked.sample.body, config: 0, config_: 0 });
    for (const name of forbiddenNames) {
      const polluted = [
        whole.replace('"config_":0', `"${name}":{"isAdmin":true}`),
        whole.replace('"config":0', `"config":{"static":[{"${name}":{"isAdmin":true}}]}`),
      ];
      for (const body of polluted) {
        expect(await send(asked, { body })).toMatchObject({ status: 422, faults: [] });
      }
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

/** Values of every type. A value that the field's schema accepts is not an error. */
const values: readonly unknown[] = [{}, [], true, -1, 1e308, 'x', null, [null], { length: 1 }];
const nullCharacter = 'null \0 character';
/** A form cannot encode half a surrogate pair. */
const unkeepable = {
  json: [nullCharacter, 'half a pair \uD800', '\uDC00\uD83D'].flatMap((text) => [
    text,
    { inside: [text] },
    { [text]: 1 },
  ]),
  form: [nullCharacter],
};

type NamedValues = v.RecordSchema<v.PicklistSchema<readonly string[], undefined>, v.GenericSchema, undefined>;

/** The fields of a body, each with its own schema or all with the same. */
const fieldsOf = ({ body }: Call): readonly (readonly [string, v.GenericSchema])[] => {
  if (body?.type === 'record') {
    const { key, value } = body as NamedValues;
    return key.options.map((name) => [name, value]);
  }
  return body && 'entries' in body ? Object.entries(body.entries as Record<string, v.GenericSchema>) : [];
};

const refusedAt = (text: string): unknown => JSON.parse(text).detail[0].loc[0];

describe.each(withBody)('$name', (asked) => {
  const { call, sample } = asked;
  const asSent = (value: unknown) => (call.bodyEncoding === 'json' ? value : String(value).toWellFormed());
  const inPlaceOf = (field: string, value: unknown) =>
    bodyOf(call, { ...sample.body, [field]: asSent(value) });

  let watched: ReturnType<typeof openWatched>;
  beforeAll(() => {
    watched = openWatched(askerOf(asked));
  });

  it.each(fieldsOf(call))('refuses a wrong type in %s', async (field, schema) => {
    const { send } = watched;
    const isWrong = (value: unknown) => !v.is(schema, asSent(value));
    for (const value of values.filter(isWrong)) {
      const { status, text, faults } = await send(asked, inPlaceOf(field, value));
      expect({ value, status, faults }).toEqual({ value, status: 422, faults: [] });
      expect(refusedAt(text)).toBe(field);
    }
    for (const value of values.filter((each) => !isWrong(each))) {
      const { faults } = await send(asked, inPlaceOf(field, value));
      expect({ value, faults }).toEqual({ value, faults: [] });
    }
  });

  it.each(fieldsOf(call))('refuses text in %s that cannot be stored', async (field) => {
    const { send } = watched;
    for (const value of unkeepable[call.bodyEncoding]) {
      const { status, text, faults } = await send(asked, inPlaceOf(field, value));
      expect({ value, status, faults }).toEqual({ value, status: 422, faults: [] });
      expect(refusedAt(text)).toBe(field);
    }
  });
});

describe.each(withQuery)('$name', (asked) => {
  const path = addressOf(asked.call, { at: asked.sample.at });

  let watched: ReturnType<typeof openWatched>;
  beforeAll(() => {
    watched = openWatched(askerOf(asked));
  });

  it.each(Object.entries(asked.call.query))('reads %s once, with its own type', async (name, schema) => {
    const { send } = watched;
    const wrong = ['-1', '0', '1.5', '1e309', '٣', 'abc', '%00', ''].filter(
      (value) => value === '%00' || !v.is(schema, value),
    );
    for (const query of [...wrong.map((value) => `${name}=${value}`), `${name}=1&${name}=1`]) {
      const { status, text, faults } = await send(asked, {}, `${path}?${query}`);
      expect({ query, status, faults }).toEqual({ query, status: 422, faults: [] });
      expect(JSON.parse(text).detail[0].loc).toEqual(['query', name]);
    }
  });

  it('refuses prototype names, and handles nonsense and long values', async () => {
    const { send } = watched;
    for (const name of forbiddenNames) {
      expect(await send(asked, {}, `${path}?${name}=1`)).toMatchObject({ status: 422, faults: [] });
    }
    for (const query of ['&&==&', '%', '%FF=%FE', 'a[]=1&a[__proto__]=2', `z=${'y'.repeat(100_000)}`]) {
      expect(await send(asked, {}, `${path}?${query}`)).toMatchObject({ faults: [] });
    }
  });
});

/** Properties of every plain object: a lookup with a request's word must not find them. */
const inheritedWords = ['__proto__', '-__proto__', 'constructor', 'hasOwnProperty', '-toString', 'valueOf'];

it.each(documented.filter(({ call }) => Object.keys({ ...call.query, ...call.params }).length > 0))(
  '$name finds nothing under names that every object has',
  async (asked) => {
    const { send } = openWatched(askerOf(asked));
    const { call, sample } = asked;
    const at = sample.at ?? {};
    for (const word of inheritedWords) {
      const addresses = [
        ...Object.keys(call.query).map((name) => `${addressOf(call, { at })}?${name}=${word}`),
        ...Object.keys(call.params).map((name) => addressOf(call, { at: { ...at, [name]: word } })),
      ];
      for (const address of addresses) {
        const { faults } = await send(asked, bodyOf(call, sample.body), address);
        expect({ address, faults }).toEqual({ address, faults: [] });
      }
    }
  },
);

it.each(documented.filter(({ call }) => call.method === 'PATCH'))(
  '$name refuses fields that cannot be changed',
  async (asked) => {
    const { send } = openWatched(askerOf(asked));
    const answered = await send(asked, bodyOf(asked.call, { ...asked.sample.body, id: 7, created_at: null }));
    expect(answered).toMatchObject({ status: 422, faults: [] });
    expect(JSON.parse(answered.text).detail.map(({ loc }: { loc: string[] }) => loc)).toEqual(
      expect.arrayContaining([['id'], ['created_at']]),
    );
  },
);

it('reports a field that cannot be changed once', async () => {
  const { browser } = openWatched(admin, 'newAccount');
  const refused = await browser.patch('/api/v1/user/me/', { is_active: false });
  expect(await refused.json()).toEqual({
    detail: [{ loc: ['is_active'], msg: 'This field cannot be changed here.', type: 'value_error.extra' }],
  });
});

it('names the expected value like every other refusal', async () => {
  const { browser } = openWatched(admin, 'newAccount');
  const refused = await browser.post('/api/v1/metric/', {
    name: 5,
    data_store_type: 'tunnel',
    data_store_id: 1,
    metric_type: 'row_count',
    table_name: 'orders',
    where_conditions: 'none',
    threshold: { type: 'constant', range: ['a', 5] },
  });
  const { detail } = await refused.json();
  expect(Object.fromEntries(detail.map(({ loc, type }: FieldRefusal) => [loc.join('.'), type]))).toEqual({
    name: 'type_error.str',
    data_store_type: 'value_error.enum',
    where_conditions: 'type_error.list',
    'threshold.range.0': 'type_error.number',
  });
  expect(await (await browser.get('/api/v1/pipeline/?page=0')).json()).toEqual({
    detail: [{ loc: ['query', 'page'], msg: 'Enter 1 or more.', type: 'value_error.number.not_ge' }],
  });
});

it.each(documented.filter(({ call }) => call.method !== 'GET'))(
  '$name refuses a body that is too large',
  async (asked) => {
    const { send } = openWatched(askerOf(asked), 'newAccount');
    expect(await send(asked, { body: tooMuch, ...typeOf(asked.call) })).toMatchObject({
      status: 413,
      faults: [],
    });
  },
);
