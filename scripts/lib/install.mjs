// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { withLock } from './lock.mjs';

/**
 * The Node for every task, an ordinary dependency.
 *
 * @param {string} root
 */
export const ownNode = (root) => path.join(root, 'node_modules/node/bin/node');

/**
 * Runs `npm ci` if node_modules does not match the lockfile.
 *
 * @param {string} root
 */
export async function install(root) {
  if (isInstalled(root)) return;
  await withLock(path.join(root, '.millrace/install.lock'), {
    onWait: () => console.log('Another terminal is installing; waiting for it.'),
    async work() {
      if (isInstalled(root)) return; // the other terminal has just done it
      console.log('Installing packages');
      // Without node_modules on the path, because npm deletes the Node there.
      const folders = (process.env['PATH'] ?? '').split(path.delimiter);
      const PATH = folders
        .filter((folder) => !folder.split(path.sep).includes('node_modules'))
        .join(path.delimiter);
      // Explicit, because the person's own settings of npm may differ.
      const options = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--prefer-offline'];
      const code = await run(['npm', 'ci', ...options], root, { ...process.env, PATH });
      if (code !== 0) throw new Error('npm ci failed; the next run tries again.');
      if (!existsSync(ownNode(root))) {
        throw new Error(
          'The packages are installed, but the Node that Millrace runs on is not among them. Its install script\n' +
            'was probably refused: check that npm honours "allowScripts" in package.json, then run npm ci.',
        );
      }
    },
  });
}

/**
 * Whether node_modules matches the lockfile. npm writes its own copy as the last step of an install, so the comparison
 * works for any npm and fails after an interrupted install.
 *
 * @param {string} root
 */
function isInstalled(root) {
  /** @param {string} file */
  const packagesIn = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  try {
    return (
      existsSync(ownNode(root)) &&
      holdsAll(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))
    );
  } catch {
    return false;
  }
}

/**
 * Whether `present` contains everything in `wanted`. An optional package may be missing, because it is for another
 * platform. An extra package does not require an install.
 *
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} LockEntries
 * @param {LockEntries} wanted
 * @param {LockEntries} present
 */
export function holdsAll(wanted, present) {
  return Object.entries(wanted).every(([place, { version, integrity, optional }]) => {
    const found = present[place];
    if (!place.includes('node_modules/')) return true;
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

/**
 * Runs a program to its end and returns its exit code. Signals are passed on to it.
 *
 * @param {string[]} command
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function run([command = '', ...args], cwd, env) {
  // The channel tells a task when this process has ended, for any reason.
  const child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
