import type { Call } from '@millrace/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBrowser, openService } from '../service/service.test.data.ts';
import { addressOf, bodyOf, documented, type Documented } from './contract.test.data.ts';

/** Sends a call's sample as somebody, with parts of it replaced, and counts what it did. */
async function sendSample(
  { call, sample }: Documented,
  person: string | null,
  { at, body }: { readonly at?: Readonly<Record<string, string>>; readonly body?: unknown } = {},
) {
  const { service, browser } = openService({ person });
  const address = addressOf(call, { ...sample, at: { ...sample.at, ...at } });
  const response = await browser.send(call.method, address, bodyOf(call, body ?? sample.body));
  return { status: response.status, text: await response.text(), effects: service.inspect().effects };
}

const own = 'admin@acme.example';
const foreign = 'trial@fresh.example';

/** The path's parameters that are ids, as opposed to words and tokens. */
const idsOf = ({ params }: Call): readonly string[] =>
  Object.entries(params).flatMap(([name, schema]) => (v.is(schema, '1') && !v.is(schema, 'x') ? [name] : []));

/** What every client sees alike. */
const common = new Set(['listProducts', 'getProduct']);

const forMembers = documented.filter(({ isPublic }) => !isPublic);
const withIds = forMembers.filter(({ call }) => idsOf(call).length > 0);

describe.each(forMembers)('$name', (documentedCall) => {
  it('is not for strangers, whatever they send', async () => {
    const refused = { status: 401, effects: [] };
    expect(await sendSample(documentedCall, null)).toMatchObject(refused);
    const nonsense = documentedCall.call.body && 'nonsense';
    expect(await sendSample(documentedCall, null, { body: nonsense })).toMatchObject(refused);
  });

  it('is not for people whose address is not confirmed, nor for those who were switched off', async () => {
    const unverified = await sendSample(documentedCall, 'unverified@acme.example');
    expect(unverified).toMatchObject({ status: 403, effects: [] });
    expect(JSON.parse(unverified.text)).toEqual({ detail: 'Email is not verified' });
    const inactive = await sendSample(documentedCall, 'inactive@acme.example');
    expect([401, 403]).toContain(inactive.status);
    expect(inactive.effects).toEqual([]);
  });
});

describe.each(withIds)('$name', (documentedCall) => {
  it.each([
    '999',
    '0',
    '-1',
    '1.5',
    '1e309',
    String(2 ** 53),
    'abc',
    '%',
    ' 1',
    '1\u0000',
    '../1',
    '__proto__',
  ])('finds nothing at the id %j', async (id) => {
    for (const name of idsOf(documentedCall.call)) {
      expect(await sendSample(documentedCall, own, { at: { [name]: id } })).toMatchObject({
        status: 404,
        effects: [],
      });
    }
  });
});

describe.each(withIds.filter(({ name }) => !common.has(name)))('$name', (documentedCall) => {
  it('finds nothing of another client', async () => {
    expect(await sendSample(documentedCall, foreign)).toMatchObject({ status: 404, effects: [] });
  });
});

const lists = forMembers.filter(({ name, call }) => call.kind === 'list' && !common.has(name));
const rows = v.object({ results: v.array(v.object({ id: v.number() })) });

it.each(lists.filter(({ call }) => idsOf(call).length === 0))(
  '$name shows another client nothing of it',
  async ({ call }) => {
    const seenBy = async (person: string) => {
      const { browser } = openService({ person });
      const answer: unknown = await (await browser.get(call.path)).json();
      return v.is(rows, answer) ? answer.results.map(({ id }) => id) : [];
    };
    const owned = await seenBy(own);
    expect((await seenBy(foreign)).filter((id) => owned.includes(id))).toEqual([]);
  },
);

describe('paths that are none', () => {
  it.each(['/api/v1/pipeline/%/', '/api/v1/pipeline/%FF/', '/api/v1/pipeline/%00/', '/api/v1/user/%2e%2e/'])(
    '%s is not found',
    async (path) => {
      const { service } = openService({ scenario: 'newAccount' });
      expect((await createBrowser(service).get(path)).status).toBe(404);
    },
  );
});
