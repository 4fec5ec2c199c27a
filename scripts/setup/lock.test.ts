import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from './lock.mjs';

function newLock() {
  const folder = mkdtempSync(path.join(tmpdir(), 'millrace-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'setup.lock');
}
const never = () => {
  throw new Error('It waited.');
};

test('two at once take turns, and the second says that it waits', async () => {
  const file = newLock();
  const order: string[] = [];
  let release = () => {};
  const first = withLock(file, {
    onWait: never,
    work: () =>
      new Promise<void>((done) => {
        release = () => {
          order.push('first');
          done();
        };
      }),
  });
  const second = withLock(file, {
    onWait() {
      order.push('waiting');
      release();
    },
    work: async () => void order.push('second'),
  });
  await Promise.all([first, second]);
  expect(order).toEqual(['waiting', 'first', 'second']);
  expect(existsSync(file)).toBe(false);
});

test('work that fails lets go of the lock and passes its error on', async () => {
  const file = newLock();
  const failing = withLock(file, { onWait: never, work: () => Promise.reject(new Error('No network.')) });
  await expect(failing).rejects.toThrow('No network.');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that has died is taken over at once', async () => {
  const file = newLock();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withLock(file, { onWait: never, work: async () => 'done' })).toBe('done');
});

test('a lock that nobody has touched for long is taken over, whoever has its number now', async () => {
  const file = newLock();
  writeFileSync(file, String(process.pid));
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(await withLock(file, { onWait: never, work: async () => 'done' })).toBe('done');
});
