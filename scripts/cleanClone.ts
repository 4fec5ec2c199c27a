// Tests a new checkout: clones the commit into an empty folder and runs npm start, then kills it and runs it again.
// Takes minutes, because it installs everything.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const port = 4182;
const address = `http://127.0.0.1:${port}/login`;
const patienceMs = 300_000;

const parent = mkdtempSync(path.join(tmpdir(), 'millrace-clone-'));
// Contains a space, as many home folders do.
const clone = path.join(parent, 'a clone');
let server: ChildProcess | undefined;

try {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, clone]);
  await startAndAsk();
  console.log('A fresh clone installed, built and answered.');
  await stop('SIGKILL');
  await startAndAsk();
  console.log('Killed and started again, it answered.');
  await stop('SIGTERM');
  const isStillThere = await fetch(address).then(
    () => true,
    () => false,
  );
  if (isStillThere) throw new Error('npm start was stopped, and its server still answers.');
} finally {
  await stop('SIGKILL');
  rmSync(parent, { recursive: true, force: true });
}

async function startAndAsk() {
  // The path without this repository's programs, and a separate process group so that it can be killed as a whole.
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const env = {
    ...process.env,
    PORT: String(port),
    PATH: folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter),
  };
  server = spawn('npm', ['start'], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const until = Date.now() + patienceMs;
  while (Date.now() < until && server.exitCode === null) {
    const document = await fetch(address).then(
      (answer) => answer.text(),
      () => '',
    );
    if (document.includes('millrace-config')) return;
    await wait(200);
  }
  throw new Error('npm start did not come to answer with the console.');
}

async function stop(signal: 'SIGTERM' | 'SIGKILL') {
  const it = server;
  server = undefined;
  if (!it?.pid || it.exitCode !== null) return;
  const ended = once(it, 'exit');
  process.kill(-it.pid, signal);
  await ended;
}
