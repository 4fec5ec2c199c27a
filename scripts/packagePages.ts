// Builds one page with everything that opens over a page, a windowed grid and fields, from the packed library with
// nothing but what its README says, and uses it in Chromium: `node scripts/packagePages.ts`, or with the names of some
// projects. Takes minutes: each project installs its packages.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArgs, findBrowser } from './lib/browser.ts';
import { consumerPage, expectWorkingPage } from './lib/consumerPage.ts';
import { expect, inProject, install, output, pack, readmeCode, write } from './lib/consumerProject.ts';
import { findFreePort } from './lib/freePort.ts';

const react = ['react@19.3.1', 'react-dom@19.3.1'];
const vite = ['vite@8.3.8'];

const projects: Readonly<Record<string, (tarball: string, project: string) => Promise<void>>> = {
  tailwind: pageWithTailwind,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(projects, name));
if (unknown.length > 0) {
  console.error(
    `No project is called “${unknown.join('”, “')}”. There are: ${Object.keys(projects).join(', ')}.`,
  );
  process.exit(2);
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
try {
  await inProject(async (folder) => {
    const tarball = await pack(folder);
    for (const [name, build] of Object.entries(projects))
      if (named.length === 0 || named.includes(name)) await inProject((project) => build(tarball, project));
  });
} finally {
  await browser.close();
}

/** As in README.md, “With Tailwind or other layers”: in every order of imports, with and without code splitting. */
async function pageWithTailwind(tarball: string, project: string) {
  install(tarball, project, [...react, ...vite, 'tailwindcss@4.3.5', '@tailwindcss/vite@4.3.5']);
  const config = (build: string) =>
    `import tailwindcss from '@tailwindcss/vite';\n\nexport default { base: './', plugins: [tailwindcss()], build: ${build} };\n`;
  const orderOfLayers = readmeCode(project, 'html', '@layer');
  write(project, {
    'split.config.js': config('{}'),
    'whole.config.js': config('{ cssCodeSplit: false }'),
    'tailwind.css': "@import 'tailwindcss';\n@source './start.jsx';\n",
    'page.css': readmeCode(project, 'css', 'var(--millrace-color-canvas)'),
    'Page.jsx': consumerPage,
    // Its code loads later, and with it what it shares with the rest of the page moves to a style sheet of its own.
    'start.jsx': `import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@millrace/ui/Button';

const Page = lazy(() => import('./Page.jsx').then(({ Page }) => ({ default: Page })));
createRoot(document.querySelector('#root')).render(
  <Suspense>
    <div className="[&_button]:rounded-none"><Button>Utility</Button></div>
    <Page />
  </Suspense>,
);
`,
  });
  const themes = {
    'theme-first': ['@millrace/ui/theme', '../tailwind.css'],
    'theme-last': ['../tailwind.css', '@millrace/ui/theme'],
    'own-reset': ['../tailwind.css', '../page.css', '@millrace/ui/themeWithoutReset'],
  };
  const program = path.join(project, 'node_modules/.bin/vite');
  for (const [theme, imports] of Object.entries(themes))
    for (const [isStated, head] of [
      [false, ''],
      [true, orderOfLayers],
    ] as const) {
      const name = isStated ? `${theme}-stated` : theme;
      write(project, {
        [`${name}/main.js`]: [...imports, '../start.jsx'].map((file) => `import '${file}';\n`).join(''),
        [`${name}/index.html`]: `<!doctype html>
<html lang="en" class="millrace-light">
  <head>${head}<title>A product</title></head>
  <body><div id="root"></div><script type="module" src="./main.js"></script></body>
</html>
`,
      });
      const check = async (url: string, words: string) => {
        await withPage(url, async (page) => {
          await expectWorkingPage(page, words);
          const radius = await page
            .getByRole('button', { name: 'Utility' })
            .evaluate((button) => getComputedStyle(button).borderTopLeftRadius);
          // Only a stated order keeps utilities last when Tailwind's own order comes first.
          if (isStated || theme === 'theme-first')
            expect(radius === '0px', `${words}: a utility does not override a component.`);
        });
      };
      for (const config of ['split', 'whole']) {
        output(
          program,
          ['build', name, '--config', `${config}.config.js`, '--logLevel', 'error', '--emptyOutDir'],
          project,
        );
        await served(path.join(project, name, 'dist'), (url) => check(url, `Tailwind, ${name}, ${config}`));
      }
      await running(project, ({ port }) => [program, name, '--config', 'split.config.js', '--port', port], {
        work: (url) => check(url, `Tailwind, ${name}, in development`),
      });
    }
  console.log('With Tailwind 4, the page has its look in every order of imports, built and in development.');
}

/** Serves a folder of built files. */
async function served(folder: string, work: (url: string) => Promise<void>): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    await work(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}

interface Running {
  /** Runs while the server answers. */
  work(url: string): Promise<void>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a server of the project, and ends it afterwards. */
async function running(
  project: string,
  command: (at: { port: string }) => readonly string[],
  { work, env }: Running,
): Promise<void> {
  const port = String(await findFreePort());
  const [program = '', ...args] = command({ port });
  const server = spawn(program, args, {
    cwd: project,
    env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stdout.on('data', (text) => (said += text));
  server.stderr.on('data', (text) => (said += text));
  const url = `http://localhost:${port}/`;
  try {
    await answering(url, server, () => said);
    await work(url);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${said}`, { cause: error });
  } finally {
    server.kill();
  }
}

/** Waits until a server answers, for at most a minute. */
async function answering(url: string, server: ChildProcess, said: () => string): Promise<void> {
  const until = performance.now() + 60_000;
  while (performance.now() < until && server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${server.spawnfile} does not answer:\n${said()}`);
}

/** Opens an address. Fails on what the console reports: errors of scripts, refused styles, differences of hydration. */
async function withPage(
  url: string,
  work: (page: Page) => Promise<void>,
  on: Browser = browser,
): Promise<void> {
  const context = await on.newContext({ reducedMotion: 'reduce', viewport: { width: 1000, height: 900 } });
  try {
    const page = await context.newPage();
    const reports: string[] = [];
    page.on('pageerror', (error) => reports.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) reports.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
        reports.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(url);
    try {
      await work(page);
    } catch (error) {
      throw new Error([error instanceof Error ? error.message : error, ...reports].join('\n'), {
        cause: error,
      });
    }
    const told = reports.filter(
      (report) => !report.includes('favicon') && !report.includes('404 (Not Found)'),
    );
    expect(told.length === 0, `${url} reports:\n${told.join('\n')}`);
  } finally {
    await context.close();
  }
}
