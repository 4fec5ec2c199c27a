import { describe, expect, it } from 'vitest';
import { externalIdOf } from '../accounts/externalId.ts';
import { openService } from '../../assembly/service.test.data.ts';

const path = '/api/v1/connector/s3_role_access_template/';
const query = '?bucket_name=event-exports&bucket_region=us-east-1';

describe('the template of a bucket’s role', () => {
  it('downloads from the page’s own host, with the bucket and the client’s external id', async () => {
    const { browser } = openService();
    const { success, template_url } = await (await browser.get(path + query)).json();
    expect(success).toBe(true);
    const url = new URL(template_url);
    expect(url.origin).toBe('http://twin.test');
    const response = await browser.get(url.pathname + url.search);
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="millrace-role.yaml"');
    const text = await response.text();
    expect(text).toContain('arn:aws:s3:::event-exports/*');
    expect(text).toContain(`'sts:ExternalId': '${externalIdOf({ seed: 1, clientId: 1 })}'`);
  });

  it('has a different external id for another client', async () => {
    const of = async (person: string) =>
      (await openService({ person }).browser.get(`${path}template.yaml${query}`)).text();
    expect(await of('trial@fresh.example')).not.toBe(await of('admin@acme.example'));
  });

  it.each([
    ['?bucket_region=us-east-1', 'bucket_name'],
    ["?bucket_name=a'b:c&bucket_region=us-east-1", 'bucket_name'],
    ['?bucket_name=event-exports', 'bucket_region'],
    ['?bucket_name=event-exports&bucket_region=moon-1', 'bucket_region'],
  ])('refuses %s at %s, as does its download', async (wrong, field) => {
    const { browser } = openService();
    for (const address of [path + wrong, `${path}template.yaml${wrong}`]) {
      const response = await browser.get(address);
      expect(response.status).toBe(422);
      expect((await response.json()).detail[0].loc).toEqual(['query', field]);
    }
  });

  it('is available to members only', async () => {
    const { browser } = openService({ person: null });
    expect((await browser.get(`${path}template.yaml${query}`)).status).toBe(401);
  });
});
