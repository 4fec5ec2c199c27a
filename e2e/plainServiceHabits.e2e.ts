// The plain service itself, without a browser: each switch is a habit that its answers show.
import { type APIRequestContext, expect, test as base } from '@playwright/test';
import { people } from './plainService/data.ts';
import { type PlainService, startPlainService } from './plainService/plainService.ts';
import { type Switches, switchValues } from './plainService/switches.ts';

interface Caller {
  readonly get: (path: string) => Promise<{ status: number; body: string }>;
  readonly write: (
    method: string,
    path: string,
    data?: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: string }>;
}

async function callerOf(context: APIRequestContext): Promise<Caller> {
  const read = async (answer: { status: () => number; text: () => Promise<string> }) => ({
    status: answer.status(),
    body: await answer.text(),
  });
  const tokenOf = async () =>
    (await context.storageState()).cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  await context.get('/api/v1/user/me/');
  return {
    get: async (path) => read(await context.get(`/api/v1/${path}`)),
    write: async (method, path, data = {}, headers = {}) =>
      read(
        await context.fetch(`/api/v1/${path}`, {
          method,
          data,
          headers: { 'X-CSRFToken': await tokenOf(), ...headers },
        }),
      ),
  };
}

const test = base.extend<{ service: PlainService; caller: Caller }>({
  service: async ({ baseURL }, use) => {
    const service = await startPlainService({ trustedOrigins: [String(baseURL)] });
    await use(service);
    await service.close();
  },
  caller: async ({ playwright, service }, use) => {
    const context = await playwright.request.newContext({ baseURL: service.origin });
    const caller = await callerOf(context);
    expect((await caller.write('POST', 'login/', people.admin)).status).toBe(200);
    await use(caller);
    await context.dispose();
  },
});

const part = { sync_mappings: [{ table: 'orders', selected: false }] };

/** What a caller notices of each value of each switch. */
const signs: {
  readonly [Name in keyof Switches]: (
    value: Switches[Name],
    caller: Caller,
    service: PlainService,
  ) => Promise<void>;
} = {
  async writes(value, { write }, service) {
    await write('PATCH', 'pipeline/1/', part);
    const stored = JSON.stringify(service.state().pipeline[0]?.['sync_mappings']);
    expect(stored.includes('customers')).toBe(value === 'merge');
    expect(stored).toContain('"table":"orders","selected":false');
  },
  async endedSession(value, { get }, service) {
    service.endSessions();
    expect((await get('pipeline/')).status).toBe(value);
  },
  async pageSizeCap(value, { get }) {
    const { results } = JSON.parse((await get('pipeline/?page_size=1000')).body);
    expect(results).toHaveLength(Math.min(value, 29));
  },
  async pageNumber(value, { get }) {
    const page = JSON.parse((await get('pipeline/?page=2')).body);
    expect(page).toMatchObject({ count: 29, results: { length: 10 } });
    expect(page.page).toBe(value === 'sent' ? 2 : undefined);
  },
  async filters(value, { get }) {
    const { body } = await get('pipeline/?status=draft');
    expect(JSON.parse(body).count).toBe(value === 'obeyed' ? 1 : 29);
  },
  async lists(value, { get }) {
    expect(Array.isArray(JSON.parse((await get('pipeline/')).body))).toBe(value === 'bare');
  },
  async errors(value, { write }) {
    const config = { connection_config: { host: '' } };
    const { status, body } = await write('POST', 'source/', { name: 'New', data_store: 'postgres', config });
    expect(status).toBe(400);
    const sentences = ['This field may not be blank.'];
    expect(JSON.parse(body)).toEqual(
      {
        fields: { host: sentences },
        nested: { config: { connection_config: { host: sentences } } },
        non_field_errors: { non_field_errors: sentences },
      }[value],
    );
  },
  async optionalFields(value, { get }) {
    expect((await get('product/')).body.includes('price')).toBe(value === 'sent');
  },
  async proxyErrors(value, { get }) {
    expect((await get('pipeline/1000/')).body.startsWith('<html>')).toBe(value === 'html');
  },
  async events(value, { write }, service) {
    const socket = new WebSocket(`${service.origin.replace('http', 'ws')}/app/plain`);
    const heard: string[] = [];
    socket.addEventListener('message', ({ data }) => heard.push(String(data)));
    await expect.poll(() => heard.join('')).toContain('connection_established');
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'client-1' } }));
    await expect.poll(() => heard.join('')).toContain('subscription_succeeded');
    await write('POST', 'pipeline/1/paused/');
    service.announce('end', {});
    await expect.poll(() => heard.join('')).toContain('"end"');
    expect(heard.join('').includes('pipeline_updated')).toBe(value === 'sent');
    socket.close();
  },
  async actions(value, { write }, service) {
    const { status, body } = await write('POST', 'pipeline/1/paused/');
    expect([status, body]).toEqual(value === 'status' ? [200, '{"status":"paused"}'] : [204, '']);
    expect(service.state().pipeline[0]).toMatchObject({ status: 'paused' });
  },
};

/** Each switch with each of its values. */
function cases<Name extends keyof Switches>(name: Name, values: readonly Switches[Name][]) {
  for (const value of values) {
    test(`a service whose ${name} is ${value} shows it`, async ({ caller, service }) => {
      const switches: Partial<Switches> = { [name]: value };
      service.turn(switches);
      await signs[name](value, caller, service);
    });
  }
}

for (const name of Object.keys(switchValues) as (keyof Switches)[]) cases(name, switchValues[name]);

test('a write needs the token, and an origin that is trusted', async ({
  baseURL,
  caller: { write },
  service,
}) => {
  const refused: readonly Record<string, string>[] = [
    { 'X-CSRFToken': 'other' },
    { Origin: 'null' },
    { Origin: 'https://evil.example' },
  ];
  for (const headers of refused)
    expect((await write('PATCH', 'user/me/', { first_name: 'Eve' }, headers)).status).toBe(403);
  expect(service.state().user[0]).toMatchObject({ first_name: 'Ada' });
  for (const Origin of [service.origin, String(baseURL)])
    expect((await write('PATCH', 'user/me/', {}, { Origin })).status).toBe(200);
});

test('no answer shows a secret', async ({ caller: { get } }) => {
  const answers = await Promise.all(['source/?page_size=1000', 'destination/1/', 'user/me/'].map(get));
  expect(answers.map(({ body }) => body).join('')).not.toMatch(/secret|password/);
});
