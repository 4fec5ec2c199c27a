import { test as base, expect, type APIRequestContext } from '@playwright/test';
import { openWire } from '../wire.ts';
import { keys, startWebKit, type WebKit } from './driver.ts';

// WebKit as Debian packages it, which is close to Safari. Playwright runs the tests and the server, and WebDriver drives
// the browser.

const admin = { email: 'admin@acme.example', password: 'millrace-demo' };

const test = base.extend<{ twin: string; home: string }, { webkit: WebKit }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parameters.
    async ({}, use) => {
      const webkit = await startWebKit();
      await use(webkit);
      await webkit.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** The address of the server. */
  home: ({ baseURL }, use) => use(baseURL ?? ''),

  twin: async ({ request }, use) => {
    const answer = await request.post('/__twin/sessions', { data: { scenario: 'busyAccount' } });
    const { id }: { id: string } = await answer.json();
    await use(id);
    await request.delete(`/__twin/sessions/${id}`);
  },
});

/** Opens an address in the session of the test, signed out. */
async function openAs(webkit: WebKit, twin: string, origin: string, path: string) {
  await webkit.open(`${origin}/login`);
  await webkit.read(`document.cookie.split('; ').forEach((pair) => {
    document.cookie = pair.split('=')[0] + '=; Path=/; Max-Age=0';
  })`);
  await webkit.setCookie('twin', twin);
  // The cookie of the last session is HttpOnly: a server that does not know it takes nobody for signed in.
  await webkit.open(origin + path);
}

async function signIn(webkit: WebKit) {
  await webkit.arriveAt('Sign in');
  await webkit.type('Email', admin.email);
  await webkit.type('Password', admin.password);
  await webkit.press('Sign in');
}

test('a person signs in and writes, and every write names the origin of the page (T-04)', async ({
  webkit,
  twin,
  home,
}) => {
  const wire = await openWire(home);
  await openAs(webkit, twin, wire.origin, '/pipelines/list?search=e');
  await signIn(webkit);
  await webkit.arriveAt('Pipelines');
  await webkit.see('Live updates on');
  await webkit.press('Actions for Orders to warehouse');
  await webkit.waitFor(`document.querySelector('[role=menu]')`, 'the menu');
  await webkit.press('Archive');
  await webkit.press('Archive pipeline');
  await webkit.see('“Orders to warehouse” is archived.');
  const writes = wire.heads().filter(({ method }) => method !== 'GET');
  expect(writes.map(({ target }) => target)).toEqual(expect.arrayContaining(['/api/v1/login/']));
  expect(writes.map(({ headers }) => headers['origin'])).toEqual(writes.map(() => wire.origin));
  const referers = wire.heads().flatMap(({ headers: { referer } }) => referer ?? []);
  expect([...new Set(referers)]).toEqual([`${wire.origin}/`]);
  wire.close();
});

test('a pipeline is set up with typed keys, and runs', async ({ webkit, twin, home, request }) => {
  await openAs(webkit, twin, home, '/pipelines/list');
  await signIn(webkit);
  await webkit.arriveAt('Pipelines');
  await webkit.press('Create pipeline');
  await webkit.waitFor(`document.activeElement?.closest('[role=dialog]')`, 'the focus in the dialog');
  await webkit.keys(`Shop to warehouse${keys.enter}`);
  await webkit.arriveAt('Choose a source');
  await webkit.press('PostgreSQL');
  await webkit.arriveAt('Connect PostgreSQL');
  for (const [label, text] of [
    ['Source name', 'Shop database'],
    ['Host', 'db.acme.example'],
    ['User', 'millrace_reader'],
    ['Password', 'river stone'],
    ['Database', 'shop'],
  ] as const) {
    await webkit.type(label, text);
  }
  await webkit.press('Save and continue');
  await webkit.arriveAt('Choose a destination');
  await webkit.press('Snowflake');
  await webkit.arriveAt('Connect Snowflake');
  for (const [label, text] of [
    ['Destination name', 'Shop warehouse'],
    ['Account', 'ab12345.eu-central-1'],
    ['Warehouse', 'LOADING'],
    ['Username', 'MILLRACE'],
    ['Password', 'lake stone'],
    ['Role', 'LOADER'],
    ['Storage integration name', 'S3_LOAD'],
    ['Database', 'ANALYTICS'],
  ] as const) {
    await webkit.type(label, text);
  }
  await webkit.press('Save and continue');
  await webkit.arriveAt('Schema settings');
  await webkit.press('Select All');
  await webkit.press('Save and continue');
  await webkit.arriveAt('Sync settings');
  await webkit.press('Start pipeline');
  await webkit.arriveAt('Shop to warehouse');
  await advance(request, twin);
  await webkit.see('Running');
});

const advance = (request: APIRequestContext, twin: string) =>
  request.post(`/__twin/sessions/${twin}/clock`, { data: { advance_ms: 60_000 } });

test('a change of another person appears, and each screen fits', async ({ webkit, twin, home, request }) => {
  await openAs(webkit, twin, home, '/pipelines/list');
  await signIn(webkit);
  await webkit.arriveAt('Pipelines');
  await webkit.see('Live updates on');

  await test.step('a change of another person', async () => {
    const headers = { 'X-Twin-Session': twin };
    await request.get('/api/v1/user/me/', { headers });
    const token = async () =>
      (await request.storageState()).cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
    await request.post('/api/v1/login/', {
      form: admin,
      headers: { ...headers, 'X-CSRFToken': await token() },
    });
    const answer = await request.post('/api/v1/pipeline/1/paused/', {
      headers: { ...headers, 'X-CSRFToken': await token() },
    });
    expect(answer.status()).toBe(200);
    await webkit.waitFor(
      `[...document.querySelectorAll('[role=row]')].some((row) => /Orders to warehouse.*Paus(ing|ed)/.test(row.textContent))`,
      'the row to change',
    );
  });

  for (const [path, heading] of [
    ['/', 'Home'],
    ['/pipelines/list', 'Pipelines'],
    ['/pipelines/1/overview', 'Orders to warehouse'],
    ['/pipelines/1/logs', 'Orders to warehouse'],
    ['/pipelines/1/settings/schema_config', 'Orders to warehouse'],
    ['/sources/list', 'Sources'],
    ['/sources/1', 'Production Postgres'],
    ['/sources/create/details?type=postgres', 'Connect PostgreSQL'],
    ['/observability/alerts/list', 'Alerts'],
    ['/alerts/1/overview?range=day', 'Orders have stopped'],
    ['/settings/users', 'Users'],
    ['/settings/billing', 'Billing'],
  ] as const) {
    await test.step(path, async () => {
      await webkit.open(home + path);
      await webkit.arriveAt(heading);
      await webkit.waitFor(
        `!document.querySelector('main[aria-busy], main [aria-busy=true]')`,
        'the content',
      );
      const overflow = 'document.documentElement.scrollWidth - innerWidth';
      expect.soft(await webkit.read<number>(overflow), `${path} scrolls one way only`).toBeLessThanOrEqual(0);
    });
  }
});
