import type { Call } from '@millrace/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBrowser, openService } from '../../assembly/service.test.data.ts';
import { addressOf, bodyOf, documented, type Documented } from './contract.test.data.ts';

/** Sends a call's sample as a person, and counts its effects. */
async function sendSample({ call, sample }: Documented, person: string | null, body: unknown = sample.body) {
  const { service, browser } = openService({ person });
  const response = await browser.send(call.method, addressOf(call, sample), bodyOf(call, body));
  return { status: response.status, text: await response.text(), effects: service.inspect().effects };
}

const own = 'admin@acme.example';
const foreign = 'trial@fresh.example';

/** The path's parameters that are ids, not words or tokens. */
const idsOf = ({ params }: Call): readonly string[] =>
  Object.entries(params).flatMap(([name, schema]) => (v.is(schema, '1') && !v.is(schema, 'x') ? [name] : []));

/** Rows that all clients share. */
const common = new Set(['listProducts', 'getProduct']);

const forMembers = documented.filter(({ isPublic }) => !isPublic);
const withIds = forMembers.filter(({ call }) => idsOf(call).length > 0);

describe.each(forMembers)('$name', (documentedCall) => {
  it('refuses signed-out people, whatever they send', async () => {
    const refused = { status: 401, effects: [] };
    expect(await sendSample(documentedCall, null)).toMatchObject(refused);
    const nonsense = documentedCall.call.body && 'nonsense';
    expect(await sendSample(documentedCall, null, nonsense)).toMatchObject(refused);
  });

  it('refuses unverified and deactivated people', async () => {
    const unverified = await sendSample(documentedCall, 'unverified@acme.example');
    expect(unverified).toMatchObject({ status: 403, effects: [] });
    expect(JSON.parse(unverified.text)).toEqual({ detail: 'Email is not verified' });
    const inactive = await sendSample(documentedCall, 'inactive@acme.example');
    expect([401, 403]).toContain(inactive.status);
    expect(inactive.effects).toEqual([]);
  });
});

/** Ids that do not exist, and values that are not ids. */
const noIds = [
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
];

it.each(withIds)('$name answers 404 for ids that do not exist', async ({ call, sample }) => {
  const { service, browser } = openService({ person: own });
  for (const name of idsOf(call)) {
    for (const id of noIds) {
      const address = addressOf(call, { ...sample, at: { ...sample.at, [name]: id } });
      const { status } = await browser.send(call.method, address, bodyOf(call, sample.body));
      expect({ address, status }).toEqual({ address, status: 404 });
    }
  }
  expect(service.inspect().effects).toEqual([]);
});

describe.each(withIds.filter(({ name }) => !common.has(name)))('$name', (documentedCall) => {
  it('finds nothing of another client', async () => {
    expect(await sendSample(documentedCall, foreign)).toMatchObject({ status: 404, effects: [] });
  });
});

const lists = forMembers.filter(({ name, call }) => call.kind === 'list' && !common.has(name));
const rows = v.object({ results: v.array(v.object({ id: v.number() })) });

it.each(lists.filter(({ call }) => idsOf(call).length === 0))(
  '$name shows another client nothing',
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

describe('unknown paths', () => {
  it.each(['/api/v1/pipeline/%/', '/api/v1/pipeline/%FF/', '/api/v1/pipeline/%00/', '/api/v1/user/%2e%2e/'])(
    '%s is not found',
    async (path) => {
      const { service } = openService({ scenario: 'newAccount' });
      expect((await createBrowser(service).get(path)).status).toBe(404);
    },
  );
});
