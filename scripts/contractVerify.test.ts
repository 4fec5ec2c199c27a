import { describe, expect, it } from 'vitest';
import { isPassed, type Report } from '../packages/contract/src/verify/report.ts';
import { createBrowser } from '../packages/mocks/src/assembly/service.test.data.ts';
import {
  aloneFaults,
  injectAll,
  readFaults,
  scratchFaults,
  silentSocket,
  type Fault,
} from './contractFaults.test.data.ts';
import { admin, check, member, openTwin, sendToTwin } from './contractVerify.test.data.ts';

/** Each check that found something, with its call. */
const found = ({ findings }: Report) =>
  [...new Set(findings.map(({ check: name, call = 'session' }) => `${name} ${call}`))].toSorted();
const wanted = (faults: readonly Fault[]) =>
  [
    ...new Set(faults.flatMap(({ finds }) => finds.map(([name, call = 'session']) => `${name} ${call}`))),
  ].toSorted();
/** The twin never has more than 1000 lines in a page of a log. */
const ownHabits = ['page-size-capped listPipelineEvents'];

describe('the twin', () => {
  it('gives no alarm at the level read', async () => {
    const report = await check({ people: [admin, member] });
    expect(found(report)).toEqual(ownHabits);
    expect(report.screens.filter(({ state }) => !['works', 'unchecked'].includes(state))).toEqual([]);
    expect(isPassed(report)).toBe(true);
    expect(report.calls.filter(({ state }) => state === 'fits').length).toBeGreaterThan(40);
  }, 120_000);

  it('gives no alarm at the level full, and nothing of the check is left', async () => {
    const service = openTwin();
    const report = await check({ send: sendToTwin(service), level: 'full' });
    expect(found(report)).toEqual(ownHabits);
    expect(report.habits).toMatchObject({ writes: 'merge', errors: 'detail', actions: 'object' });
    const browser = createBrowser(service);
    await browser.signIn();
    for (const list of ['pipeline', 'source', 'hook', 'tunnel', 'user']) {
      const text = await (await browser.get(`/api/v1/${list}/?page_size=1000`)).text();
      expect(text).not.toContain('contract-check');
    }
  }, 120_000);
});

describe('seeded faults', () => {
  it('of reads are all found, and nothing else', async () => {
    const report = await check({ send: injectAll(readFaults, sendToTwin(openTwin())) });
    expect(readFaults.length).toBeGreaterThan(20);
    expect(found(report)).toEqual([...new Set([...ownHabits, ...wanted(readFaults)])].toSorted());
    expect(isPassed(report)).toBe(false);
    const states = new Map(report.screens.map(({ screen, state }) => [screen, state]));
    expect(states.get('Pipeline overview')).toBe('breaks');
    expect(states.get('Billing')).toBe('breaks');
    expect(states.get('Usage')).toBe('works without');
    expect(states.get('Account')).toBe('works');
    expect(report.calls.find(({ call }) => call === 'getAccountUsage')).toMatchObject({
      state: 'unreachable',
      why: 'status 500',
    });
  }, 120_000);

  it.each(aloneFaults)(
    '$name',
    async (fault) => {
      const report = await check({ send: fault.inject(sendToTwin(openTwin())) });
      expect(found(report)).toEqual(expect.arrayContaining(wanted([fault])));
    },
    120_000,
  );

  it('of writes are all found, and nothing else', async () => {
    const send = injectAll(scratchFaults, sendToTwin(openTwin()));
    const report = await check({ send, level: 'scratch' });
    expect(found(report)).toEqual([...ownHabits, ...wanted(scratchFaults)].toSorted());
  }, 120_000);

  it('of events are found', async () => {
    const report = await check({ level: 'scratch', openSocket: async () => silentSocket });
    expect(found(report)).toEqual(
      ['createPipeline', 'deletePipeline', 'updatePipeline']
        .map((call) => `event-missing ${call}`)
        .concat(ownHabits)
        .toSorted(),
    );
    expect(report.habits.events).toBe('none');
  }, 120_000);

  it('of assumed fields are named with their screens', async () => {
    const report = await check({ send: sendToTwin(openTwin({ hasAssumedFields: false })) });
    expect(report.findings.filter(({ severity }) => severity === 'breaks')).toEqual([]);
    expect(report.calls.find(({ call }) => call === 'listPipelines')?.without).toContainEqual({
      field: 'last_synced_at',
      shownIn: 'Pipelines list: last sync',
    });
    expect(isPassed(report)).toBe(true);
  }, 120_000);
});
