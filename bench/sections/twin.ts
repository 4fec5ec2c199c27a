import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createService, type Service } from '../../packages/mocks/src/entries/index.ts';
import {
  addressOf,
  bodyOf,
  documented,
  type Documented,
} from '../../packages/mocks/src/handlers/everyCall/contract.test.data.ts';
import { openBrowser } from '../../packages/mocks/src/server/server.test.data.ts';
import type { Section } from '../bench.ts';
import type { Row } from '../report.ts';

const person = 'admin@acme.example';
/** Number of times a call is made; the median counts. */
const calls = 25;

/** The most frequent actions; each restores the world or creates one object. */
const writes = ['createPipeline', 'updatePipeline', 'updateSource', 'testSourceConnection', 'updateMe'];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median time of a call in milliseconds, including reading its response. */
async function timeOf(service: Service, { call, sample }: Documented): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < calls; round += 1) {
    const body =
      sample.body && 'name' in sample.body ? { ...sample.body, name: `${call.name} ${round}` } : sample.body;
    const request = new Request(`http://twin.test${addressOf(call, sample)}`, {
      method: call.method,
      headers: { 'Content-Type': 'application/json' },
      ...bodyOf(call, body),
    });
    const since = performance.now();
    const response = await service.handle(request);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${call.name} was answered with ${response.status}.`);
    times.push(performance.now() - since);
  }
  return median(times);
}

/** The slowest of some calls, by name. */
async function slowest(
  what: string,
  service: Service,
  chosen: readonly Documented[],
  ceiling: number,
): Promise<Row> {
  let worst = { name: '', time: 0 };
  for (const each of chosen) {
    const time = await timeOf(service, each);
    if (time > worst.time) worst = { name: each.name, time };
  }
  return { what: `Twin, ${what}: ${worst.name}`, unit: 'ms', ours: worst.time, ceiling };
}

/** A server in a separate process: the time until it answers, and its memory after reading all its lists. */
async function serve(scenario: string): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const since = performance.now();
  const child = spawn(
    process.execPath,
    ['--conditions=@millrace/source', path.resolve('bench/twinServer.ts'), scenario],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  try {
    const lines = createInterface({ input: child.stdout });
    const [address] = await once(lines, 'line');
    const browser = openBrowser(String(address));
    await browser.get('/api/v1/user/me/');
    const seconds = (performance.now() - since) / 1_000;
    await browser.login(person);
    for (const { call } of lists) {
      const response = await browser.get(`${call.path}?page_size=1000`);
      await response.arrayBuffer();
    }
    child.stdin.write('\n');
    const [bytes] = await once(lines, 'line');
    return { seconds, megabytes: Number(bytes) / 1_000_000 };
  } finally {
    child.kill();
  }
}

/** The reads of the admin. A read by a stranger may work only once. */
const reads = documented.filter(({ call, sample }) => call.method === 'GET' && sample.as === undefined);
/** Every paged list except whole schemas. */
const lists = reads.filter(
  ({ call }) =>
    'page' in call.query && call.kind !== 'introspection' && Object.keys(call.params).length === 0,
);

/** Speed and memory of the twin. */
export const twin: Section = async () => {
  const busy = createService({ person });
  const large = createService({ person, scenario: 'large' });
  const { seconds } = await serve('busyAccount');
  const { megabytes } = await serve('large');
  return [
    await slowest(
      'busy, slowest read',
      busy,
      reads.filter(({ call }) => call.kind !== 'introspection'),
      5,
    ),
    await slowest(
      'busy, slowest schema',
      busy,
      reads.filter(({ call }) => call.kind === 'introspection'),
      20,
    ),
    await slowest(
      'busy, slowest write',
      busy,
      documented.filter(({ name }) => writes.includes(name)),
      5,
    ),
    await slowest('large, slowest list', large, lists, 20),
    { what: 'Twin, from the start to an answer', unit: 's', ours: seconds, ceiling: 3 },
    { what: 'Twin, memory after all lists of large', unit: 'MB', ours: megabytes, ceiling: 300 },
  ];
};
