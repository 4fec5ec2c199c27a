// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './installPackages.mjs';
import { isInstalled, ownNode } from './installed.mjs';
import { withLock } from './lock.mjs';

const oldestNode = 20;

/**
 * Installs if node_modules does not match the lockfile. Throws a sentence if that fails.
 *
 * @param {string} root
 */
export async function prepare(root) {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    throw new Error(`Millrace needs Node ${oldestNode} or newer to begin with; this is ${process.version}.`);
  }
  if (isInstalled(root)) return;
  await withLock(path.join(root, '.millrace/setup.lock'), {
    onWait: () => console.log('Another terminal is installing; waiting for it.'),
    async work() {
      if (isInstalled(root)) return; // the other terminal has just done it
      await installPackages(root);
      if (!existsSync(ownNode(root))) {
        throw new Error(
          'The packages are installed, but the Node that Millrace runs on is not among them. Its install script\n' +
            'was probably refused: check that npm honours "allowScripts" in package.json, then run npm ci.',
        );
      }
    },
  });
}
