import { describe, expect, it } from 'vitest';
import { createService } from '../../assembly/createService.ts';
import { createBrowser, openService, testStart } from '../../assembly/service.test.data.ts';

interface Entry {
  readonly id: number;
  readonly object: { readonly type: string; readonly id?: number; readonly name: string };
  readonly details: Readonly<Record<string, string | number>>;
}

/** What each of some requests adds to the activity, newest first. */
const openActivity = (options: Parameters<typeof openService>[0] = {}) => {
  const { browser, get, service } = openService(options);
  const entries = async (query = ''): Promise<readonly Entry[]> =>
    (await get(`activity/?page_size=1000${query}`)).results;
  const added = async (act: () => Promise<Response>): Promise<readonly Entry[]> => {
    const known = new Set((await entries()).map(({ id }) => id));
    const { status } = await act();
    expect(status).toBeLessThan(300);
    return (await entries()).filter(({ id }) => !known.has(id));
  };
  return { browser, service, get, entries, added };
};

const noor = { by: 'Noor Haddad', by_id: 1 };

describe('the activity of an account', () => {
  it('says who changed which setting, from what to what, and never a secret', async () => {
    const { browser, added, get } = openActivity();
    const config = { connection_config: { host: 'db2.acme.internal', password: 'a new secret' } };
    const [entry, ...others] = await added(() => browser.patch('/api/v1/source/1/', { config }));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      object: { type: 'source', id: 1, name: 'Production Postgres' },
      details: {
        event: 'changed',
        ...noor,
        'before.connection_config.host': 'db.acme-prod.internal',
        'after.connection_config.host': 'db2.acme.internal',
      },
    });
    expect(String(entry?.details['fields']).split(', ').toSorted()).toEqual([
      'connection_config.host',
      'connection_config.password',
    ]);
    expect(JSON.stringify(await get('activity/'))).not.toMatch(/a new secret|(before|after)\.[\w.]*password/);
    expect(await get(`activity/${entry?.id}/`)).toEqual(entry);
  });

  it('says nothing of what was refused, or changed nothing', async () => {
    const { browser, added, entries } = openActivity();
    expect(await added(() => browser.patch('/api/v1/source/1/', { name: 'Production Postgres' }))).toEqual(
      [],
    );
    const before = await entries();
    expect((await browser.patch('/api/v1/source/1/', { name: '' })).status).toBe(422);
    expect(await entries()).toEqual(before);
  });

  it.each([
    [
      'an invitation',
      'user/invite/',
      { email: 'new@acme.example', role: 'team_member' },
      { event: 'invited' },
      'new@acme.example',
    ],
    ['a role', 'user/make-admin/2/', {}, { event: 'changed', 'after.role': 'admin' }, 'Mateo Lindqvist'],
    ['a pause', 'pipeline/1/paused/', {}, { event: 'paused' }, 'Orders to warehouse'],
    ['a hook', 'hook/4/archive/', {}, { event: 'archived' }, 'Finance approvals'],
    ['a restored source', 'source/20/active/', {}, { event: 'restored' }, 'Drip'],
  ])('has an entry for %s', async (_, path, body, details, name) => {
    const { browser, added } = openActivity();
    const [entry] = await added(() => browser.post(`/api/v1/${path}`, body));
    expect(entry).toMatchObject({ object: { name }, details: { ...noor, ...details } });
  });

  it('is filtered by person, object, event and time', async () => {
    const { entries } = openActivity();
    const all = await entries();
    const only = async (query: string, fits: (entry: Entry) => boolean) => {
      const found = await entries(query);
      expect(found).toEqual(all.filter(fits));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(all.length);
    };
    await only('&user_id=2', ({ details }) => details['by_id'] === 2);
    await only('&object_type=source,user', ({ object }) => ['source', 'user'].includes(object.type));
    await only(
      '&object_type=source&object_id=1',
      ({ object }) => object.type === 'source' && object.id === 1,
    );
    await only('&event=invited', ({ details }) => details['event'] === 'invited');
    const since = new Date(testStart - 86_400_000 * 4).toISOString();
    const recent = await entries(`&start_timestamp=${since}`);
    expect(recent).toEqual(all.slice(0, recent.length));
    expect(recent.length).toBeGreaterThan(1);
  });

  it('leaves out the id of what no longer exists', async () => {
    const { browser, added } = openActivity();
    const [entry] = await added(() => browser.send('DELETE', '/api/v1/source/20/'));
    expect(entry).toMatchObject({ object: { type: 'source', name: 'Drip' }, details: { event: 'deleted' } });
    expect(entry?.object).not.toHaveProperty('id');
  });

  it('is that of one client, and is missing with all that is beyond the specification', async () => {
    const service = createService({ clock: { at: testStart } });
    const other = createBrowser(service);
    await other.signIn('bypass@partner.example');
    expect(await (await other.get('/api/v1/activity/')).json()).toMatchObject({ count: 0, results: [] });
    expect((await other.get('/api/v1/activity/1/')).status).toBe(404);
    const plain = openService({ hasAssumedFields: false });
    expect((await plain.browser.get('/api/v1/activity/')).status).toBe(404);
  });
});
