// @ts-check
// The only entry point: `node scripts/run.mjs <task> [args]`. It installs the packages of the lockfile, then runs
// scripts/<task>.ts, or the program <task> of a package, on the project's Node. Until then nothing is installed, so this
// file and what it imports are plain JavaScript for Node 20.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, ownNode, run } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [task = '', ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${task}.ts`);

try {
  await install(root);
  // Scripts read the workspaces' sources, like the bundler and the type checker.
  const command = existsSync(script)
    ? [ownNode(root), '--conditions=@millrace/source', script]
    : [path.join(root, 'node_modules/.bin', task)];
  if (!existsSync(command[0] ?? ''))
    throw new Error(`There is no task "${task}". README.md lists what there is.`);
  process.exitCode = await run([...command, ...args], root, {
    // Caches compiled code without types, which takes two thirds of a start.
    NODE_COMPILE_CACHE: path.join(root, '.millrace/compiled'),
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
