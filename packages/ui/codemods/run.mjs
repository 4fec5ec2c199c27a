#!/usr/bin/env node
// Changes the `.tsx` and `.jsx` files in the given folders with a codemod of this folder, and prints their names:
//   npx millrace-codemod selection-names src
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const names = readdirSync(import.meta.dirname)
  .map((file) => path.basename(file, '.mjs'))
  .filter((name) => name !== 'run');
const [name = '', ...folders] = process.argv.slice(2);
if (!names.includes(name) || folders.length === 0) {
  console.error(`Usage: npx millrace-codemod <codemod> <folder>…\nCodemods: ${names.join(', ')}`);
  process.exit(2);
}

/** @type {{ readonly transform: (text: string) => string }} */
const { transform } = await import(`./${name}.mjs`);
for (const folder of folders)
  for (const relative of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.[jt]sx$/.test(relative) || relative.split(path.sep).includes('node_modules')) continue;
    const file = path.join(folder, relative);
    const text = readFileSync(file, 'utf8');
    const changed = transform(text);
    if (changed === text) continue;
    writeFileSync(file, changed);
    console.log(file);
  }
