#!/usr/bin/env node
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  readStdin: () => readFileSync(0, 'utf8'),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  hideArguments() {
    // Also shortens what the list of processes shows.
    process.title = 'millrace-contract';
  },
  async untilStopped() {
    await once(process, 'SIGINT');
  },
  // Beside the folder of the program, here and in the package.
  contract: fileURLToPath(new URL('../openapi.json', import.meta.url)),
});
