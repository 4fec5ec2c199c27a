import { describe, expect, it } from 'vitest';
import { createService } from '../../assembly/createService.ts';
import { createBrowser, openService } from '../../assembly/service.test.data.ts';

const scenario = 'newAccount';

describe('notification settings of a client', () => {
  it('can be changed separately by every member (A-47), and show in me', async () => {
    const { browser, get } = openService({ scenario, person: 'member@acme.example' });
    const set = (settings: object) =>
      browser.post('/api/v1/user/update-client-notification-settings/', settings);
    expect((await set({ receive_monthly_notifications: false })).status).toBe(204);
    expect((await get('user/me/')).client).toMatchObject({
      receive_billing_notifications: true,
      receive_monthly_notifications: false,
    });
    await set({ receive_billing_notifications: false, receive_monthly_notifications: true });
    expect((await get('user/me/')).client).toMatchObject({
      receive_billing_notifications: false,
      receive_monthly_notifications: true,
    });
  });
});

it('a client has one external id, different from all others', async () => {
  const idSeenBy = async (person: string) => {
    const { get } = openService({ scenario, person });
    return (await get('user/get-client-external-id/')).external_id;
  };
  const own = await idSeenBy('admin@acme.example');
  expect(own).toMatch(/^(?:[0-9a-f]{8}-){3}[0-9a-f]{8}$/);
  expect(await idSeenBy('member@acme.example')).toBe(own);
  expect(await idSeenBy('trial@fresh.example')).not.toBe(own);
});

it('the client’s external id is part of the role’s template, and a source accepts it', async () => {
  const { browser, get } = openService({ scenario });
  const { external_id } = await get('user/get-client-external-id/');
  const query = '?bucket_name=event-exports&bucket_region=us-east-1';
  const template = await browser.get(`/api/v1/connector/s3_role_access_template/template.yaml${query}`);
  expect(await template.text()).toContain(`'sts:ExternalId': '${external_id}'`);
  const connection_config = {
    bucket_name: 'event-exports',
    bucket_region: 'us-east-1',
    assume_role: 'arn:aws:iam::123456789012:role/millrace-reader',
    assume_role_external_id: external_id,
  };
  const columns = [{ column_name: 'event_id', data_type: 'bigint', is_nullable: 'NO' }];
  const config = { connection_config, table_name: 'events', columns };
  const source = { name: 'Files', data_store: 's3', config };
  expect((await browser.post('/api/v1/source/', source)).status).toBe(201);
});

describe.each([
  ['feedback-request', 'feedback', 'requestFeedback'],
  ['escalate-request', 'escalation', 'requestEscalation'],
])('%s', (path, kind, effect) => {
  const open = () => {
    const service = createService({ scenario, person: 'member@acme.example' });
    const { post } = createBrowser(service);
    return { service, send: (content: unknown) => post(`/api/v1/user/${path}/`, { content }) };
  };

  it('arrives as written', async () => {
    const { service, send } = open();
    const content = ` ${'👩‍👩‍👧‍👦'.repeat(4_998)} `;
    expect((await send(content)).status).toBe(204);
    expect(service.inspect().mail).toEqual([
      { to: 'support@millrace.example', kind, link: null, text: content, at: expect.any(String) },
    ]);
    expect(service.inspect().effects).toMatchObject([{ name: effect }]);
  });
});
