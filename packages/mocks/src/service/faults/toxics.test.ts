import { getMe, getSource, listPipelines } from '@millrace/ui/contract';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createService, type Service } from '../../assembly/createService.ts';
import { createBrowser, testStart } from '../../assembly/service.test.data.ts';
import type { Toxic } from './toxicKinds.ts';
import {
  delay,
  drift,
  drip,
  empty,
  everyCall,
  html,
  lost,
  malformed,
  network,
  never,
  status,
  truncated,
} from './toxics.ts';

let service: Service | undefined;
afterEach(() => service?.dispose());

const open = (...toxics: Toxic[]) => {
  service = createService({ person: 'admin@acme.example', clock: { at: testStart }, toxics });
  return { service, ...createBrowser(service) };
};
const list = '/api/v1/pipeline/';
const source = '/api/v1/source/1/';

describe('a fault', () => {
  it('refuses its own call only, with a status, headers and a body', async () => {
    const headers = { 'Retry-After': '7' };
    const { get } = open(status(listPipelines, 503, { detail: 'Back soon.' }, { headers }));
    const response = await get(list);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '7']);
    expect(await response.json()).toEqual({ detail: 'Back soon.' });
    expect((await get('/api/v1/user/me/')).status).toBe(200);
  });

  it('answers with a status without a body', async () => {
    const { get } = open(status(listPipelines, 204));
    expect(await (await get(list)).text()).toBe('');
  });

  it('breaks the connection before or after everything is done', async () => {
    const {
      post,
      get,
      service: spoiled,
    } = open(network({ name: 'createPipeline' }, { times: 1 }), lost({ name: 'createPipeline' }));
    expect((await post(list, { name: 'Never asked' })).type).toBe('error');
    expect((await post(list, { name: 'Done unseen' })).type).toBe('error');
    const count = async (name: string) => (await (await get(`${list}?search=${name}`)).json()).count;
    expect([await count('never'), await count('unseen')]).toEqual([0, 1]);
    expect(
      spoiled
        .inspect()
        .log.map(({ status: ended, effects }) => [ended, effects.length])
        .slice(0, 2),
    ).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it('sends an HTML page, or nothing', async () => {
    const { get } = open(html(getMe), empty(listPipelines));
    const page = await get('/api/v1/user/me/');
    expect(page.headers.get('Content-Type')).toContain('text/html');
    const nothing = await get(list);
    expect([nothing.status, await nothing.text()]).toEqual([200, '']);
  });

  it('sends half of the response as if it were complete', async () => {
    const { get } = open(malformed(listPipelines));
    const half = await get(list);
    expect(half.status).toBe(200);
    await expect(half.json()).rejects.toThrow(SyntaxError);
  });

  it('truncates the response below its announced length', async () => {
    const whole = await (await open().get(list)).text();
    const { get } = open(truncated(listPipelines));
    const cut = await get(list);
    expect(cut.headers.get('Content-Length')).toBe(String(new TextEncoder().encode(whole).length));
    await expect(cut.text()).rejects.toThrow('Cut off');
  });

  it('sends the whole response slowly', async () => {
    const whole = await (await open().get(list)).json();
    const { get } = open(drip(listPipelines, 40));
    const response = await get(list);
    const pieces: Uint8Array[] = [];
    for await (const piece of response.body ?? []) pieces.push(piece);
    expect(pieces.length).toBe(10);
    expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual(whole);
  });

  it('has nothing to truncate, halve or delay without a body', async () => {
    const { post } = open(truncated(everyCall), malformed(everyCall), drip(everyCall, 1));
    expect((await post('/api/v1/user/logout/')).status).toBe(204);
  });

  it('delays the response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { get } = open(delay(listPipelines, 30));
    let isAnswered = false;
    const answered = get(list).then((response) => {
      isAnswered = true;
      return response;
    });
    await get('/api/v1/user/me/');
    await vi.advanceTimersByTimeAsync(29);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answered).status).toBe(200);
  });

  it('never responds, until the service is disposed of', async () => {
    const { get, service: spoiled } = open(never(listPipelines));
    const answered = get(list);
    const first = await Promise.race([answered, get('/api/v1/user/me/').then(() => 'other')]);
    expect(first).toBe('other');
    spoiled.dispose();
    expect((await answered).type).toBe('error');
  });

  it('stops waiting when the request is aborted', async () => {
    const { send } = open(never(listPipelines), delay(getMe, 60_000), drip(getSource, 60_000));
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const waiting = [send('GET', list, { signal }), send('GET', '/api/v1/user/me/', { signal })];
    const dripping = await send('GET', source, { signal });
    const body = dripping.text();
    giveUp.abort();
    expect((await Promise.all(waiting)).map(({ type }) => type)).toEqual(['error', 'error']);
    await expect(body).rejects.toThrow('Given up');
  });
});

describe('a difference from the contract', () => {
  const bodyWith = async (...toxics: Toxic[]) => (await open(...toxics).get(source)).json();

  it('is a missing or extra field or another type, at a given path', async () => {
    const whole = await bodyWith();
    const body = await bodyWith(
      drift(getSource, 'missing', 'name'),
      drift(getSource, 'wrongType', 'id'),
      drift(getSource, 'extra', 'config'),
    );
    expect(body).not.toHaveProperty('name');
    expect(body.id).toBe(String(whole.id));
    expect(body.config).toEqual({ ...whole.config, not_in_the_contract: 'unexpected' });
  });

  it('applies to every row of a list', async () => {
    const { get } = open(drift(listPipelines, 'wrongType', 'results.*.status'));
    const { results } = await (await get(list)).json();
    expect(results.map(({ status: shown }: { status: unknown }) => typeof shown)).toEqual(
      results.map(() => 'number'),
    );
  });

  it.each([
    ['missing', {}],
    ['wrongType', []],
  ] as const)('can be the whole body, %s', async (change, left) => {
    expect(await bodyWith(drift(getSource, change, ''))).toEqual(left);
  });

  it('is nothing for an unknown path, and never reaches the prototype', async () => {
    const whole = await bodyWith();
    for (const path of ['unknown', 'name.inner', '__proto__', 'constructor.prototype', 'results.*']) {
      expect(await bodyWith(drift(getSource, 'extra', path), drift(getSource, 'missing', path))).toEqual(
        whole,
      );
    }
    expect({}).not.toHaveProperty('not_in_the_contract');
  });

  it.each(['missing', 'extra', 'wrongType'] as const)(
    'is one field chosen by the seed, %s',
    async (change) => {
      const whole = JSON.stringify(await bodyWith());
      const [one, same] = [
        await bodyWith(drift(getSource, change)),
        await bodyWith(drift(getSource, change)),
      ];
      expect(JSON.stringify(one)).not.toBe(whole);
      expect(one).toEqual(same);
    },
  );

  it('is a duplicate row, or rows in another order, with the same count', async () => {
    const idsWith = async (...toxics: Toxic[]) => {
      const { count, results } = await (await open(...toxics).get(`${list}?page_size=5`)).json();
      expect(count).toBe(30);
      return results.map(({ id }: { id: number }) => id);
    };
    const before = await idsWith();
    const twice = await idsWith({ kind: 'duplicateRow', call: 'listPipelines' });
    expect(twice).toHaveLength(6);
    expect([...new Set(twice)].toSorted()).toEqual(before.toSorted());
    const shuffled = await idsWith({ kind: 'shuffleRows', call: 'listPipelines' });
    expect(shuffled).not.toEqual(before);
    expect(shuffled.toSorted()).toEqual(before.toSorted());
  });
});

describe('faults apply', () => {
  const statusesOf = async (count: number, ...toxics: Toxic[]) => {
    const { get } = open(...toxics);
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await get(list)).status);
    return statuses;
  };

  it('as many times as given', async () => {
    const { get, service: spoiled } = open(status(listPipelines, 500, undefined, { times: 2 }));
    const statuses = [await get(list), await get(list), await get(list)].map((response) => response.status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(spoiled.inspect()).toMatchObject({ toxics: [], requests: { listPipelines: 3 } });
  });

  it('after the given number of requests', async () => {
    expect(await statusesOf(4, status(listPipelines, 500, undefined, { after: 1, times: 2 }))).toEqual([
      200, 500, 500, 200,
    ]);
  });

  it('to every call, if none is named', async () => {
    const { get } = open(status(everyCall, 502));
    expect([(await get(list)).status, (await get(source)).status]).toEqual([502, 502]);
  });

  it('with the given probability, the same for the same seed, whatever else is requested', async () => {
    const flaky = status(listPipelines, 500, undefined, { probability: 0.5 });
    const alone = await statusesOf(40, flaky);
    const struck = alone.filter((each) => each === 500).length;
    expect(struck).toBeGreaterThan(10);
    expect(struck).toBeLessThan(30);
    const { get } = open(flaky);
    const amid: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      await get(source);
      amid.push((await get(list)).status);
    }
    expect(amid).toEqual(alone);
    expect(await statusesOf(20, { ...flaky, probability: 0 })).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it('independently of each other', async () => {
    const flaky = (code: number) => status(listPipelines, code, undefined, { probability: 0.5 });
    // 503 is seen only if the first fault does not apply and the second does.
    expect(new Set(await statusesOf(40, flaky(500), flaky(503)))).toEqual(new Set([200, 500, 503]));
  });

  it('in combination, and the first takes precedence', async () => {
    const [first, second] = [status(listPipelines, 500), status(listPipelines, 503)];
    expect(await statusesOf(1, first, second)).toEqual([500]);
    expect(await statusesOf(1, delay(listPipelines, 1), second, first)).toEqual([503]);
  });

  it('until they are replaced', async () => {
    const { get, service: spoiled } = open(network(listPipelines));
    spoiled.setToxics([]);
    expect((await get(list)).status).toBe(200);
  });
});

describe('a request with its own faults', () => {
  const withHeader = (value: string, at = list) => {
    const { send, service: asked } = open();
    return { asked, response: send('GET', at, { headers: { 'X-Twin-Toxics': value } }), send };
  };

  it('has them, and no other request does', async () => {
    const { response, send } = withHeader('{"kind":"status","status":429,"headers":{"Retry-After":"3"}}');
    expect((await response).status).toBe(429);
    expect((await response).headers.get('Retry-After')).toBe('3');
    expect((await send('GET', list)).status).toBe(200);
  });

  it('may have several', async () => {
    const { response } = withHeader('[{"kind":"delay","ms":1},{"kind":"malformed"}]');
    await expect((await response).json()).rejects.toThrow(SyntaxError);
  });

  it.each([
    'nonsense',
    '"never"',
    'null',
    '7',
    '[1]',
    '{}',
    '{"kind":"poison"}',
    '{"kind":"status","status":99}',
    '{"kind":"delay","ms":-1}',
    '{"kind":"never","times":1}',
    '{"kind":"never","call":"getSource"}',
    '{"kind":"lostEvent","event":"*"}',
    '{"kind":"never","typo":1}',
    '{"kind":"status","status":500,"headers":{"Bad name":"1"}}',
  ])('gets the valid values for %s, and does nothing', async (value) => {
    const { response, asked } = withHeader(value);
    expect((await response).status).toBe(400);
    expect((await (await response).json()).detail).toMatch(/^The header X-Twin-Toxics takes JSON: /);
    expect(asked.inspect().effects).toEqual([]);
  });
});
