// `npm run bench`, or `npm run bench -- signIn rows` for some sections: measures the console and the library against
// the minimum cost of the same libraries, in one run. docs/speed.md explains the rows. Timings are noisy, so nothing
// here fails; `npm test` asserts everything that is stable.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { rounds, type Bench, type Section } from '../bench/bench.ts';
import { buildPages } from '../bench/pages.ts';
import { isOver, tableOf, type Row } from '../bench/report.ts';
import { cascade } from '../bench/sections/cascade.ts';
import { form } from '../bench/sections/form.ts';
import { list } from '../bench/sections/list.ts';
import { log } from '../bench/sections/log.ts';
import { options } from '../bench/sections/options.ts';
import { paths } from '../bench/sections/paths.ts';
import { rows } from '../bench/sections/rows.ts';
import { schema } from '../bench/sections/schema.ts';
import { signIn } from '../bench/sections/signIn.ts';
import { tools } from '../bench/sections/tools.ts';
import { twin } from '../bench/sections/twin.ts';
import { serveFolder } from '../bench/serve.ts';
import { startServer } from '../packages/mocks/src/entries/server.ts';
import { browserArgs, findWholeBrowser } from './lib/browser.ts';
import { judge } from './lib/budgets.ts';
import { readBundle } from './lib/bundle.ts';
import { freshBuild, targets } from './lib/freshBuild.ts';

const sections: Readonly<Record<string, Section>> = {
  signIn,
  list,
  form,
  rows,
  log,
  schema,
  cascade,
  options,
  paths,
  tools,
  twin,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  console.error(
    `No section is called "${unknown.join('", "')}". There are: ${Object.keys(sections).join(', ')}.`,
  );
  process.exit(2);
}

const folder = path.resolve('.millrace/bench');
mkdirSync(folder, { recursive: true });
console.log('Building the limits');
await buildPages(folder);
const consoleFolder = await freshBuild(targets.console);
const sizes = judge(readBundle(consoleFolder), {}).figures;

const pages = await serveFolder(folder);
const server = await startServer({ port: 0, consoleFolder });
const browser = await chromium.launch({ executablePath: await findWholeBrowser(), args: [...browserArgs] });
const [person = { email: '', password: '' }] = server.people;
const bench: Bench = {
  browser,
  folder,
  pageAt: (page) => `${pages.address}/${page}/`,
  weightOf: (page) => gzipSync(readFileSync(path.join(folder, page, 'main.js')), { level: 9 }).length / 1_000,
  console: {
    address: server.address,
    person,
    sizeOf(what) {
      const figure = sizes.find((each) => each.what === what);
      if (!figure) throw new Error(`No size is called "${what}".`);
      return figure.value;
    },
  },
};

try {
  console.log('Measuring; nothing else should run meanwhile');
  const result: Row[] = [];
  for (const [name, section] of Object.entries(sections)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`  ${name}`);
    const measured = await section(bench);
    // A later section may fail, and this took minutes.
    console.log(`${tableOf(measured)}\n`);
    result.push(...measured);
  }
  const over = result.filter(isOver);
  console.log(over.length > 0 ? `${over.length} of ${result.length} rows are over.` : 'No row is over.');
  const file = path.join(folder, 'result.json');
  writeFileSync(file, JSON.stringify({ at: new Date(), rounds, rows: result }, null, 2));
  console.log(`Kept in ${path.relative('.', file)}`);
} finally {
  await browser.close();
  await server.close();
  pages.close();
}
