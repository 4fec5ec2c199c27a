import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { openBrowser, startTestServers } from '../server.test.data.ts';

const { folder } = startTestServers();

const program = `
import { startServer } from ${JSON.stringify(import.meta.resolve('../startServer.ts'))};
const { address } = await startServer({ port: 0, stateFolder: process.argv[1], scenario: 'newAccount' });
console.log(address);`;

/** The API in a process whose files may have a size only, in blocks of 512 bytes. */
async function startLimited(blocks: number) {
  const node = `exec "$0" --conditions=@millrace/source --input-type=module -e "$1" "$2"`;
  const child = spawn('sh', ['-c', `ulimit -S -f ${blocks}; ${node}`, process.execPath, program, folder()], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  const [address] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, said, address: String(address) };
}

/**
 * Gives a running process room again. A shell's `ulimit` limits only what it starts, so this needs the program of
 * util-linux, which every Linux has that can run the console (README.md).
 */
function makeRoom(pid: number | undefined) {
  try {
    execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:']);
  } catch (cause) {
    throw new Error('This test needs `prlimit`, which is in the package util-linux.', { cause });
  }
}

it(
  'a full disk does not end the server: writes are refused until there is room',
  { timeout: 60_000 },
  async () => {
    const { child, said, address } = await startLimited(2_000);
    const { signIn, post, get } = openBrowser(address);
    await signIn();
    const fill = async (): Promise<number> => {
      const { status } = await post('/api/v1/pipeline/', { name: `Line ${Math.random()}` });
      return status === 201 ? fill() : status;
    };
    expect(await fill()).toBe(503);
    const { count } = await (await get('/api/v1/pipeline/')).json();
    expect(await fill()).toBe(503);
    // The clock goes on meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect((await (await get('/api/v1/pipeline/')).json()).count).toBe(count);
    expect(said).toEqual([expect.stringContaining(`Changes cannot be stored in ${folder()}: `)]);

    makeRoom(child.pid);
    expect((await post('/api/v1/pipeline/', { name: 'Room again' })).status).toBe(201);
    expect(said[1]).toBe('Changes are stored again.');
    child.kill('SIGKILL');
    await once(child, 'close');

    const { child: next, address: nextAddress } = await startLimited(1_000_000);
    const again = openBrowser(nextAddress);
    await again.signIn();
    expect((await (await again.get('/api/v1/pipeline/')).json()).count).toBe(count + 1);
    next.kill('SIGKILL');
    await once(next, 'close');
  },
);
