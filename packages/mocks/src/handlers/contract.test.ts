import { testTunnel, type Call } from '@millrace/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createService } from '../service/createService.ts';
import { createBrowser } from '../service/service.test.data.ts';
import { callHandlers } from './all.ts';
import { outcomes } from './outcomes/all.ts';
import type { Outcome } from './outcomes/outcome.ts';

const refusalBody = v.object({
  detail: v.union([
    v.string(),
    v.object({
      error: v.picklist(['Source Test Connection Failed', 'Destination Test Connection Failed']),
      validation_result: testTunnel.response,
    }),
    v.array(v.object({ loc: v.array(v.union([v.string(), v.number()])), msg: v.string(), type: v.string() })),
  ]),
});

const addressOf = (call: Call, { at = {}, query = '' }: Outcome) =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? '')) + query;

const requestOf = (call: Call, body: Outcome['body']): RequestInit => {
  if (!body) return {};
  if (call.bodyEncoding === 'json') return { body: JSON.stringify(body) };
  return { body: new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])) };
};

const callNames = Object.keys(outcomes) as (keyof typeof callHandlers)[];

describe.each(callNames)('%s', (name) => {
  const call: Call = callHandlers[name].call;

  it('goes by its own name', () => expect(call.name).toBe(name));

  it.each(outcomes[name])('answers $status to $at $query $body as $as', async (outcome) => {
    const { as = 'admin@acme.example', status, body } = outcome;
    const { send } = createBrowser(createService({ person: as }));
    const response = await send(call.method, addressOf(call, outcome), requestOf(call, body));
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const expected = status >= 400 ? refusalBody : (call.response ?? v.literal('nothing'));
    const text = await response.text();
    const answer: unknown = text === '' ? 'nothing' : JSON.parse(text);
    expect(v.safeParse(expected, answer).issues).toBeUndefined();
  });

  it('is not there with one slash more or less, and names its methods', async () => {
    const { send } = createBrowser(createService({ scenario: 'newAccount', person: 'admin@acme.example' }));
    const address = addressOf(call, {
      status: 0,
      at: { id: '1', status: 'paused', email: 'a@b.example', table: 't' },
    });
    const other = address.endsWith('/') ? address.slice(0, -1) : `${address}/`;
    expect((await send(call.method, other)).status).toBe(404);
    const refused = await send('PUT', address);
    expect(refused.status).toBe(405);
    expect(refused.headers.get('Allow')?.split(', ')).toContain(call.method);
  });
});

it('finds nothing where the contract has nothing', async () => {
  const { get } = createBrowser(createService({ scenario: 'newAccount', person: 'admin@acme.example' }));
  for (const path of ['/api/v1/pipelines/', '/api/', '/api/v1/user/me/me/', '/api/v2/pipeline/']) {
    expect((await get(path)).status).toBe(404);
  }
});

it.each(['a/b?c#d', '%2F%25', 'ä 火', '..%2f'])('reads the parameter %j as it was meant', async (status) => {
  const { post } = createBrowser(createService({ person: 'admin@acme.example' }));
  const response = await post(`/api/v1/pipeline/1/${encodeURIComponent(status)}/`);
  expect((await response.json()).detail[0].msg).toContain(`"${status}"`);
});
