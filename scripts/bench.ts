// `npm run bench`: how fast the console and the library are beside the least that the same libraries need, both from
// one run. docs/speed.md says what the rows mean. Timings are noisy, so nothing here fails; what is steady is asserted
// by `npm test`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { bestOf, drive, load, press } from '../bench/measure.ts';
import { buildPages } from '../bench/pages.ts';
import { isOver, tableOf, type Row } from '../bench/report.ts';
import { serveFolder } from '../bench/serve.ts';
import { startServer } from '../packages/mocks/src/entries/server.ts';
import { browserArgs, findBrowser } from './lib/browser.ts';
import { judge } from './lib/budgets.ts';
import { readBundle } from './lib/bundle.ts';
import { freshBuild, targets } from './lib/freshBuild.ts';

const rounds = 3;
const folder = path.resolve('.millrace/bench');
mkdirSync(folder, { recursive: true });

console.log('Building the limits');
await buildPages(folder);
const consoleFolder = await freshBuild(targets.console);
const bundle = readBundle(consoleFolder);
const sizes = judge(bundle, {}).figures;
const sizeOf = (what: string): number => sizes.find((figure) => figure.what === what)?.value ?? 0;
const gzipOf = (page: string): number =>
  gzipSync(readFileSync(path.join(folder, page, 'main.js')), { level: 9 }).length / 1_000;

const pages = await serveFolder(folder);
const server = await startServer({ port: 0, consoleFolder });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
try {
  console.log('Measuring; nothing else should run meanwhile');
  const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });
  const ours = `${server.address}/login`;
  const theirs = `${pages.address}/loginLimit/`;
  const login = (url: string, conditions: { cpu?: number; isSlow4g?: boolean }) =>
    bestOf(rounds, () => load(browser, url, { ...conditions, ready: signInButton }));
  const [slow, slowLimit] = [await login(ours, { cpu: 4 }), await login(theirs, { cpu: 4 })];
  const [far, farLimit] = [
    await login(ours, { cpu: 4, isSlow4g: true }),
    await login(theirs, { cpu: 4, isSlow4g: true }),
  ];
  const [plain, plainLimit] = [await login(ours, {}), await login(theirs, {})];

  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await signIn(await context.newPage());
  const listAddress = `${server.address}/pipelines/list`;
  const list = await bestOf(rounds, () =>
    load(browser, listAddress, { context, cpu: 4, ready: (page) => page.getByRole('rowheader') }),
  );
  const archived = (page: Page) => page.getByRole('link', { name: /^Archived/ });
  const active = (page: Page) => page.getByRole('link', { name: /^Active/ });
  const change = await bestOf(rounds, () => press(browser, listAddress, context, [archived, active]));

  const grid = (page: string) =>
    bestOf(rounds, () => drive(browser, `${pages.address}/${page}/`, { search: 'orders' }));
  const [rows, rowsLimit] = [await grid('rows'), await grid('rowsLimit')];
  const tree = (page: string) =>
    bestOf(rounds, () =>
      drive(browser, `${pages.address}/${page}/`, {
        search: 'col_7',
        presses: { selectAll: 'input[aria-label=All]', expand: '[data-control=expand] >> nth=1' },
      }),
    );
  const [schema, schemaLimit] = [await tree('schema'), await tree('schemaLimit')];

  const pick = (name: string, mine: typeof slow, limit?: typeof slow) => ({
    ours: mine[name] ?? 0,
    ...(limit && { limit: limit[name] ?? 0 }),
  });
  const result: Row[] = [
    {
      what: 'Sign-in, JS gzip',
      unit: 'kB',
      ours: sizeOf('first screen, JS'),
      limit: gzipOf('loginLimit'),
      ratio: 1.3,
    },
    { what: 'Sign-in, CSS gzip', unit: 'kB', ours: sizeOf('first screen, CSS'), ceiling: 10 },
    { what: 'Sign-in, requests with the API', unit: '', ...pick('requests', plain), ceiling: 7 },
    { what: 'Sign-in, API calls', unit: '', ...pick('apiCalls', plain), ceiling: 1 },
    {
      what: 'Sign-in, largest paint, CPU 4x',
      unit: 'ms',
      ...pick('lcp', slow, slowLimit),
      ratio: 1.35,
      ceiling: 700,
    },
    {
      what: 'Sign-in, largest paint, slow 4G, CPU 4x',
      unit: 'ms',
      ...pick('lcp', far, farLimit),
      ratio: 1.25,
    },
    { what: 'Sign-in, blocking, CPU 4x', unit: 'ms', ...pick('blocking', slow, slowLimit), ceiling: 250 },
    { what: 'Sign-in, script', unit: 'ms', ...pick('scriptTime', plain, plainLimit), ratio: 1.3 },
    { what: 'Sign-in, layout shift', unit: '', ...pick('layoutShift', plain), ceiling: 0.02 },
    {
      what: 'List with its shell, JS gzip',
      unit: 'kB',
      ours: sizeOf('pipelines list with its shell, JS'),
      ceiling: 190,
    },
    { what: 'List, API calls', unit: '', ...pick('apiCalls', list), ceiling: 2 },
    { what: 'List, layout shift', unit: '', ...pick('layoutShift', list), ceiling: 0.02 },
    { what: 'List, to a view that is held, CPU 4x', unit: 'ms', ...pick('frame', change), ceiling: 100 },
    { what: '10,000 rows, mount, CPU 4x', unit: 'ms', ...pick('mount', rows, rowsLimit), ratio: 2 },
    { what: '10,000 rows, search key, CPU 4x', unit: 'ms', ...pick('key', rows, rowsLimit), ratio: 2 },
    { what: '10,000 rows, worst key, CPU 4x', unit: 'ms', ...pick('worstKey', rows, rowsLimit), ceiling: 50 },
    {
      what: '10,000 rows, scroll frames over 33 ms',
      unit: '',
      ...pick('over33', rows),
      ceiling: (rowsLimit['over33'] ?? 0) + 2,
    },
    { what: '10,000 rows, scroll frames over 50 ms', unit: '', ...pick('over50', rows), ceiling: 0 },
    { what: '10,000 rows, heap', unit: 'MB', ...pick('heap', rows, rowsLimit), ceiling: 12 },
    { what: '10,000 rows, DOM nodes', unit: '', ...pick('nodes', rows, rowsLimit), ceiling: 1_500 },
    { what: 'Schema 5,000 x 40, mount, CPU 4x', unit: 'ms', ...pick('mount', schema, schemaLimit), ratio: 2 },
    { what: 'Schema, select all, CPU 4x', unit: 'ms', ...pick('selectAll', schema, schemaLimit), ratio: 2 },
    { what: 'Schema, open a table, CPU 4x', unit: 'ms', ...pick('expand', schema, schemaLimit), ratio: 2 },
    { what: 'Schema, search key, CPU 4x', unit: 'ms', ...pick('worstKey', schema, schemaLimit), ratio: 2 },
    {
      what: 'Schema, scroll frame p95, CPU 4x',
      unit: 'ms',
      ...pick('frameP95', schema, schemaLimit),
      ceiling: 34,
    },
    { what: 'Schema, heap', unit: 'MB', ...pick('heap', schema, schemaLimit), ceiling: 20 },
  ];
  console.log(`\n${tableOf(result)}\n`);
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

async function signIn(page: Page): Promise<void> {
  const [person] = server.people;
  await page.goto(`${server.address}/login`);
  await page.getByLabel('Email').fill(person?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('rowheader').first().waitFor();
  await page.close();
}
