import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPassword, readPerson } from '../packages/contract/src/cli/passwords.ts';
import { main } from '../packages/contract/src/cli/main.ts';
import { realtimeKey } from '../packages/mocks/src/service/world/world.ts';
import { startServer, type RunningServer } from '../packages/mocks/src/server/startServer.ts';
import { admin, source } from './contractVerify.test.data.ts';

const packageFolder = path.resolve(import.meta.dirname, '../packages/contract');
const folder = mkdtempSync(path.join(tmpdir(), 'millrace-contract-'));
const at = (name: string) => path.join(folder, name);
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ port: 0 });
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** What happens until a server is stopped, with its address. */
  whileServing?(origin: string): Promise<void>;
}

/** Runs a command, and returns what it printed. */
async function run(
  args: readonly string[],
  { env = {}, stdin = '', whileServing = async () => {} }: RunOptions = {},
) {
  const printed: string[] = [];
  let isHidden = false;
  const code = await main(args, {
    env,
    readStdin: () => stdin,
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
    hideArguments: () => (isHidden = true),
    contract: path.join(packageFolder, 'openapi.json'),
    untilStopped: () => whileServing(/http:\S+\d/.exec(printed.join('\n'))?.[0] ?? ''),
  });
  return { code, text: printed.join('\n'), isHidden };
}

describe('verify', () => {
  it('writes reports without any value, and ends with 0', async () => {
    writeFileSync(at('source.json'), JSON.stringify(source));
    const args = ['verify', '--origin', server.address, '--as', `admin=${admin.email}`, '--level', 'scratch'];
    const files = ['--json', at('report.json'), '--junit', at('report.xml'), '--source', at('source.json')];
    const realtime = ['--realtime', `${server.address.replace('http', 'ws')}/app/${realtimeKey}`];
    const { code, text, isHidden } = await run([...args, ...files, ...realtime], {
      env: { MILLRACE_PASSWORD_ADMIN: admin.password },
    });
    expect(text).toContain('Screens:');
    const report = JSON.parse(readFileSync(at('report.json'), 'utf8'));
    expect(report.findings.filter(({ severity }: { severity: string }) => severity !== 'habit')).toEqual([]);
    expect(report.habits).toMatchObject({ events: 'sent', writes: 'merge', endedSession: 401 });
    expect([code, isHidden]).toEqual([0, false]);
    for (const written of [
      text,
      readFileSync(at('report.json'), 'utf8'),
      readFileSync(at('report.xml'), 'utf8'),
    ]) {
      for (const value of [admin.password, admin.email, 'Orders to warehouse', 'Acme', 'public.orders'])
        expect(written).not.toContain(value);
    }
    expect(readFileSync(at('report.xml'), 'utf8')).toMatch(
      /<testsuite name="contract" tests="\d+" failures="0">/,
    );
  }, 120_000);

  it('ends with 1 if nobody can sign in', async () => {
    const { code, text } = await run(
      ['verify', '--origin', server.address, '--as', `admin=${admin.email}`, '--passwords', '-'],
      { stdin: 'admin=wrong=one\n' },
    );
    expect(code).toBe(1);
    expect(text).toContain('admin cannot sign in: status 400');
  }, 60_000);

  it.each([
    [[], /^Use:/],
    [['no-such-command'], /^Use:/],
    [['verify'], /--origin needs an address/],
    [['verify', '--origin', 'ftp://a.example'], /--origin needs an address/],
    [['verify', '--origin', 'https://a.example'], /--as names who signs in/],
    [['verify', '--origin', 'https://a.example', '--as', 'admin'], /name=email/],
    [['verify', '--origin', 'https://a.example', '--as', 'admin=a@a.example'], /MILLRACE_PASSWORD_ADMIN/],
    [
      ['verify', '--origin', 'https://a.example', '--as', 'a=a@a.example', '--level', 'most'],
      /--level is one of/,
    ],
    [['verify', '--nothing'], /Unknown option/],
  ])('%j: says what is wrong, and ends with 2', async (args, words) => {
    const { code, text } = await run(args);
    expect(code).toBe(2);
    expect(text).toMatch(words);
  });
});

describe('record and replay', () => {
  it('write a file without any text of the service, and answer from it', async () => {
    const env = { MILLRACE_PASSWORD_ADMIN: admin.password };
    const service = ['--origin', server.address, '--as', `admin=${admin.email}`];
    const recorded = await run(['record', ...service, '--to', at('recording.json')], { env });
    expect(recorded.text).toMatch(/^Wrote \d+ answers to /);
    expect(recorded.code).toBe(0);
    const file = readFileSync(at('recording.json'), 'utf8');
    for (const value of [admin.password, admin.email, 'Orders to warehouse', 'Acme', 'public.orders'])
      expect(file).not.toContain(value);
    const checked = await run(['verify', '--recording', at('recording.json')]);
    expect(checked.text).toContain('  Pipelines: works');
    expect(checked.code).toBe(0);

    let rows: unknown;
    const replayed = await run(['replay', at('recording.json'), '--port', '0'], {
      async whileServing(origin) {
        const signedIn = await fetch(`${origin}/api/v1/login/`, { method: 'POST' });
        const cookie = signedIn.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; ');
        const list = await fetch(`${origin}/api/v1/pipeline/`, { headers: { Cookie: cookie } });
        rows = (await list.json()).results;
      },
    });
    expect(rows).toContainEqual(expect.objectContaining({ id: 1, status: 'running' }));
    expect(replayed.code).toBe(0);
  }, 120_000);

  it.each([
    [['record', '--origin', 'http://127.0.0.1:1', '--as', 'admin=a@b.example'], /--to names the file/],
    [['replay'], /replay needs the file/],
    [['replay', at('nothing.json')], /cannot be replayed/],
    [['replay', path.join(packageFolder, 'assumed.json')], /no recording of this version/],
    [['verify', '--recording', at('nothing.json')], /cannot be replayed/],
  ])('refuse %j in words', async (args, message) => {
    const { code, text } = await run(args, { env: { MILLRACE_PASSWORD_ADMIN: 'any' } });
    expect(text).toMatch(message);
    expect(code).toBe(2);
  });
});

describe('diff', () => {
  it('compares with the package’s own file, and ends with 1 for a breaking change', async () => {
    const file = JSON.parse(readFileSync(path.join(packageFolder, 'openapi.json'), 'utf8'));
    writeFileSync(at('same.json'), JSON.stringify(file));
    file.components.schemas.Pipeline.required = ['id'];
    writeFileSync(at('old.json'), JSON.stringify(file));
    expect(await run(['diff', at('same.json')])).toMatchObject({
      code: 0,
      text: 'The files say the same.\n',
    });
    const { code, text } = await run(['diff', at('old.json')]);
    expect(code).toBe(1);
    expect(text).toMatch(/major: createPipeline: .*Pipelines/);
    // The other way round, more answers fit.
    expect((await run(['diff', at('same.json'), at('old.json')])).code).toBe(0);
    expect((await run(['diff', at('same.json'), at('old.json'), '--fail-on', 'minor'])).code).toBe(1);
    expect((await run(['diff'])).code).toBe(2);
    expect((await run(['diff', at('source.json')])).code).toBe(2);
  });
});

describe('a password', () => {
  const sources = { env: { MILLRACE_PASSWORD_THE_ADMIN: 'from env' }, stdin: 'b=from=stdin\r\nc=third' };
  it.each([
    ['the-admin=a@a.example', 'from env'],
    ['b=b@a.example', 'from=stdin'],
    ['c=c@a.example:typed', 'third'],
    ['d=d@a.example:with:colon', 'with:colon'],
  ])('of %j', (text, password) => expect(readPerson(text, sources).password).toBe(password));

  it('in the command line is noticed', () => {
    expect(['a=a@a.example:x', 'a=a@a.example'].map(hasPassword)).toEqual([true, false]);
  });
});

it('is one file that runs without this repository', async () => {
  await build({
    cwd: packageFolder,
    input: 'src/cli/cli.ts',
    platform: 'node',
    output: { file: at('dist/cli.mjs'), format: 'es' },
  });
  copyFileSync(path.join(packageFolder, 'openapi.json'), at('openapi.json'));
  const child = spawn(
    process.execPath,
    [at('dist/cli.mjs'), 'verify', '--origin', server.address, '--as', `admin=${admin.email}`],
    { cwd: folder, env: { PATH: process.env['PATH'], MILLRACE_PASSWORD_ADMIN: admin.password } },
  );
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  expect(output).toContain('Notifications: works');
  expect(code).toBe(0);
}, 120_000);
