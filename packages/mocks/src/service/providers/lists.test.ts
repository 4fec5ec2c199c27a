import { fetchFacebookPages, fetchGa4Properties } from '@millrace/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { slowMs } from '../connections/connectionTest.ts';
import { hourMs } from '../core/durations.ts';
import { openService } from '../../assembly/service.test.data.ts';

const openLists = () => {
  const { service, browser, get } = openService();
  const post = async (path: string, body: object = {}) => {
    const response = await browser.post(`/api/v1/source/${path}`, body);
    return { status: response.status, answer: await response.json() };
  };
  const properties = async (access_token: string, refresh_token?: string) => {
    const { answer } = await post('ga4/properties/', { access_token, refresh_token });
    return v.parse(fetchGa4Properties.response, answer);
  };
  return { service, browser, get, post, properties };
};

describe('the properties of a Google account', () => {
  it('are the same each time, and none is selected', async () => {
    const { properties } = openLists();
    const all = await properties('twin-token-ga4');
    expect(all).toHaveLength(40);
    expect(new Set(all.map(({ id }) => id)).size).toBe(40);
    expect(new Set(all.map(({ account, accountName }) => `${account} ${accountName}`)).size).toBe(5);
    expect(all.some(({ displayName }) => displayName.length > 90)).toBe(true);
    expect(all.filter(({ isSelected }) => isSelected)).toEqual([]);
    expect(await openLists().properties('twin-token-ga4')).toEqual(all);
  });

  it('require the access granted by an exchange', async () => {
    const { service, browser, properties, post } = openLists();
    const provider = 'ga4';
    const body = { provider, ...service.authorise({ provider }) };
    const { access_token, refresh_token } = await (
      await browser.post('/api/v1/external_oauth/ga4/', body)
    ).json();
    expect(await properties(access_token, refresh_token)).toHaveLength(40);
    service.advance(2 * hourMs);
    expect((await post('ga4/properties/', { access_token, refresh_token: 'other' })).status).toBe(400);
    expect(await properties(access_token, refresh_token)).toHaveLength(40);
    const stranger = openService({ person: 'trial@fresh.example' }).browser;
    expect((await stranger.post('/api/v1/source/ga4/properties/', { access_token })).status).toBe(400);
  });

  it('may be empty, and may be slow', async () => {
    const { service, browser, properties } = openLists();
    expect(await properties('twin-empty-ga4')).toEqual([]);
    const slow = properties('twin-slow-ga4');
    await browser.get('/api/v1/source/1/');
    service.advance(slowMs);
    expect(await slow).toHaveLength(40);
  });

  it('of a saved source mark the selected ones, and change over time', async () => {
    const { service, browser, post } = openLists();
    const refreshed = async () => {
      const { answer } = await post('11/ga4/properties/refresh/');
      return v.parse(fetchGa4Properties.response, answer);
    };
    const before = await refreshed();
    const [first, second] = before.map(({ id }) => id);
    const tap_config = { properties: [first, { id: second, display_name: 'Blog' }] };
    await browser.patch('/api/v1/source/11/', { config: { tap_config } });
    const selected = async () =>
      (await refreshed()).filter(({ isSelected }) => isSelected).map(({ id }) => id);
    expect(await selected()).toEqual([first, second]);
    service.advance(hourMs);
    expect(await selected()).toEqual([second]);
    expect((await refreshed()).map(({ id }) => id).slice(0, -1)).toEqual(before.map(({ id }) => id).slice(1));
  });

  it('of the account’s own source are among them, and stay', async () => {
    const { service, post } = openLists();
    const selected = async () => {
      const { answer } = await post('11/ga4/properties/refresh/');
      const all = v.parse(fetchGa4Properties.response, answer);
      return all.filter(({ isSelected }) => isSelected).map(({ id }) => id);
    };
    const before = await selected();
    expect(before).toHaveLength(2);
    service.advance(4 * hourMs);
    expect(await selected()).toEqual(before);
  });

  it('of a saved source use its stored access', async () => {
    const { browser, post } = openLists();
    const keep = (access_token: string) =>
      browser.patch('/api/v1/source/11/', { config: { tap_config: { access_token } } });
    await keep('twin-expired-ga4');
    expect((await post('11/ga4/properties/refresh/')).status).toBe(400);
    await keep('wrong');
    expect((await post('11/ga4/properties/refresh/')).answer.detail).toContain('could not be read');
  });
});

describe('the pages of a Facebook account', () => {
  it('are listed for a token, and refreshed for a saved source', async () => {
    const { post } = openLists();
    const { answer } = await post('facebook_pages/pages/', { access_token: 'twin-token-facebook_pages' });
    const pages = v.parse(fetchFacebookPages.response, answer);
    expect(pages).toHaveLength(24);
    expect(new Set(pages.map(({ name }) => name)).size).toBe(24);
    expect((await post('14/facebook_pages/pages/refresh/')).answer).toEqual(answer);
  });

  it('of the account’s own source are among them, and stay', async () => {
    const { service, get, post } = openLists();
    const pages: readonly { readonly id: string }[] = (await get('source/14/')).config.tap_config.pages;
    const kept = pages.map(({ id }) => id);
    expect(kept).toHaveLength(2);
    const listed = async () => {
      const { answer } = await post('14/facebook_pages/pages/refresh/');
      return v.parse(fetchFacebookPages.response, answer).map(({ id }) => id);
    };
    expect(await listed()).toEqual(expect.arrayContaining(kept));
    service.advance(4 * hourMs);
    expect(await listed()).toEqual(expect.arrayContaining(kept));
  });

  it('do not exist for sources of another type, nor for archived ones', async () => {
    const { browser, post } = openLists();
    expect((await post('11/facebook_pages/pages/refresh/')).status).toBe(404);
    await browser.post('/api/v1/pipeline/14/archived/');
    expect((await browser.post('/api/v1/source/14/archived/')).status).toBe(200);
    expect((await post('14/facebook_pages/pages/refresh/')).status).toBe(409);
  });
});
