import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from './lock.mjs';

function newLock() {
  const folder = mkdtempSync(path.join(tmpdir(), 'millrace-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'a.lock');
}
const never = () => {
  throw new Error('It waited.');
};

test('two processes take turns, and the second reports that it waits', async () => {
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

test('failing work releases the lock and passes its error on', async () => {
  const file = newLock();
  const failing = withLock(file, { onWait: never, work: () => Promise.reject(new Error('No network.')) });
  await expect(failing).rejects.toThrow('No network.');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a killed process is taken over', async () => {
  const file = newLock();
  writeFileSync(file, '');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  expect(await withLock(file, { onWait: never, work: async () => 'done' })).toBe('done');
});
