import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// A folder without a console: building would fail there for another reason.
let elsewhere = '';
beforeEach(() => {
  elsewhere = mkdtempSync(path.join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(elsewhere, { recursive: true, force: true }));

const root = path.resolve(import.meta.dirname, '..');
const start = (args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; out: string; error: string }>((resolve) => {
    execFile(
      path.join(root, 'node_modules/node/bin/node'),
      ['--conditions=@millrace/source', path.join(root, 'scripts/start.ts'), ...args],
      { cwd: elsewhere, env: { PATH: process.env['PATH'], ...env } },
      (failure, out, error) => resolve({ code: failure?.code ?? 0, out, error }),
    );
  });

test.each(['--help', '-h'])('%s lists the options', async (flag) => {
  const { code, out, error } = await start([flag]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toContain('npm start -- --reset ');
  expect(out).toContain('MILLRACE_REALTIME_KEY');
});

test('a port in use is reported before anything is built', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const bound = other.address();
      resolve(typeof bound === 'object' && bound ? bound.port : 0);
    });
  });
  try {
    expect(await start([], { PORT: String(port) })).toEqual({
      code: 1,
      out: '',
      error: `Port ${port} of 127.0.0.1 is in use. Stop what uses it, or name another: PORT=${port + 1} npm start\n`,
    });
  } finally {
    other.close();
  }
});
