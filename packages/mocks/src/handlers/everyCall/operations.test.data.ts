import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import { createBrowser, openService } from '../../assembly/service.test.data.ts';
import { memoryStore } from '../../store/memoryStore.test.data.ts';
import { addressOf, bodyOf, documented, faultsOfRefusal, misfitsOfAnswer } from './contract.test.data.ts';
import { brokenIn } from './invariants.test.data.ts';
import type { Outcome } from '../outcomes/outcome.ts';

const people = ['admin@acme.example', 'member@acme.example', 'trial@fresh.example', null] as const;
const names = ['A', 'a ', 'B', 'Stripe', 'Orders to warehouse', 'Analytics'] as const;

const changingWhoAsks = new Set(['login', 'logout']);

/** Documented requests, by call. Other tests cover those that end with a server error. */
const requests = documented.flatMap(({ name, call, outcomes }) =>
  changingWhoAsks.has(name)
    ? []
    : outcomes.filter(({ status }) => status < 500).map((outcome) => ({ call, outcome })),
);
const indexesOf = (isRead: boolean) =>
  fc.constantFrom(
    ...requests.flatMap(({ call }, index) => ((call.method === 'GET') === isRead ? [index] : [])),
  );

/** One step of a random sequence. */
interface Step {
  readonly request: number;
  readonly person: (typeof people)[number];
  /** Replaces every id of the request; `null` keeps the documented ones. */
  readonly id: number | null;
  readonly name: (typeof names)[number] | null;
  /** Milliseconds since the previous step. */
  readonly after: number;
}

const steps = (most: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      request: fc.oneof(
        { weight: 5, arbitrary: indexesOf(false) },
        { weight: 1, arbitrary: indexesOf(true) },
      ),
      // Mostly admins, who may do most.
      person: fc.constantFrom(people[0], people[0], people[0], ...people),
      // Low ids are frequent, so that steps meet the results of other steps.
      id: fc.option(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 33 }))),
      name: fc.option(fc.constantFrom(...names)),
      after: fc.constantFrom(0, 0, 0, 1_000, 10_000, 3_600_000, 86_400_000),
    }),
    { minLength: most / 2, maxLength: most, size: 'max' },
  );

/** The documented request with the step's ids and name. */
function requestOf({ request, id, name }: Step) {
  const chosen = requests[request] ?? requests[0];
  if (!chosen) throw new Error('There are no requests.');
  const { call, outcome } = chosen;
  const swapped = (key: string, value: unknown): unknown => {
    if (id !== null && /(^|_)id$/i.test(key) && (typeof value === 'number' || /^\d+$/.test(String(value)))) {
      return typeof value === 'number' ? id : String(id);
    }
    return name !== null && key === 'name' && typeof value === 'string' ? name : value;
  };
  const { at, body, query }: Outcome = JSON.parse(JSON.stringify(outcome), swapped);
  return { call, address: addressOf(call, { at, query }), init: bodyOf(call, body) };
}

/** An event with a revision (order of late events, A-44). */
const ordered = v.object({ resource_id: v.number(), rev: v.number() });

/** Lists whose rows all fit on one page. */
const lists = documented.filter(({ call }) => call.kind === 'list' && !call.path.includes('{'));
const counted = v.object({ count: v.number(), results: v.array(v.unknown()) });

/** Rows that attempts leave behind even if they are refused. */
const tracesOfTrying = new Set(['attempt', 'session']);

/** Tables with their own ids. */
const numbered =
  /^(?:pipeline|source|destination|tunnel|hook|hook_attachment|metric|alert|alertTrigger|account|subscription) /;

/** Random values are new each time; everything else must be the same. */
const withoutSecrets = (text: string) => text.replaceAll(/[0-9a-f]{16,}/g, '…');

/** Runs steps on a service in order, and returns all failures. */
async function play(sequence: readonly Step[]) {
  const { store, transactions, items } = memoryStore();
  const { service } = openService({ store, person: undefined });
  const browsers = new Map(people.map((person) => [person, createBrowser(service)]));
  for (const [person, browser] of browsers)
    await (person === null ? browser.get('/api/v1/user/me/') : browser.signIn(person));

  const faults: string[] = [];
  const revs = new Map<string, number>();
  service.onEvent(({ name, data }) => {
    if (!v.is(ordered, data)) return;
    const resource = `${name.split('_')[0]} ${data.resource_id}`;
    if (data.rev <= (revs.get(resource) ?? 0)) faults.push(`${resource} was told rev ${data.rev} too late`);
    revs.set(resource, data.rev);
  });

  const idsNow = () =>
    items()
      .map(({ kind, id }) => `${kind} ${id}`)
      .filter((key) => numbered.test(key));
  const gone = new Set<string>();
  let known = idsNow();
  const answers: string[] = [];
  const changes = () => transactions.flat().filter(({ kind }) => !tracesOfTrying.has(kind)).length;

  for (const step of sequence) {
    service.advance(step.after);
    const { call, address, init } = requestOf(step);
    const before = changes();
    const response = await browsers.get(step.person)?.send(call.method, address, init);
    const text = (await response?.text()) ?? '';
    const status = response?.status ?? 0;
    const told = `${String(step.person)}: ${call.method} ${address} ${String(init.body)} answered ${status}`;
    const wrong = [
      ...(status >= 500 ? [text] : []),
      ...(status < 300 ? misfitsOfAnswer(call, text) : []),
      ...(status >= 400 && status < 500 ? faultsOfRefusal(text) : []),
      ...(status >= 400 && changes() !== before ? ['and changed something'] : []),
      ...brokenIn(items()),
    ];
    const now = idsNow();
    wrong.push(...now.filter((key) => gone.has(key)).map((key) => `${key} was given twice`));
    for (const key of known.filter((each) => !now.includes(each))) gone.add(key);
    known = now;
    answers.push(`${status} ${withoutSecrets(text)}`);
    faults.push(...wrong.map((each) => `${told}: ${each}`));
    if (faults.length > 0) break;
  }
  const admin = browsers.get(people[0]);
  for (const { call } of lists) {
    const page: unknown = await (await admin?.get(`${call.path}?page_size=1000`))?.json();
    if (v.is(counted, page) && page.count !== page.results.length) {
      faults.push(`${call.name} counts ${page.count} and lists ${page.results.length}`);
    }
  }
  service.dispose();
  return { faults, answers, rows: items().map(({ kind, body }) => `${kind} ${withoutSecrets(body)}`) };
}

/** After any steps, a service keeps its invariants and has the same state each time. */
export const holdsTogether = (most: number) =>
  fc.asyncProperty(steps(most), async (sequence) => {
    const first = await play(sequence);
    expect(first.faults).toEqual([]);
    expect(await play(sequence)).toEqual(first);
  });
