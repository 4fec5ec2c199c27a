// @ts-check
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const heartbeat = 1_000;
const abandonedAfter = 10_000;

/**
 * Runs `work` while no other process holds the lock `file`. A lock of a dead process is taken over.
 *
 * @template T
 * @param {string} file
 * @param {{ onWait(): void, work(): Promise<T> }} options
 * @returns {Promise<T>}
 */
export async function withLock(file, { onWait, work }) {
  mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    if (isAbandoned(file)) putAside(file);
    else {
      if (!told) onWait();
      told = true;
      await wait(200);
    }
  }
  const beat = setInterval(() => touch(file), heartbeat);
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

/**
 * Writes the owner's number to a temporary file first and then links it, so that no process reads an empty lock.
 *
 * @param {string} file
 */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    return age > abandonedAfter || !isAlive(Number(readFileSync(file, 'utf8')));
  } catch {
    return false; // released at this moment: the next attempt takes it
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Renamed instead of removed: if two processes find the same dead lock, only one renames it.
 *
 * @param {string} file
 */
function putAside(file) {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch {
    // the other process was first
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // taken over while this process was suspended; the work ends by itself
  }
}
