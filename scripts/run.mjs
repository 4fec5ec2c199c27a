// @ts-check
// The only entry point: `node scripts/run.mjs <task> [args]`. It installs the packages of the lockfile, then runs
// scripts/<task>.ts on the project's Node. This file and scripts/setup run before anything is installed: plain
// JavaScript for Node 20, without node_modules.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './setup/prepare.mjs';
import { runTask } from './setup/runTask.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [task = '', ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${task}.ts`);

if (!/^[a-zA-Z]+$/.test(task) || !existsSync(script)) {
  console.error(`There is no task "${task}". README.md lists what there is.`);
  process.exit(2);
}

try {
  await prepare(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(process.exitCode ?? 1);
}
await runTask({ root, script, args });
