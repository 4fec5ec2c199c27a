import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { postgresWith } from '../handlers/outcomes/configs.ts';
import { chance } from '../service/core/random.ts';
import { openBrowser } from './server.test.data.ts';

type Browser = ReturnType<typeof openBrowser>;

/** The API alone, as `npm start` serves it, in a process of its own. */
const program = `
import { startServer } from ${JSON.stringify(import.meta.resolve('../entries/server.ts'))};
const { address } = await startServer({ port: 0, stateFolder: process.argv[1], scenario: 'newAccount' });
console.log(address);`;

async function startProcess(stateFolder: string): Promise<{ child: ChildProcess; address: string }> {
  const args = ['--conditions=@millrace/source', '--input-type=module', '-e', program, stateFolder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, address: String(address) };
}

/** How many write at once; each to a pipeline of its own. */
const writers = 3;
/** The longest that a process is written to, in milliseconds. */
const longestLife = 120;

/**
 * What a writer's n-th write makes of its pipeline. Its name lies in one row of the store and its table in another, so a
 * write of which half was kept shows.
 */
const bodyOf = (writer: number, n: number) => ({
  name: `Writer ${writer}, ${n}`,
  source_sync_frequency: 60_000 * (1 + n),
  sync_mappings: [{ table: 'public.orders', selected: n % 2 === 0, excluded: [] }],
});

/** One pipeline, and what is known to be kept of it. */
interface Writing {
  readonly id: number;
  readonly writer: number;
  /** The last write that was answered. */
  acknowledged: number;
  /** The last write that was sent. */
  sent: number;
}

const addressOf = ({ id }: Writing) => `/api/v1/pipeline/${id}/`;

/** Makes the pipelines, by the people who are signed in for the rest of the test. */
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

/** Writes until nobody answers any more. */
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

/** What is kept of a pipeline, as the write that it comes from; an error where it is none's or a half one's. */
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
 * Kills a server with SIGKILL again and again while it is written to, and starts it over the same state.
 * @returns how many writes were answered in all
 * @throws where what was answered is not there, or anything is there by halves
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
