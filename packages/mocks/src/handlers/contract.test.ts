import type { Call } from '@millrace/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createService } from '../service/createService.ts';
import { createBrowser } from '../service/testing.ts';
import { callHandlers } from './all.ts';

interface Outcome {
  readonly status: number;
  /** The path's parameters and the query, as they stand in the address. */
  readonly at?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** @default the admin */
  readonly as?: string | null;
}

const somewhere = { channel_name: 'private-client-1', socket_id: '1.1' };
const nobody = { as: null };
const unverified = { as: 'unverified@acme.example' };

/** Every outcome that a call documents, with a request that leads to it. */
const outcomes: Record<keyof typeof callHandlers, readonly Outcome[]> = {
  login: [
    { status: 204, body: { email: 'member@acme.example', password: 'millrace-demo' }, ...nobody },
    { status: 400, body: { email: 'member@acme.example', password: 'wrong' }, ...nobody },
    { status: 422, body: { email: 'member@acme.example' }, ...nobody },
  ],
  logout: [{ status: 204 }, { status: 204, ...nobody }],
  recoverPassword: [
    { status: 204, at: { email: 'admin@acme.example' }, ...nobody },
    { status: 204, at: { email: 'nobody@acme.example' }, ...nobody },
  ],
  getMe: [{ status: 200 }, { status: 401, ...nobody }, { status: 403, ...unverified }],
  updateMe: [
    { status: 200, body: { time_zone: 'Europe/Paris' } },
    { status: 422, body: { time_zone: 'Nowhere' } },
    { status: 422, body: {} },
    { status: 401, body: { time_zone: 'Europe/Paris' }, ...nobody },
  ],
  listPipelines: [
    { status: 200 },
    { status: 200, query: '?status=archived&page_size=3&search=o&ordering=-name&source_type=shopify' },
    { status: 200, query: '?something=else' },
    { status: 404, query: '?page=99' },
    { status: 422, query: '?page=none' },
    { status: 401, ...nobody },
    { status: 403, ...unverified },
  ],
  getPipeline: [
    { status: 200, at: { id: '8' } },
    { status: 404, at: { id: '999' } },
    { status: 404, at: { id: '0' } },
    { status: 404, at: { id: 'abc' } },
    { status: 401, at: { id: '8' }, ...nobody },
  ],
  createPipeline: [
    { status: 201, body: { name: 'New', region: 'us-east-1' } },
    { status: 422, body: { name: 'Storefront sync' } },
    { status: 422, body: { name: 7 } },
    { status: 401, body: { name: 'New' }, ...nobody },
  ],
  updatePipeline: [
    { status: 200, at: { id: '1' }, body: { name: 'Renamed', source_sync_frequency: 3_600_000 } },
    { status: 422, at: { id: '1' }, body: { name: 'Storefront sync' } },
    { status: 404, at: { id: '999' }, body: { name: 'Renamed' } },
  ],
  setPipelineStatus: [
    { status: 200, at: { id: '1', status: 'paused' } },
    { status: 409, at: { id: '1', status: 'running' } },
    { status: 422, at: { id: '1', status: 'errored' } },
    { status: 404, at: { id: '999', status: 'running' } },
  ],
  authoriseChannel: [
    { status: 200, body: somewhere },
    { status: 200, body: { ...somewhere, channel_name: 'private-user-1' } },
    { status: 403, body: { ...somewhere, channel_name: 'private-user-2' } },
    { status: 403, body: { ...somewhere, channel_name: 'private-client-2' } },
    { status: 401, body: somewhere, ...nobody },
  ],
};

const refusalBody = v.object({
  detail: v.union([
    v.string(),
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
    const address = addressOf(call, { status: 0, at: { id: '1', status: 'paused', email: 'a@b.example' } });
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
