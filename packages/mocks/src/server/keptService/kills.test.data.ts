import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { postgresWith } from '../../handlers/outcomes/configs.ts';
import { chance } from '../../service/core/random.ts';
import { openBrowser } from '../server.test.data.ts';

type Browser = ReturnType<typeof openBrowser>;

/** The API alone, as `npm start` serves it, in a separate process. */
const program = `
import { startServer } from ${JSON.stringify(import.meta.resolve('../startServer.ts'))};
const { address } = await startServer({ port: 0, stateFolder: process.argv[1], scenario: 'newAccount' });
console.log(address);`;

async function startProcess(stateFolder: string): Promise<{ child: ChildProcess; address: string }> {
  const args = ['--conditions=@millrace/source', '--input-type=module', '-e', program, stateFolder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, address: String(address) };
}

/** Number of parallel writers, each with its own pipeline. */
const writers = 3;
/** The longest time of writing to one process, in milliseconds. */
const longestLife = 120;

/**
 * The state after a writer's n-th write. The name is in one row of the store and the table in another, so a partial
 * write is detectable.
 */
const bodyOf = (writer: number, n: number) => ({
  name: `Writer ${writer}, ${n}`,
  source_sync_frequency: 60_000 * (1 + n),
  sync_mappings: [{ table: 'public.orders', selected: n % 2 === 0, excluded: [] }],
});

/** One pipeline, and the writes known to be stored. */
interface Writing {
  readonly id: number;
  readonly writer: number;
  /** The last answered write. */
  acknowledged: number;
  /** The last sent write. */
  sent: number;
}

const addressOf = ({ id }: Writing) => `/api/v1/pipeline/${id}/`;

/** Creates the pipelines, with people who stay signed in for the rest of the test. */
async function prepare(browser: Browser): Promise<Writing[]> {
  await browser.signIn();
  const login = { name: 'Source', data_store: 'postgres', config: postgresWith({}) };
  const source = await (await browser.post('/api/v1/source/', login)).json();
  return Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const { id } = await (await browser.post('/api/v1/pipeline/', { name: `Writer ${writer}` })).json();
      const writing = { id, writer, acknowledged: 0, sent: 0 };
      await browser.patch(addressOf(writing), { source_id: source.id });
      await browser.patch(addressOf(writing), bodyOf(writer, 0));
      return writing;
    }),
  );
}

/** Writes until the server stops answering. */
async function write(browser: Browser, writing: Writing): Promise<void> {
  for (;;) {
    writing.sent = writing.acknowledged + 1;
    try {
      const response = await browser.patch(addressOf(writing), bodyOf(writing.writer, writing.sent));
      if (response.status !== 200) throw new Error(`Answered ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    } catch (thrown) {
      if (thrown instanceof TypeError) return;
      throw thrown;
    }
    writing.acknowledged = writing.sent;
  }
}

/** The write that a stored pipeline is from; an error if it matches none or only half of one. */
async function keptWrite(browser: Browser, writing: Writing): Promise<number> {
  const { name, source_sync_frequency, sync_mappings } = await (await browser.get(addressOf(writing))).json();
  const kept = JSON.stringify({ name, source_sync_frequency, table: sync_mappings?.[0] });
  for (const n of [writing.acknowledged, writing.sent]) {
    const {
      sync_mappings: [table],
      ...fields
    } = bodyOf(writing.writer, n);
    const whole = { ...fields, table: { ...table, custom_primary_keys: [] } };
    if (JSON.stringify(whole) === kept) return n;
  }
  throw new Error(`Write ${writing.acknowledged} was answered, ${writing.sent} sent, and kept is ${kept}`);
}

/**
 * Kills a server with SIGKILL repeatedly during writes, and restarts it on the same state.
 * @returns the number of answered writes
 * @throws if an answered write is missing or a write is partial
 */
export async function killAndRestart(stateFolder: string, kills: number, seed: number): Promise<number> {
  let { child, address } = await startProcess(stateFolder);
  const { cookies } = openBrowser(address);
  const browserAt = (at: string) => {
    const browser = openBrowser(at);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };
  const first = openBrowser(address);
  const writings = await prepare(first);
  for (const [name, value] of first.cookies) cookies.set(name, value);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const browser = browserAt(address);
      const writes = Promise.all(writings.map((writing) => write(browser, writing)));
      const life = longestLife * chance('kill', seed, kill);
      await Promise.race([writes, new Promise((resolve) => setTimeout(resolve, life))]);
      child.kill('SIGKILL');
      await Promise.all([once(child, 'close'), writes]);
      ({ child, address } = await startProcess(stateFolder));
      for (const writing of writings) writing.acknowledged = await keptWrite(browserAt(address), writing);
    }
  } finally {
    child.kill('SIGKILL');
  }
  return writings.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}
