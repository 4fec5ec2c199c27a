// The contract as files: `npm run contract -- export` writes them; every other command is the kit's own.
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from '../packages/contract/src/cli/main.ts';
import { contractFiles } from './lib/contractFiles.ts';

const folder = path.resolve(import.meta.dirname, '../packages/contract');
const args = process.argv.slice(2);

if (args[0] === 'export') {
  for (const [name, text] of Object.entries(await contractFiles())) {
    writeFileSync(path.join(folder, name), text);
    console.log(`Wrote packages/contract/${name}`);
  }
} else {
  process.exitCode = await main(args, {
    env: process.env,
    readStdin: () => readFileSync(0, 'utf8'),
    print: (text) => console.log(text),
    complain: (text) => console.error(text),
    hideArguments() {
      process.title = 'contract';
    },
    async untilStopped() {
      await once(process, 'SIGINT');
    },
    contract: path.join(folder, 'openapi.json'),
  });
}
