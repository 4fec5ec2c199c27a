import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { describeProblem, type FieldError, type Problem } from '../domain/outcome/problem.ts';
import { textLimit } from '../domain/text/boundedText.ts';
import { readErrorBody } from './errorBody.ts';

const read = (body: unknown) => readErrorBody(body, undefined);
const at = (path: string, message: string): FieldError => ({
  location: path.split('.').filter(Boolean),
  message,
});

describe('A refusal', () => {
  test.each<readonly [form: string, body: unknown, detail: string]>([
    ['a sentence under `detail`', { detail: 'No.' }, 'No.'],
    ['a list under `detail`', { detail: ['No.', 'Never.'] }, 'No. Never.'],
    ['a plain string', 'No.', 'No.'],
    ['a plain list', ['No.', 'Never.'], 'No. Never.'],
    ['`message`', { message: 'No.' }, 'No.'],
    ['`error`', { error: 'No.' }, 'No.'],
    ['an object under `error`', { error: { code: 7, message: 'No.' } }, 'No.'],
    ['`errors`', { errors: ['No.', 'Never.'] }, 'No. Never.'],
    ['objects under `errors`', { success: false, errors: [{ code: 1020, message: 'No.' }] }, 'No.'],
    ['a sentence and its code', { detail: 'No.', code: 'not_authenticated' }, 'No.'],
    [
      'OAuth 2.0',
      { error: 'invalid_grant', error_description: 'The code has expired.' },
      'The code has expired.',
    ],
    [
      'Spring',
      {
        timestamp: '2026-03-04T10:00:00Z',
        status: 400,
        error: 'Bad Request',
        message: 'No.',
        path: '/api/v1/hook/',
      },
      'No.',
    ],
    ['NestJS', { statusCode: 400, message: ['No.', 'Never.'], error: 'Bad Request' }, 'No. Never.'],
    [
      'problem details (RFC 9457)',
      { type: 'https://example.com/quota', title: 'Forbidden', status: 403, detail: 'No.', instance: '/a/1' },
      'No.',
    ],
    [
      'problem details without a detail',
      { type: 'about:blank', title: 'Forbidden', status: 403 },
      'Forbidden',
    ],
  ])('as %s', (_, body, detail) => {
    expect(read(body)).toEqual({ detail });
  });

  test.each<readonly [form: string, body: unknown, errors: readonly FieldError[]]>([
    ['lists by field', { name: ['In use.', 'Too short.'] }, [at('name', 'In use. Too short.')]],
    ['a text by field', { name: 'In use.' }, [at('name', 'In use.')]],
    ['nested objects', { config: { host: ['Unknown.'] } }, [at('config.host', 'Unknown.')]],
    [
      'a list of objects, one for each item',
      { sync_mappings: [{}, { table: ['Unknown.'] }] },
      [at('sync_mappings.1.table', 'Unknown.')],
    ],
    ['items by their index', { selected_events: { 2: ['Unknown.'] } }, [at('selected_events.2', 'Unknown.')]],
    ['fields under `detail`', { detail: { name: ['In use.'] } }, [at('name', 'In use.')]],
    [
      'fields under `errors`',
      { errors: { config: { host: ['Unknown.'] } } },
      [at('config.host', 'Unknown.')],
    ],
    ['fields under `error`', { error: { name: ['In use.'] } }, [at('name', 'In use.')]],
    ['messages with a code', { name: [{ message: 'In use.', code: 'unique' }] }, [at('name', 'In use.')]],
    [
      'places (spec §8)',
      { detail: [{ loc: ['body', 'config', 0, 'host'], msg: 'Unknown.', type: 'value_error' }] },
      [at('body.config.0.host', 'Unknown.')],
    ],
    [
      'named fields',
      { errors: [{ field: 'config.host', message: 'Unknown.' }] },
      [at('config.host', 'Unknown.')],
    ],
    [
      'express-validator',
      { errors: [{ type: 'field', msg: 'Unknown.', path: 'host' }] },
      [at('host', 'Unknown.')],
    ],
    [
      'Zod',
      { error: [{ code: 'custom', path: ['config', 'host'], message: 'No.' }] },
      [at('config.host', 'No.')],
    ],
    [
      'JSON:API',
      {
        errors: [
          { status: '422', title: 'Invalid', detail: 'No.', source: { pointer: '/data/attributes/name' } },
        ],
      },
      [at('name', 'No.')],
    ],
    [
      'problem details with pointers',
      { title: 'Invalid.', errors: [{ detail: 'Unknown.', pointer: '#/config/host' }] },
      [at('config.host', 'Unknown.')],
    ],
    [
      'problem details with parameters',
      {
        type: 'https://example.net/invalid',
        title: 'Invalid.',
        'invalid-params': [{ name: 'age', reason: 'No.' }],
      },
      [at('age', 'No.')],
    ],
    ['what Django calls a non-field error', { non_field_errors: ['No.'] }, [at('', 'No.')]],
    [
      'the same beside fields',
      { non_field_errors: ['No.'], name: ['In use.'] },
      [at('', 'No.'), at('name', 'In use.')],
    ],
    ['the same of a part', { config: { __all__: ['No.'] } }, [at('config', 'No.')]],
  ])('of fields, as %s', (_, body, fieldErrors) => {
    const found = read(body);
    expect(found).toEqual({ fieldErrors, said: expect.any(String) });
    expect(found.said).toContain(fieldErrors[0]?.message);
  });

  test('of fields keeps the sentence about all of them, and shows it above them', () => {
    const body = { message: 'The data was invalid.', errors: { email: ['In use.'] } };
    expect(read(body)).toEqual({
      detail: 'The data was invalid.',
      fieldErrors: [at('', 'The data was invalid.'), at('email', 'In use.')],
    });
  });

  test.each([
    [{}],
    [[]],
    [null],
    [undefined],
    [42],
    [true],
    [''],
    [' '],
    [{ detail: null }],
    [{ detail: [] }],
    [{ detail: {} }],
    [{ success: false, code: 7 }],
    ['<!doctype html><p>Blocked</p>'],
    [{ detail: '<html><body>Bad gateway</body></html>' }],
    [{ error: { message: ' <?xml version="1.0"?><Error/>' } }],
  ])('without a readable text says nothing: %j', (body) => {
    expect(read(body)).toEqual({});
  });

  test('keeps a template in angle brackets', () => {
    expect(read({ account: ['Enter <account>.<region>.'] }).fieldErrors?.[0]?.message).toContain('<account>');
  });
});

/** A body in a usual form, and what it says. */
interface Told {
  readonly body: unknown;
  readonly messages: readonly string[];
}
const word = fc.constantFrom(
  'Unknown host',
  'In use',
  'Too short',
  'Not allowed',
  'Запрещено',
  '使用中',
  'x'.repeat(300),
);
const sentence = fc
  .tuple(word, fc.nat({ max: 9_999 }))
  .map(([text, number]): Told => ({ body: `${text} ${number}.`, messages: [`${text} ${number}.`] }));
const noise = fc.constantFrom(
  null,
  true,
  7,
  '',
  [],
  {},
  '<html><body>Proxy</body></html>',
  '<!-- x -->',
  '</p>',
);
const field = fc.constantFrom(
  'name',
  'config',
  'host',
  'sync_mappings',
  'type',
  'status',
  'code',
  '0',
  'ключ',
);
const wrap =
  (tell: (inner: unknown) => unknown) =>
  (told: Told): Told => ({ ...told, body: tell(told.body) });
const named = fc.constantFrom(
  (body: unknown, name: string) => ({ loc: ['body', name, 3], msg: body }),
  (body: unknown, name: string) => ({ field: name, message: body, code: 'invalid' }),
  (body: unknown, name: string) => ({ pointer: `#/${name}`, detail: body }),
  (body: unknown, name: string) => ({ name, reason: body }),
  (body: unknown, name: string) => ({ source: { pointer: `/data/attributes/${name}` }, title: body }),
);

/** Any nesting of the forms that services use. */
const anyForm = fc.letrec<{ told: Told }>((tie) => ({
  told: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    sentence,
    tie('told').map(wrap((inner) => [inner])),
    tie('told').map(wrap((inner) => ({ non_field_errors: inner }))),
    fc
      .tuple(fc.constantFrom('detail', 'message', 'error', 'errors', 'title', 'reason'), tie('told'))
      .map(([key, told]) =>
        wrap((inner) => ({ [key]: inner, code: 'x', status: 400, success: false }))(told),
      ),
    fc
      .dictionary(
        field,
        fc.oneof(
          tie('told'),
          noise.map((body): Told => ({ body, messages: [] })),
        ),
        {
          minKeys: 1,
          maxKeys: 4,
        },
      )
      .map((fields): Told => ({
        body: Object.fromEntries(Object.entries(fields).map(([key, told]) => [key, told.body])),
        messages: Object.values(fields).flatMap(({ messages }) => messages),
      })),
    fc
      .array(fc.oneof(tie('told'), fc.constant<Told>({ body: {}, messages: [] })), {
        minLength: 1,
        maxLength: 4,
      })
      .map((items): Told => ({
        body: items.map(({ body }) => body),
        messages: items.flatMap(({ messages }) => messages),
      })),
    fc.tuple(named, field, tie('told')).map(([name, key, told]) => wrap((inner) => name(inner, key))(told)),
  ),
})).told;

const textsOf = ({
  detail,
  fieldErrors = [],
}: Pick<Problem, 'detail' | 'fieldErrors'>): readonly string[] => [
  ...(detail === undefined ? [] : [detail]),
  ...fieldErrors.flatMap(({ message, location }) => [message, ...location]),
];

describe('Any nesting of usual forms', () => {
  test('says all that the service said, and nothing else', () => {
    fc.assert(
      fc.property(anyForm, ({ body, messages }) => {
        const found = read(body);
        const texts = textsOf(found);
        const everything = texts.join('\n');
        for (const message of messages) expect(everything).toContain(message);
        for (const text of texts) {
          expect(text).not.toMatch(/\[object|<[!/?]|<html|undefined/);
          expect(text.length).toBeLessThanOrEqual(textLimit.text);
          expect(text.trim()).not.toBe('');
        }
        // Whatever happens, a person reads a sentence.
        const { title, advice } = describeProblem({ kind: 'http', status: 400, ...found });
        expect(`${title} ${advice}`).toMatch(/\S \S/);
        expect(advice).not.toMatch(/\[object|<[!/?]|<html|undefined/);
      }),
      { numRuns: 3_000 },
    );
  });

  test('of any JSON at all ends in bounded texts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const text of textsOf(read(body))) {
          expect(text.length).toBeLessThanOrEqual(textLimit.text);
          expect(text).not.toContain('[object');
        }
      }),
    );
  });

  test('and of any size and depth is read within bounds', () => {
    let deep: unknown = 'No.';
    for (let level = 0; level < 5_000; level += 1) deep = level % 2 ? { detail: deep } : [deep];
    expect(read(deep)).toEqual({});
    const wide = read(
      Object.fromEntries(Array.from({ length: 5_000 }, (_, each) => [`t${each}`, 'x'.repeat(1_000)])),
    );
    expect(wide.fieldErrors).toHaveLength(200);
    expect(read(Array.from({ length: 5_000 }, () => 'No.')).detail).toHaveLength(textLimit.text);
    expect(describeProblem({ kind: 'http', status: 400, ...wide }).advice.length).toBeLessThan(6_000);
  });
});
