// Runs the suites that guard main and prints one summary line: `npm test`, `npm test -- lint units` for some suites,
// `npm run test:ci` as before a change reaches main, `npm run test:full` for the slow ones too.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, findFirefox, findWebKit } from './lib/browser.ts';
import { add, failuresOf, inWords, sumOf, type Sum } from './lib/reports.ts';
import { suites, type Occasion, type Suite } from './lib/suites.ts';

const reports = path.resolve('.millrace/reports');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ci: { type: 'boolean' }, full: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

const names = suites.map(({ name }) => name).join(', ');
if (values.help) {
  console.log(`npm test                what every change needs, within 15 minutes
npm test -- lint units  some suites
npm run test:ci         with all end-to-end tests, as before a change reaches main
npm run test:full       with the slow suites

Suites: ${names}`);
  process.exit(0);
}
const unknown = positionals.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`No suite is called "${unknown.join('", "')}". There are: ${names}.`);
  process.exit(2);
}
const occasion: Occasion = values.full ? 'night' : values.ci ? 'main' : 'change';
const chosen = suites.filter(({ name, runs }) =>
  positionals.length > 0 ? positionals.includes(name) : !runs || runs.includes(occasion),
);

const running = new Set<ChildProcess>();
let isStopped = false;
const stop = () => {
  isStopped = true;
  for (const child of running) child.kill();
};
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: { suite: Suite; sum: Sum; failures: readonly string[]; seconds: number }[] = [];
for (const [first, ...others] of groups(chosen)) {
  if (others.length === 0) {
    console.log(`\n── ${first.name} ──`);
    results.push(await run(first, 'inherit'));
  } else {
    const waiting = [first, ...others];
    const runNext = async (): Promise<void> => {
      const suite = waiting.shift();
      if (!suite || isStopped) return;
      results.push(await run(suite, 'pipe'));
      await runNext();
    };
    await Promise.all([runNext(), runNext()]);
  }
  if (isStopped) process.exit(130);
}
results.sort((a, b) => chosen.indexOf(a.suite) - chosen.indexOf(b.suite));

const total = results.map(({ sum }) => sum).reduce(add);
const width = Math.max(...chosen.map(({ name }) => name.length));
console.log('');
for (const { suite, sum, seconds } of results) {
  console.log(`${suite.name.padEnd(width)}  ${inWords(sum)}  ${seconds.toFixed(1)} s`);
}
for (const { suite, failures } of results) {
  for (const failure of failures) console.log(`\n${suite.name}: ${failure}`);
}
console.log(`\n${inWords(total)}`);
process.exit(total.failed > 0 ? 1 : 0);

/** Independent neighbours make a group, of which two run at a time; each other suite makes one of its own. */
function groups(list: readonly Suite[]): [Suite, ...Suite[]][] {
  const found: [Suite, ...Suite[]][] = [];
  for (const suite of list) {
    const last = found.at(-1);
    if (last && suite.isIndependent && last[0].isIndependent) last.push(suite);
    else found.push([suite]);
  }
  return found;
}

/** Runs one suite. Piped output is printed once the suite has ended. */
async function run(suite: Suite, output: 'inherit' | 'pipe') {
  const since = performance.now();
  const outcome = await outcomeOf(suite, output);
  return { suite, ...outcome, seconds: (performance.now() - since) / 1_000 };
}

/** Any error counts as a failure of the suite. */
async function outcomeOf(
  suite: Suite,
  output: 'inherit' | 'pipe',
): Promise<{ sum: Sum; failures: readonly string[] }> {
  const report = path.join(reports, `${suite.name}.json`);
  const env = { ...process.env, ...suite.env };
  try {
    if (suite.browser === 'chromium') env['CHROMIUM_PATH'] = await findBrowser();
    if (suite.browser === 'firefox') env['FIREFOX_PATH'] = findFirefox();
    if (suite.browser === 'webkit') findWebKit();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { sum: sumOf(suite.kind, { exitCode: 1 }), failures: [] };
  }
  if (suite.kind === 'playwright') env['PWOUT'] = report;
  const [command = '', ...args] = suite.command;
  const reporting =
    suite.kind === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];

  const child = spawn(command, [...args, ...reporting], { env, stdio: ['ignore', output, output] });
  running.add(child);
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  running.delete(child);
  if (output === 'pipe') console.log(`\n── ${suite.name} ──\n${Buffer.concat(parts).toString()}`);
  const text = suite.kind === 'check' ? undefined : readIfThere(report);
  return { sum: sumOf(suite.kind, { exitCode, report: text }), failures: failuresOf(suite.kind, text) };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
