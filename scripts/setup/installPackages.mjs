// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { progress } from './progress.mjs';

// Explicit, because the person's own npm settings may differ. Few and short retries: with npm's defaults, a machine
// without a network waits for five minutes.
const npmArguments = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts=false',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=2000',
];

/**
 * `npm ci`, silent unless it fails.
 *
 * @param {string} root
 */
export async function installPackages(root) {
  const env = environmentForNpm(process.env);
  const [command, ...before] = npmCommand(env, root);
  const line = progress('Installing packages');

  // The terminal sends Ctrl-C to npm too, which then restores its files: wait for it.
  /** @type {NodeJS.Signals | undefined} */
  let stopped;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    if (!stopped) child.kill(signal);
    stopped = signal;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);

  const child = spawn(command, [...before, ...npmArguments], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.once('close', resolve);
  });
  process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop);

  if (stopped) {
    line.end('stopped');
    process.exitCode = stopped === 'SIGINT' ? 130 : 143;
    throw new Error('The installation was stopped; the next run does it again.');
  }
  if (code !== 0) {
    line.end('failed');
    throw new Error(explain(output));
  }
  line.end('done');
}

/**
 * What the person can do about a failed install, from npm's output.
 *
 * @param {string} output
 */
export function explain(output) {
  if (output.includes('EUSAGE')) {
    return 'package.json and package-lock.json do not agree. Run "npm install", look at what changed, and commit it.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED/.test(output)) {
    return `The packages could not be fetched: npm cannot reach its registry.\n\n${output.trim()}`;
  }
  return `npm ci failed.\n\n${output.trim()}`;
}

/**
 * The environment for an npm that no other npm started: without the outer run's settings, and without node_modules on
 * the path, because npm ci deletes the programs there.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentForNpm(env) {
  const dropped =
    /^npm_(config_(workspaces?|global|prefix|omit|production|ignore_scripts|dry_run)|package_.*|lifecycle_.*)$/i;
  const kept = Object.fromEntries(
    Object.entries(env).filter(([name]) => !dropped.test(name) && name !== 'NODE_ENV'),
  );
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  return { ...kept, PATH: folders.filter((folder) => !isInNodeModules(folder)).join(path.delimiter) };
}

/**
 * The npm that runs this process, otherwise the one on the path.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 * @returns {[string, ...string[]]}
 */
export function npmCommand(env, root) {
  const node = env['npm_node_execpath'];
  const npm = env['npm_execpath'];
  const isOurs = (/** @type {string} */ file) => file.startsWith(path.join(root, 'node_modules') + path.sep);
  if (!npm || isOurs(npm)) return ['npm'];
  return [node && !isOurs(node) ? node : 'node', npm];
}

/** @param {string} place */
function isInNodeModules(place) {
  return place.split(path.sep).includes('node_modules');
}
