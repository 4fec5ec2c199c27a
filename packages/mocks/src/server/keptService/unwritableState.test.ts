import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { openBrowser, startTestServers } from '../server.test.data.ts';

const { folder } = startTestServers();

/** Starts the API, or says why it cannot. A signal makes the file system of its folder bigger. */
const program = `
import { execFileSync } from 'node:child_process';
import { startServer } from ${JSON.stringify(import.meta.resolve('../startServer.ts'))};
const [, stateFolder, isOther] = process.argv;
process.on('SIGUSR2', () => execFileSync('mount', ['-o', 'remount,size=64m', stateFolder]));
// The administrator may write everywhere.
if (isOther && process.getuid() === 0) process.seteuid(65534);
try {
  const { address } = await startServer({ port: 0, stateFolder, scenario: 'newAccount' });
  console.log(address);
} catch (error) {
  console.log(error.name + ': ' + error.message);
  process.exit(1);
}`;
const node = `exec "$0" --conditions=@millrace/source --input-type=module -e "$1" "$2"`;

let stop = async () => {};
afterEach(() => stop());

/** Runs the program, from a shell in a user namespace of its own where it may mount. */
async function startIn(command: string, args: readonly string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, said, line: String(line) };
}

const mounted = (mount: string) =>
  startIn('unshare', ['-rm', 'sh', '-c', `${mount}; ${node}`, process.execPath, program, folder()]);

const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

// Without user namespaces, fullDisk.test.ts still limits the size of files.
describe.skipIf(!canMount)('a file system', () => {
  it(
    'that is full (SQLITE_FULL) has its reason said; writes are refused until there is room',
    { timeout: 60_000 },
    async () => {
      const { child, said, line } = await mounted('mount -t tmpfs -o size=2m none "$2"');
      const { signIn, post, get } = openBrowser(line);
      await signIn();
      const fill = async (): Promise<number> => {
        const { status } = await post('/api/v1/pipeline/', { name: `Line ${Math.random()}` });
        return status === 201 ? fill() : status;
      };
      expect(await fill()).toBe(503);
      expect((await get('/api/v1/pipeline/')).status).toBe(200);
      expect(said).toEqual([
        expect.stringContaining(`Changes cannot be stored in ${folder()}: the disk is full.`),
      ]);
      child.kill('SIGUSR2');
      await expect
        .poll(async () => (await post('/api/v1/pipeline/', { name: 'Room again' })).status, {
          timeout: 10_000,
        })
        .toBe(201);
      expect(said[1]).toBe('Changes are stored again.');
    },
  );

  it('that is read-only (EROFS) is named at the start', { timeout: 60_000 }, async () => {
    const { line } = await mounted('mount -t tmpfs none "$2" && mount -o remount,ro "$2"');
    expect(line).toBe(
      `StoreError: Nothing can be kept in ${folder()}. Name a folder that can be written to.`,
    );
  });
});

it('a folder that belongs to others (EACCES) is named at the start', { timeout: 60_000 }, async () => {
  chmodSync(folder(), 0o500);
  const { line } = await startIn(process.execPath, [
    '--conditions=@millrace/source',
    '--input-type=module',
    '-e',
    program,
    folder(),
    'other',
  ]);
  chmodSync(folder(), 0o700);
  expect(line).toBe(`StoreError: Nothing can be kept in ${folder()}. Name a folder that can be written to.`);
});
