// Runs the suites that guard main and prints one summary line: `npm test`, `npm test -- lint units` for some suites,
// `npm run test:full` for the slow ones too.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, findFirefox, findWebKit } from './lib/browser.ts';
import { add, inWords, sumOf, type Sum } from './lib/reports.ts';
import { suites, type Suite } from './lib/suites.ts';

const reports = path.resolve('.millrace/reports');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

const names = suites.map(({ name }) => name).join(', ');
if (values.help) {
  console.log(`npm test                all suites but the slow ones
npm test -- lint units  some suites
npm run test:full       all suites

Suites: ${names}`);
  process.exit(0);
}
const unknown = positionals.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`No suite is called "${unknown.join('", "')}". There are: ${names}.`);
  process.exit(2);
}
const chosen = suites.filter(({ name, isLong }) =>
  positionals.length > 0 ? positionals.includes(name) : values.full || !isLong,
);

let current: ChildProcess | undefined;
let isStopped = false;
const stop = () => {
  isStopped = true;
  current?.kill();
};
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: { suite: Suite; sum: Sum; seconds: number }[] = [];
for (const suite of chosen) {
  const since = performance.now();
  console.log(`\n── ${suite.name} ──`);
  const sum = await run(suite);
  if (isStopped) process.exit(130);
  results.push({ suite, sum, seconds: (performance.now() - since) / 1_000 });
}

const total = results.map(({ sum }) => sum).reduce(add);
const width = Math.max(...chosen.map(({ name }) => name.length));
console.log('');
for (const { suite, sum, seconds } of results) {
  console.log(`${suite.name.padEnd(width)}  ${inWords(sum)}  ${seconds.toFixed(1)} s`);
}
console.log(`\n${inWords(total)}`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs one suite with its output on the terminal. Any error counts as a failure of that suite. */
async function run(suite: Suite): Promise<Sum> {
  const report = path.join(reports, `${suite.name}.json`);
  const env = { ...process.env, ...suite.env };
  try {
    if (suite.needsBrowser) env['CHROMIUM_PATH'] = await findBrowser();
    if (suite.needsFirefox) env['FIREFOX_PATH'] = findFirefox();
    if (suite.needsWebKit) findWebKit();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return sumOf(suite.kind, { exitCode: 1 });
  }
  if (suite.kind === 'playwright') env['PWOUT'] = report;
  const [command = '', ...args] = suite.command;
  const reporting =
    suite.kind === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];

  const child = spawn(command, [...args, ...reporting], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  current = child;
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  return sumOf(suite.kind, { exitCode, report: suite.kind === 'check' ? undefined : readIfThere(report) });
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
