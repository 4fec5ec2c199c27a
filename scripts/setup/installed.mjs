// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/**
 * Whether `present` contains everything in `wanted`. An optional package may be missing, because it is for another
 * platform. An extra package does not require an install.
 *
 * @param {LockEntries} wanted
 * @param {LockEntries} present
 */
export function holdsAll(wanted, present) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const found = present[place];
    return found
      ? found.version === entry.version && found.integrity === entry.integrity
      : entry.optional === true;
  });
}

/**
 * Whether node_modules matches the lockfile. npm writes its own copy as the last step of an install, so the comparison
 * works for any npm and fails after an interrupted install.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readEntries(path.join(root, 'package-lock.json'));
  const present = readEntries(path.join(root, 'node_modules/.package-lock.json'));
  return Boolean(wanted && present && existsSync(ownNode(root)) && holdsAll(wanted, present));
}

/**
 * The Node for every task, an ordinary dependency.
 *
 * @param {string} root
 */
export const ownNode = (root) => path.join(root, 'node_modules/node/bin/node');

/**
 * @param {string} file
 * @returns {LockEntries | undefined}
 */
function readEntries(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
