// @ts-check
import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const heartbeat = 1_000;
const abandonedAfter = 10_000;

/**
 * Runs `work` while no other process holds the lock `file`. A lock of a killed process is taken over.
 *
 * @template T
 * @param {string} file
 * @param {{ onWait(): void, work(): Promise<T> }} options
 * @returns {Promise<T>}
 */
export async function withLock(file, { onWait, work }) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let isFirst = true; !take(file); isFirst = false) {
    if (isFirst) onWait();
    await wait(200);
  }
  const beat = setInterval(() => {
    if (existsSync(file)) utimesSync(file, new Date(), new Date());
  }, heartbeat);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function take(file) {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > abandonedAfter) rmSync(file, { force: true });
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
