import { getMe, listPipelines } from '@millrace/ui/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createService, type Service } from '../createService.ts';
import { createBrowser } from '../service.test.data.ts';
import { delay, html, network, never, status, truncated, type Toxic } from './toxics.ts';

let service: Service | undefined;
afterEach(() => service?.dispose());

const open = (...toxics: Toxic[]) => {
  service = createService({ scenario: 'newAccount', person: 'admin@acme.example', toxics });
  return { service, ...createBrowser(service) };
};
const list = '/api/v1/pipeline/';

describe('toxics', () => {
  it('refuse with a status and a body, only their own call', async () => {
    const { get } = open(status(listPipelines, 503, { detail: 'Back soon.' }));
    const response = await get(list);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ detail: 'Back soon.' });
    expect((await get('/api/v1/user/me/')).status).toBe(200);
  });

  it('wear off', async () => {
    const { get, service: spoiled } = open(status(listPipelines, 500, undefined, { times: 2 }));
    const statuses = [await get(list), await get(list), await get(list)].map((response) => response.status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(spoiled.inspect()).toMatchObject({ toxics: [], requests: { listPipelines: 3 } });
  });

  it('break the connection', async () => {
    const { get } = open(network(listPipelines));
    expect((await get(list)).type).toBe('error');
  });

  it('send a page, or half of the answer', async () => {
    const { get } = open(html(getMe), truncated(listPipelines));
    const page = await get('/api/v1/user/me/');
    expect(page.headers.get('Content-Type')).toContain('text/html');
    const half = await get(list);
    expect(half.status).toBe(200);
    await expect(half.json()).rejects.toThrow(SyntaxError);
  });

  it('answer late', async () => {
    const { get } = open(delay(listPipelines, 30));
    let isAnswered = false;
    const answered = get(list).then((response) => {
      isAnswered = true;
      return response;
    });
    await get('/api/v1/user/me/');
    expect(isAnswered).toBe(false);
    expect((await answered).status).toBe(200);
  });

  it('never answer, until the service is disposed of', async () => {
    const { get, service: spoiled } = open(never(listPipelines));
    const answered = get(list);
    const first = await Promise.race([answered, get('/api/v1/user/me/').then(() => 'other')]);
    expect(first).toBe('other');
    spoiled.dispose();
    expect((await answered).type).toBe('error');
  });

  it('can be replaced on the way', async () => {
    const { get, service: spoiled } = open(network(listPipelines));
    spoiled.setToxics([]);
    expect((await get(list)).status).toBe(200);
  });
});
