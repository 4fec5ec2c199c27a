import { secretMask } from '@millrace/ui/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowMs } from '../connections/connectionTest.ts';
import { databaseLogin, firstError, openService, testStart } from '../../assembly/service.test.data.ts';

const postgres = (name: string, more: object = {}) => ({
  name,
  data_store: 'postgres',
  config: { connection_config: { ...databaseLogin, ...more } },
});

describe('the lists', () => {
  it('separate active from archived ones, and count both', async () => {
    const { get } = openService();
    expect(await get('source/?status=active')).toMatchObject({
      count: 18,
      counts: { active: 18, archived: 2 },
    });
    expect(await get('source/?status=archived')).toMatchObject({ count: 2 });
    expect(await get('destination/?status=active')).toMatchObject({ count: 5 });
    expect((await get('source/?type=shopify,stripe&status=active')).count).toBe(3);
    expect((await get('source/?search=POSTGRES')).results.map(({ name }: { name: string }) => name)).toEqual([
      'Production Postgres',
    ]);
  });

  it('count the pipelines that use each one, without archived pipelines', async () => {
    const { browser, get } = openService();
    const uses = async () => (await get('source/1/')).used_by;
    const before = await uses();
    const listed = (await get('source/?page_size=30')).results;
    expect(listed.find(({ id }: { id: number }) => id === 1).used_by).toBe(before);
    expect(before).toBe(
      (await get('pipeline/?page_size=50&status=active')).results.filter(
        ({ source_id }: { source_id: number }) => source_id === 1,
      ).length,
    );
    await browser.post('/api/v1/pipeline/1/archived/');
    expect(await uses()).toBe(before - 1);
  });
});

describe('creating', () => {
  it('runs a test first, hides the secret from all clients, and sends an event', async () => {
    const { service, browser, get } = openService();
    const events: unknown[] = [];
    service.onEvent(({ name, data }) => events.push([name, Object(data).resource_id]));
    const response = await browser.post('/api/v1/source/', postgres('  Billing '));
    expect(response.status).toBe(201);
    const shown = await response.json();
    expect(shown).toMatchObject({
      id: 21,
      name: 'Billing',
      status: 'active',
      used_by: 0,
      last_test: { at: new Date(testStart).toISOString(), success: true },
      config: { connection_config: { ...databaseLogin, password: secretMask } },
    });
    expect(await get('source/21/')).toEqual(shown);
    expect(events).toEqual([['source_created', 21]]);
    expect(service.inspect().effects).toEqual([{ name: 'createSource', id: 21 }]);
  });

  it('returns the failed test and saves nothing', async () => {
    const { service, browser, get } = openService();
    const response = await browser.post('/api/v1/source/', postgres('Billing', { password: 'wrong' }));
    expect(response.status).toBe(422);
    expect((await response.json()).detail).toMatchObject({
      error: 'Source Test Connection Failed',
      validation_result: {
        success: false,
        results: [{ success: true }, { success: false }, { success: null }, {}],
      },
    });
    const config = {
      destination_type: 'redshift',
      connection_config: { ...databaseLogin, database: 'missing' },
    };
    const other = await browser.post('/api/v1/destination/', { name: 'New', config });
    expect((await other.json()).detail.error).toBe('Destination Test Connection Failed');
    expect((await get('source/')).count).toBe(20);
    expect(service.inspect().effects).toEqual([]);
  });

  it('refuses a duplicate name, whatever its case or spaces (A-30)', async () => {
    const forms = fc.constantFrom<(name: string) => string>(
      (name) => name.toUpperCase(),
      (name) => `  ${name}\t`,
      (name) => name.normalize('NFD'),
      (name) => name.normalize('NFC').toLowerCase(),
    );
    const letters = fc.constantFrom('a', 'B', 'é', 'ü', 'Å', ' ', '7', 'ç');
    const names = fc.array(letters, { minLength: 1, maxLength: 8 }).map((all) => `n${all.join('')}n`);
    await fc.assert(
      fc.asyncProperty(names, forms, async (name, write) => {
        const { browser } = openService({ scenario: 'newAccount' });
        expect((await browser.post('/api/v1/source/', postgres(name))).status).toBe(201);
        const again = await browser.post('/api/v1/source/', postgres(write(name)));
        expect((await firstError(again)).loc).toEqual(['name']);
        expect((await browser.patch('/api/v1/source/1/', { name: write(name) })).status).toBe(200);
        await browser.post('/api/v1/source/1/archived/');
        expect((await browser.post('/api/v1/source/', postgres(write(name)))).status).toBe(201);
        expect((await browser.post('/api/v1/source/1/active/')).status).toBe(409);
      }),
      { numRuns: 30 },
    );
  });

  it('gives the name to the first of two whose tests ran at the same time', async () => {
    const { service, browser } = openService({ scenario: 'newAccount' });
    const slow = browser.post('/api/v1/source/', postgres('Billing', { host: 'slow.example' }));
    expect((await browser.post('/api/v1/source/', postgres('Billing'))).status).toBe(201);
    service.advance(slowMs);
    expect((await firstError(await slow)).loc).toEqual(['name']);
  });
});

describe('changing', () => {
  const patch = (changes: object) => openService().browser.patch('/api/v1/source/1/', changes);
  const config = (more: object) => ({ config: { connection_config: more } });

  it('merges the sent settings into the saved ones', async () => {
    const { browser, get } = openService();
    const before = await get('source/1/');
    await browser.patch('/api/v1/source/1/', config({ host: 'other.example', password: 'new' }));
    const after = await get('source/1/');
    expect(after.config).toEqual({
      ...before.config,
      connection_config: { ...before.config.connection_config, host: 'other.example' },
    });
    expect(after.last_test).toBeNull();
  });

  it.each([[5432.5], [0], [65_536], [-1], ['54x2'], [true]])(
    'refuses the port %j in every call',
    async (port) => {
      const { browser } = openService();
      const login = config({ ...databaseLogin, port });
      const sent = await Promise.all([
        browser.post('/api/v1/source/', postgres('Odd port', { port })),
        browser.post('/api/v1/source/test-connection/', { ...login, data_store: 'postgres' }),
        browser.patch('/api/v1/source/1/', config({ port })),
        browser.post('/api/v1/source/1/test/', config({ port })),
      ]);
      for (const response of sent) {
        expect(response.status).toBe(422);
        expect((await response.json()).detail[0].loc).toEqual(['config', 'connection_config', 'port']);
      }
    },
  );

  it('refuses a mask (T-08) and locked settings', async () => {
    const mask = await patch(config({ password: secretMask }));
    expect((await firstError(mask)).loc).toEqual(['config', 'connection_config', 'password']);
    for (const locked of [{ database: 'other' }, { pgschema: 'sales' }, { pgschema: null }]) {
      const response = await patch(config(locked));
      expect(response.status).toBe(422);
      expect((await firstError(response)).loc).toEqual([
        'config',
        'connection_config',
        ...Object.keys(locked),
      ]);
    }
    expect((await patch(config({ database: 'orders' }))).status).toBe(200);
  });
});

describe('archiving', () => {
  it('is refused while pipelines use it, and lists them', async () => {
    const { browser, get } = openService();
    const refused = await browser.post('/api/v1/destination/5/archived/');
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toBe(
      'This destination is used by Orders rehearsal, Leads rehearsal. Archive those first.',
    );
    await browser.patch('/api/v1/pipeline/24/', { destination_id: 1 });
    await browser.post('/api/v1/pipeline/23/archived/');
    expect((await browser.post('/api/v1/destination/5/archived/')).status).toBe(200);
    expect((await get('destination/?status=active')).count).toBe(4);
    expect((await browser.patch('/api/v1/pipeline/1/', { destination_id: 5 })).status).toBe(422);
    expect((await browser.post('/api/v1/destination/5/active/')).status).toBe(200);
  });
});
