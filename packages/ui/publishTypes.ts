// `node publishTypes.ts <folder>`: prepares type declarations for consumers, in the folder that they will be published in.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explicitUndefined } from './explicitUndefined.ts';
import { publicEntries } from './publicEntries.ts';
import { stripCitations } from './stripCitations.ts';

/** The declarations that the entries lead to. All others describe code that only our own code imports. */
function reachable(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  for (const file of found)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)[\s(]*['"](\.[^'"]+)['"]/g,
    ))
      found.add(path.join(path.dirname(file), from.replace(/\.tsx?$/, '.d.ts')));
  return found;
}

const [folder = ''] = process.argv.slice(2);
const isUsed = reachable(publicEntries.map(({ types }) => path.join(folder, types)));
for (const file of globSync(path.join(folder, '**/*.d.ts'))) {
  if (isUsed.has(file)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, explicitUndefined(stripCitations(text)));
  } else {
    rmSync(file);
    rmSync(`${file}.map`);
  }
}
