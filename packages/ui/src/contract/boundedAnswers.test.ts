import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { markLimit, textLimit, wordLimit } from '../domain/text/boundedText.ts';
import { hostileUnits } from '../domain/text/hostileText.test.data.ts';
import { ProblemError } from '../domain/outcome/problem.ts';
import { read } from './calls.test.data.ts';
import { decodeSchemaText } from './connectors/decodeSchemaText.ts';
import { getHelpArticle } from './connectors/infrastructure.ts';
import { perform, type Transport } from './interpret.ts';
import { decodeRealtimeEvent } from './realtime/realtime.ts';
import { shownName } from './shownName.ts';

const answering =
  (body: unknown, init?: ResponseInit): Transport =>
  async () =>
    new Response(JSON.stringify(body), init);

/** Every text in a value, including keys. */
const textsOf = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [key, ...textsOf(value)]);
};

const isBounded = (text: string, limit: number): boolean =>
  text.length <= limit &&
  (text.match(/\p{M}+/gu) ?? []).every((marks) => [...marks].length <= markLimit) &&
  (text.match(/[^\s\p{P}]+/gu) ?? []).every((word) => word.length <= wordLimit || /^[\0-\x7F]+$/.test(word));

const unbounded = (data: unknown, limit: number = textLimit.text): readonly string[] =>
  textsOf(data).filter((text) => !isBounded(text, limit));

const hostile = fc
  .array(
    fc.tuple(fc.constantFrom(...Object.values(hostileUnits), 'word ', 'w'), fc.constantFrom(1, 100, 10_000)),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((parts) => parts.map(([unit, times]) => unit.repeat(times)).join(''));
const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, hostile, fc.integer(), tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  record: fc.dictionary(hostile, tie('value'), { maxKeys: 3 }),
})).value;
const runs = { numRuns: 30 };

describe('decoded texts fit every screen (T-41)', () => {
  const args = { id: 1, name: 'a' };

  it('in an answer', () =>
    fc.assert(
      fc.asyncProperty(json, async (body) => {
        const call = { ...read, response: v.unknown() };
        expect(unbounded(await perform(answering(body), { call, args }))).toEqual([]);
      }),
      runs,
    ));

  it('in an error', () =>
    fc.assert(
      fc.asyncProperty(hostile, fc.boolean(), async (text, isList) => {
        const detail = isList ? [{ loc: ['body', text], msg: text }] : text;
        const thrown: unknown = await perform(answering({ detail }, { status: 400 }), {
          call: read,
          args,
        }).catch((reason: unknown) => reason);
        if (!(thrown instanceof ProblemError)) throw new Error('It was not refused');
        expect(textsOf(thrown.problem).length).toBeGreaterThan(1);
        expect(unbounded(thrown.problem)).toEqual([]);
      }),
      runs,
    ));

  it('in an event', () =>
    fc.assert(
      fc.property(json, (name) => {
        const event = decodeRealtimeEvent('pipeline_updated', { resource_id: 1, resource_delta: { name } });
        expect(event).not.toBeNull();
        expect(unbounded(event)).toEqual([]);
      }),
      runs,
    ));

  it('in a large schema', () =>
    fc.assert(
      fc.asyncProperty(hostile, async (name) => {
        const column = { column_name: name, data_type: name };
        const { collections } = await decodeSchemaText(
          JSON.stringify({ collections: { [name]: { columns: [column], ineligible_reason: name } } }),
        );
        expect(collections).toHaveLength(1);
        expect(unbounded(collections)).toEqual([]);
      }),
      runs,
    ));

  it('in a name', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        expect(unbounded(v.parse(shownName(), name), textLimit.name)).toEqual([]);
      }),
      runs,
    );
  });

  it('except in an article', async () => {
    const html = '<p>word</p>'.repeat(10_000);
    const article = await perform(answering({ title: 'Prepare', html }), {
      call: getHelpArticle,
      args: { id: 'postgres' },
    });
    expect(article.html).toBe(html);
  });
});
