import { secretMask, testTunnel, type Call } from '@millrace/ui/contract';
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

const postgresWith = (more: object) => ({
  connection_config: {
    host: 'db.example.com',
    port: 5432,
    user: 'reader',
    password: 'right',
    database: 'orders',
    pgschema: 'public',
    ssl: false,
    ...more,
  },
});
const snowflakeWith = (more: object) => ({
  destination_type: 'snowflake',
  connection_config: {
    account: 'xy12345',
    warehouse: 'LOADING',
    username: 'LOADER',
    authentication_method: 'password',
    password: 'right',
    role: 'LOADER',
    storage_integration_name: 'S3_LOAD',
    database: 'ANALYTICS',
    snowflake_schema: 'PUBLIC',
    ...more,
  },
});
const newSource = (name: string, more: object = {}) => ({
  name,
  data_store: 'postgres',
  config: postgresWith(more),
});
const newDestination = (name: string, more: object = {}) => ({ name, config: snowflakeWith(more) });
const host = (name: string) => ({ config: postgresWith({ host: name }) });
const newTunnel = {
  name: 'New',
  type: 1,
  provider: 1,
  region: 1,
  ssh_host: 'a.example',
  ssh_port: 22,
  ssh_user: 'u',
};
const day = '?start_timestamp=2026-11-19T00:00:00Z&end_timestamp=2026-11-20T00:00:00Z';

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
    {
      status: 200,
      at: { id: '8' },
      body: { sync_mappings: [{ table: 'orders', selected: true, excluded: ['notes'] }] },
    },
    { status: 422, at: { id: '8' }, body: { sync_mappings: [{ table: 'nothing', selected: true }] } },
    { status: 422, at: { id: '1' }, body: { source_id: 19 } },
    { status: 422, at: { id: '1' }, body: { destination_sync_cron: 'daily' } },
    { status: 422, at: { id: '1' }, body: { maintenance_window: '25:00-26:00' } },
    { status: 404, at: { id: '999' }, body: { name: 'Renamed' } },
  ],
  setPipelineStatus: [
    { status: 409, at: { id: '8', status: 'running' } },
    { status: 200, at: { id: '1', status: 'paused' } },
    { status: 409, at: { id: '1', status: 'running' } },
    { status: 422, at: { id: '1', status: 'errored' } },
    { status: 404, at: { id: '999', status: 'running' } },
  ],
  listSources: [
    { status: 200 },
    { status: 200, query: '?status=archived&type=drip&search=D&ordering=-used_by' },
    { status: 404, query: '?page=99' },
    { status: 401, ...nobody },
  ],
  getSource: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
    { status: 401, at: { id: '1' }, ...nobody },
  ],
  createSource: [
    { status: 201, body: newSource('New') },
    { status: 201, body: { name: 'Shop', data_store: 'shopify', config: { tap_config: { shop: 'a' } } } },
    { status: 422, body: newSource('Production Postgres') },
    { status: 422, body: newSource('New', { password: 'wrong' }) },
    { status: 422, body: newSource('New', { password: secretMask }) },
    { status: 422, body: { ...newSource('New'), data_store: 'abacus' } },
    { status: 422, body: { ...newSource('New'), tunnel_id: 999 } },
    { status: 422, body: { name: 'New' } },
    { status: 401, body: newSource('New'), ...nobody },
  ],
  updateSource: [
    { status: 200, at: { id: '1' }, body: { name: 'Renamed' } },
    { status: 200, at: { id: '1' }, body: { config: { connection_config: { host: 'other.example' } } } },
    { status: 422, at: { id: '1' }, body: { config: { connection_config: { database: 'other' } } } },
    { status: 422, at: { id: '1' }, body: { name: 'Stripe' } },
    { status: 409, at: { id: '19' }, body: { name: 'Renamed' } },
    { status: 404, at: { id: '999' }, body: { name: 'Renamed' } },
  ],
  setSourceStatus: [
    { status: 200, at: { id: '19', status: 'active' } },
    { status: 409, at: { id: '1', status: 'archived' } },
    { status: 409, at: { id: '1', status: 'active' } },
    { status: 422, at: { id: '1', status: 'running' } },
    { status: 404, at: { id: '999', status: 'archived' } },
  ],
  testSourceConnection: [
    { status: 200, body: { config: postgresWith({}), data_store: 'postgres' } },
    {
      status: 200,
      body: { config: postgresWith({ password: 'wrong' }), data_store: 'postgres', tunnel_id: 2 },
    },
    { status: 422, body: { ...host('invalid.example'), data_store: 'postgres' } },
    { status: 422, body: { ...host('refused.example'), data_store: 'postgres' } },
    { status: 422, body: { ...host(''), data_store: 'postgres' } },
    { status: 500, body: { ...host('broken.example'), data_store: 'postgres' } },
    { status: 401, body: { ...host('a.example'), data_store: 'postgres' }, ...nobody },
  ],
  testSavedSource: [
    { status: 200, at: { id: '1' }, body: { config: {} } },
    { status: 200, at: { id: '1' }, body: { config: {}, tunnel_id: 2 } },
    { status: 409, at: { id: '19' }, body: { config: {} } },
    { status: 422, at: { id: '1' }, body: host('invalid.example') },
    { status: 404, at: { id: '999' }, body: { config: {} } },
  ],
  getSchemaCollections: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '2' } },
    { status: 404, at: { id: '999' } },
    { status: 401, at: { id: '1' }, ...nobody },
  ],
  getSchemaColumns: [
    { status: 200, at: { id: '1', table: 'public.orders' } },
    { status: 404, at: { id: '1', table: 'public.nothing' } },
    { status: 404, at: { id: '999', table: 'public.orders' } },
  ],
  listDestinations: [
    { status: 200 },
    { status: 200, query: '?status=active&type=snowflake,s3&search=a&ordering=name' },
    { status: 401, ...nobody },
  ],
  getDestination: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  createDestination: [
    { status: 201, body: newDestination('New') },
    { status: 422, body: newDestination('Analytics') },
    { status: 422, body: newDestination('New', { account: 'wrong' }) },
    { status: 422, body: { name: 'New', config: {} } },
  ],
  updateDestination: [
    { status: 200, at: { id: '1' }, body: { config: { connection_config: { warehouse: 'OTHER' } } } },
    { status: 422, at: { id: '1' }, body: { config: { destination_type: 'redshift' } } },
    { status: 404, at: { id: '999' }, body: { name: 'Renamed' } },
  ],
  setDestinationStatus: [
    { status: 200, at: { id: '6', status: 'active' } },
    { status: 409, at: { id: '1', status: 'archived' } },
    { status: 422, at: { id: '1', status: 'paused' } },
    { status: 404, at: { id: '999', status: 'archived' } },
  ],
  testDestinationConnection: [
    { status: 200, body: { config: snowflakeWith({}), data_store: 'snowflake' } },
    { status: 200, body: { config: postgresWith({ password: 'wrong' }), data_store: 'redshift' } },
    { status: 422, body: { config: snowflakeWith({ account: '' }), data_store: 'snowflake' } },
  ],
  testSavedDestination: [
    { status: 200, at: { id: '1' }, body: { config: {} } },
    { status: 409, at: { id: '6' }, body: { config: {} } },
    { status: 404, at: { id: '999' }, body: { config: {} } },
  ],
  listTunnels: [{ status: 200 }, { status: 200, query: '?search=vpc' }, { status: 401, ...nobody }],
  createTunnel: [
    { status: 201, body: newTunnel },
    { status: 201, body: { ...newTunnel, type: 0, ssh_host: null, ssh_port: null, ssh_user: null } },
    { status: 422, body: { ...newTunnel, ssh_host: '' } },
    { status: 422, body: { ...newTunnel, region: 2 } },
    { status: 422, body: { ...newTunnel, name: ' ' } },
    { status: 401, body: newTunnel, ...nobody },
  ],
  testTunnel: [
    { status: 200, at: { id: '2' } },
    { status: 200, at: { id: '3' } },
    { status: 404, at: { id: '999' } },
  ],
  listRegions: [{ status: 200 }, { status: 401, ...nobody }],
  getHelpArticle: [
    { status: 200, at: { id: 'postgres-source' } },
    { status: 200, at: { id: 'snowflake' } },
    { status: 200, at: { id: 'hostile' } },
    { status: 404, at: { id: 'abacus-source' } },
  ],
  getPublicAddresses: [{ status: 200 }, { status: 200, ...nobody }],
  getPipelineUsage: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '1' }, query: `${day}&group_by=day&group_by_op=avg` },
    { status: 200, at: { id: '8' } },
    { status: 422, at: { id: '1' }, query: '?group_by=minute' },
    { status: 422, at: { id: '1' }, query: '?group_by_op=median' },
    { status: 422, at: { id: '1' }, query: '?start_timestamp=yesterday' },
    { status: 404, at: { id: '999' } },
  ],
  listPipelineCollections: [
    { status: 200, at: { id: '1' }, query: day },
    { status: 422, at: { id: '1' }, query: '?start_timestamp=2026-11-20&end_timestamp=2026-11-19' },
    { status: 404, at: { id: '999' } },
  ],
  listPipelineUsageCollections: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '8' } },
    { status: 404, at: { id: '999' } },
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
