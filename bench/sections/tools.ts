import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { findFreePort } from '../../scripts/lib/freePort.ts';
import { targets } from '../../scripts/lib/freshBuild.ts';
import type { Section } from '../bench.ts';
import { bestOf, type Figures } from '../measure.ts';

/** A start takes seconds; two runs are enough to detect interference from other programs. */
const startRounds = 2;

/** The waiting time of a Millrace developer. */
export const tools: Section = async ({ browser, folder }) => {
  const dev = await bestOf(startRounds, () => driveDev(browser, path.join(folder, 'dev')));
  const { commands, folder: from } = targets.console;
  const build = await seconds(commands(path.join(folder, 'console')), from);
  const storybook = path.join(folder, 'storybook');
  const stories = await seconds([['storybook', 'build', '--quiet', '--output-dir', storybook]], '.');
  return [
    { what: 'npm run dev to the sign-in, first time', unit: 's', ours: dev['cold'] ?? 0, ceiling: 4 },
    { what: 'npm run dev to the sign-in', unit: 's', ours: dev['warm'] ?? 0, ceiling: 2.5 },
    { what: 'npm run dev, from an edit to the screen', unit: 'ms', ours: dev['edit'] ?? 0, ceiling: 300 },
    { what: 'Production build', unit: 's', ours: build, ceiling: 15 },
    { what: 'Storybook build', unit: 's', ours: stories, ceiling: 25 },
  ];
};

/** Duration of commands, run one after the other. */
async function seconds(commands: readonly (readonly string[])[], cwd: string): Promise<number> {
  const since = performance.now();
  for (const [command = '', ...args] of commands) {
    const [code] = await once(spawn(command, args, { cwd, stdio: 'ignore' }), 'close');
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
  }
  return (performance.now() - since) / 1_000;
}

/** A start without caches, a start with them, and an edit of a visible component, which is reverted at once. */
async function driveDev(browser: Browser, stateFolder: string): Promise<Figures> {
  rmSync(stateFolder, { recursive: true, force: true });
  const cold = await withDev(browser, stateFolder, ({ painted }) => Promise.resolve(painted));
  return withDev(browser, stateFolder, async ({ page, painted }) => ({
    cold,
    warm: painted,
    edit: await editOf(page),
  }));
}

interface RunningDev {
  readonly page: Page;
  /** Seconds from the command to the sign-in form. */
  readonly painted: number;
}

async function withDev<Value>(
  browser: Browser,
  stateFolder: string,
  act: (dev: RunningDev) => Promise<Value>,
): Promise<Value> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const context = await browser.newContext();
  const page = await context.newPage();
  const since = performance.now();
  const server = spawn('npm', ['run', 'dev'], {
    detached: true,
    stdio: 'ignore',
    // The builds of the limits have set NODE_ENV to production in this process, which disables hot replacement.
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), MILLRACE_STATE: stateFolder },
  });
  try {
    await reached(`${address}/login`, server);
    await page.goto(`${address}/login`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    return await act({ page, painted: (performance.now() - since) / 1_000 });
  } finally {
    await context.close();
    await ended(server);
  }
}

const edited = path.resolve('packages/ui/src/screens/auth/LoginScreen/SignInForm.tsx');

/** Milliseconds from a component's new text in its file to the same text on the screen. */
async function editOf(page: Page): Promise<number> {
  // What the page loads when idle is not part of the edit.
  await page.waitForLoadState('networkidle');
  const before = readFileSync(edited, 'utf8');
  const after = before.replace('Welcome back.', 'Welcome once more.');
  if (after === before) throw new Error(`${edited} no longer holds the words that are changed here.`);
  // Checked with every frame: a locator checks less often the longer it waits.
  const shown = page.waitForFunction(() => document.body.textContent.includes('Welcome once more.'));
  const since = performance.now();
  writeFileSync(edited, after);
  try {
    await shown;
    return performance.now() - since;
  } finally {
    writeFileSync(edited, before);
  }
}

async function reached(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The development server has ended by itself.');
}

/** npm passes a signal to its script only; the group contains every process. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const end = once(server, 'close');
  process.kill(-server.pid, 'SIGTERM');
  await end;
}
