import { createClient } from '@millrace/ui/contract';
import { loadDefinition } from '@millrace/ui/domain/connectors';
import { createFormModel, type StoredForm } from '@millrace/ui/domain/forms';
import { afterEach, describe, expect, it } from 'vitest';

import { createQueryClient } from '../../data/queryClient.ts';
import { createProviderList, type ProviderList } from './providerList.ts';

const wire = [{ id: '7', display_name: 'Shop', account: '3', account_name: 'Acme' }];
const stored: StoredForm = {
  name: 'Web analytics',
  tunnelId: null,
  config: { tap_config: { access_token: '********', refresh_token: '********' } },
};

let opened: ProviderList | undefined;
afterEach(() => opened?.stop());

async function open({ savedId, form }: { readonly savedId?: number; readonly form?: StoredForm } = {}) {
  const definition = await loadDefinition('source', 'ga4');
  if (!definition) throw new Error('No ga4');
  const model = createFormModel({ definition, today: '2026-11-20', ...(form && { stored: form }) });
  const requests: { readonly path: string; readonly body: unknown }[] = [];
  let status = 200;
  const client = createClient(async (request) => {
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    requests.push({ path: request.url, body });
    return status === 200
      ? Response.json({ ga4Properties: wire })
      : Response.json({ detail: 'The access has expired.' }, { status });
  });
  const queryClient = createQueryClient(client);
  const list = createProviderList({ list: 'ga4Properties', model, queryClient, savedId });
  opened = list;
  const settled = async () => {
    await expect.poll(() => list.getSnapshot().items.state).not.toBe('loading');
  };
  return {
    model,
    list,
    requests,
    queryClient,
    settled,
    refuse: (next: number) => (status = next),
    connect(token: string) {
      model.setValue('tap_config.access_token', token);
      model.setValue('tap_config.refresh_token', 'refresh-1');
    },
  };
}

describe('the list of a provider', () => {
  it('waits for the sign-in, then is read with its access', async () => {
    const { list, requests, connect, settled, queryClient } = await open();
    expect(list.getSnapshot().access).toBe('missing');
    connect('access-1');
    await settled();
    expect(list.getSnapshot()).toMatchObject({
      access: 'granted',
      items: { state: 'ready', value: [{ id: '7', displayName: 'Shop' }] },
    });
    expect(requests).toEqual([
      {
        path: '/api/v1/source/ga4/properties/',
        body: { access_token: 'access-1', refresh_token: 'refresh-1' },
      },
    ]);
    const keys = queryClient.getQueryCache().getAll();
    expect(JSON.stringify(keys.map(({ queryKey, state }) => [queryKey, state]))).not.toContain('access-1');
  });

  it('of a saved source is read with its saved access, until someone signs in again', async () => {
    const { list, requests, connect, settled } = await open({ savedId: 11, form: stored });
    await settled();
    expect(requests.map(({ path }) => path)).toEqual(['/api/v1/source/11/ga4/properties/refresh/']);
    list.refresh();
    await expect.poll(() => requests.length).toBe(2);
    connect('access-2');
    await expect.poll(() => requests.at(-1)?.path).toBe('/api/v1/source/ga4/properties/');
  });

  it.each([400, 422])(
    'says that the access is refused (%s), and recovers after a sign-in',
    async (status) => {
      const { list, refuse, connect, settled } = await open({ savedId: 11, form: stored });
      await settled();
      refuse(status);
      list.refresh();
      await expect.poll(() => list.getSnapshot().access).toBe('refused');
      expect(list.getSnapshot().items.state).toBe('ready');
      refuse(200);
      connect('access-3');
      await expect
        .poll(() => list.getSnapshot())
        .toMatchObject({ access: 'granted', items: { state: 'ready' } });
    },
  );

  it('is not read for a copy, whose access is not copied', async () => {
    const { list, requests } = await open({ form: { ...stored, config: {} } });
    expect(list.getSnapshot().access).toBe('missing');
    expect(requests).toEqual([]);
  });
});
