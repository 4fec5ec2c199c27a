import {
  createClient,
  getMe,
  listDestinations,
  listPipelines,
  listSources,
  listSubscriptions,
  listTunnels,
} from '@millrace/ui/contract';
import { comparableName } from '@millrace/ui/domain/entities';
import {
  billingStanding,
  isFreeQuotaExhausted,
  isPaidQuotaExhausted,
  isWithinQuota,
} from '@millrace/ui/domain/policies';
import { describe, expect, it } from 'vitest';
import { connectionFault } from '../service/connections/connectionFault.ts';
import { createService } from '../assembly/createService.ts';
import { people } from './people.ts';
import { scenarios, type ScenarioName } from './scenarios.ts';

const start = Date.UTC(2026, 10, 20, 9, 0);

/** A person's calls in a scenario, without its initial faults. */
function callsBy(person: string, scenario: ScenarioName) {
  const service = createService({ scenario, person, clock: { at: start }, toxics: [] });
  const call = createClient(({ url, ...init }) =>
    service.handle(new Request(`http://twin.test${url}`, init)),
  );
  const me = async () => (await call(getMe, {})).client;
  return { service, call, me };
}

const admin = 'admin@acme.example';
const lists = { listPipelines, listSources, listDestinations, listTunnels, listSubscriptions };

const standings: Record<ScenarioName, ReturnType<typeof billingStanding>> = {
  busyAccount: 'subscribed',
  newAccount: 'trial',
  trialEnding: 'trial',
  trialExpired: 'trialExpired',
  billingStates: 'subscribed',
  quotaExhausted: 'subscribed',
  large: 'subscribed',
  everyConnector: 'subscribed',
  brokenThings: 'subscribed',
  silentFailures: 'subscribed',
};

describe.each(Object.keys(scenarios) as ScenarioName[])('the scenario %s', (scenario) => {
  const state = scenarios[scenario]({ seed: 3, now: start });

  it('starts with the billing state in its name', async () => {
    const { me } = callsBy(admin, scenario);
    expect(billingStanding(await me(), new Date(start))).toBe(standings[scenario]);
  });

  it('has no running pipeline whose connector would fail its test', () => {
    const { sources, destinations, tunnels } = state;
    const isBroken = (kind: 'source' | 'destination', rows: typeof sources, id: number | null) => {
      const row = rows.find((each) => each.id === id);
      const tunnel = tunnels.find((each) => each.id === row?.tunnel_id);
      return row === undefined || connectionFault({ kind }, row, tunnel, start) !== undefined;
    };
    const running = state.pipelines.filter(({ status }) => ['running', 'starting'].includes(status));
    const broken = running.filter(
      ({ source_id, destination_id }) =>
        isBroken('source', sources, source_id) || isBroken('destination', destinations, destination_id),
    );
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  it('has pipelines that were created before they ran, and before now', () => {
    for (const { id, created_at, last_synced_at } of state.pipelines) {
      const latest = last_synced_at === null ? start : Date.parse(last_synced_at);
      expect([id, Date.parse(created_at) < latest]).toEqual([id, true]);
    }
  });

  it('has used alert runs only if it has alerts', () => {
    const hasAlerts = (state.observed?.alerts ?? []).length > 0;
    expect(state.client.free_observability_usage > 0).toBe(hasAlerts);
  });

  it('is the same for the same seed and time', () => {
    expect(scenarios[scenario]({ seed: 3, now: start })).toEqual(state);
  });

  it('has rows that the contract can decode', async () => {
    const { call } = callsBy(admin, scenario);
    for (const list of Object.values(lists)) {
      expect(await call(list, { pageSize: 1_000 })).toMatchObject({ unreadable: 0 });
    }
  });

  it('uses each id once, and each name once per client', () => {
    for (const rows of [state.sources, state.destinations, state.tunnels, state.pipelines]) {
      const names = rows
        .filter((row) => !('status' in row) || row.status !== 'archived')
        .map(({ client_id, name }) => `${client_id} ${comparableName(name)}`);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('connects each client’s pipelines to its own sources and destinations', () => {
    const owned = (rows: readonly { readonly id: number; readonly client_id: number }[]) =>
      new Map(rows.map(({ id, client_id }) => [id, client_id]));
    const [sources, destinations] = [owned(state.sources), owned(state.destinations)];
    const astray = state.pipelines.filter(
      ({ client_id, source_id, destination_id }) =>
        (source_id !== null && sources.get(source_id) !== client_id) ||
        (destination_id !== null && destinations.get(destination_id) !== client_id),
    );
    expect(astray).toEqual([]);
  });
});

describe('billing states', () => {
  it.each([
    ['trial@fresh.example', 'trial'],
    ['lastday@fresh.example', 'trial'],
    ['expired@late.example', 'trialExpired'],
    ['canceled@done.example', 'none'],
    ['leaving@done.example', 'subscribed'],
    ['pastdue@done.example', 'subscribed'],
    ['bypass@partner.example', 'bypassed'],
  ])('include %s %s, with data of every kind', async (person, standing) => {
    const { call, me } = callsBy(person, 'billingStates');
    expect(billingStanding(await me(), new Date(start))).toBe(standing);
    const counts = await Promise.all(
      [listSources, listDestinations, listPipelines].map(async (list) => (await call(list, {})).count),
    );
    expect(counts).toEqual([2, 1, 3]);
    const { rows } = await call(listPipelines, { ordering: 'name' });
    expect(rows.map(({ name, status }) => `${name}: ${status}`)).toEqual([
      'Orders: running',
      'Returns: draft',
      'Shop to warehouse: paused',
    ]);
    expect(rows.every(({ source, destination }) => source && destination)).toBe(true);
  });

  it('leave the demo’s client as in other scenarios', () => {
    const ofAcme = (scenario: ScenarioName) =>
      scenarios[scenario]({ seed: 3, now: start }).pipelines.filter(({ client_id }) => client_id === 1);
    expect(ofAcme('billingStates')).toEqual(ofAcme('busyAccount'));
  });

  it('have a person in every client who can sign in', () => {
    const clients = scenarios
      .billingStates({ seed: 3, now: start })
      .pipelines.map(({ client_id }) => client_id);
    const reached = new Set<number>(people.map(({ client_id }) => client_id));
    expect(clients.filter((id) => !reached.has(id))).toEqual([]);
  });
});

describe('an exhausted quota (spec §4)', () => {
  it.each([
    [admin, { isFree: true, isPaid: false }],
    ['leaving@done.example', { isFree: false, isPaid: true }],
    ['trial@fresh.example', { isFree: false, isPaid: false }],
  ])('is for %s %j', async (person, { isFree, isPaid }) => {
    const client = await callsBy(person, 'quotaExhausted').me();
    expect(isFreeQuotaExhausted(client)).toBe(isFree);
    expect(isPaidQuotaExhausted(client)).toBe(isPaid);
    expect(isWithinQuota(client)).toBe(!isFree && !isPaid);
  });
});
