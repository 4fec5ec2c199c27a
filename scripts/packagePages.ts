// Builds one page with everything that opens over a page, a windowed grid and fields, from the packed library with
// only what its README says, and uses it in Chromium: `node scripts/packagePages.ts`, or with the names of some
// projects. Takes minutes: each project installs its packages.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArgs, findBrowser } from './lib/browser.ts';
import { consumerPage, consumerTest, expectWorkingPage } from './lib/consumerPage.ts';
import { expect, inProject, install, output, pack, readmeCode, write } from './lib/consumerProject.ts';
import { findFreePort } from './lib/freePort.ts';

const react = ['react@19.3.1', 'react-dom@19.3.1'];
const vite = ['vite@8.3.8'];
const testing = [
  'jsdom@29.1.1',
  '@testing-library/dom@10.4.2',
  '@testing-library/react@16.3.3',
  '@testing-library/user-event@14.6.13',
];

const projects: Readonly<Record<string, (tarball: string, project: string) => Promise<void>>> = {
  tailwind: pageWithTailwind,
  next: pageWithNext,
  astro: pageWithAstro,
  parcel: pageWithParcel,
  shadow: pageInShadowRoot,
  vitest: testsWithVitest,
  jest: testsWithJest,
  types: typesOfForms,
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
  const configOf = (build: string) =>
    `import tailwindcss from '@tailwindcss/vite';\n\nexport default { base: './', plugins: [tailwindcss()], build: ${build} };\n`;
  const orderOfLayers = readmeCode(project, 'html', '@layer');
  write(project, {
    'split.config.js': configOf('{}'),
    'whole.config.js': configOf('{ cssCodeSplit: false }'),
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

/** Next.js with a strict policy: no style attribute is allowed, neither from the server nor in what it sends. */
async function pageWithNext(tarball: string, project: string) {
  install(tarball, project, [...react, 'next@16.4.6']);
  write(project, {
    'proxy.js': `import { NextResponse } from 'next/server';

export function proxy(request) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = [
    "default-src 'self'",
    \`script-src 'self' 'nonce-\${nonce}' 'strict-dynamic'\`,
    \`style-src 'self' 'nonce-\${nonce}'\`,
    "base-uri 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
`,
    'app/layout.jsx': `import '@millrace/ui/theme';
import { headers } from 'next/headers';

export const metadata = { title: 'A product' };

export default async function Layout({ children }) {
  const nonce = (await headers()).get('x-nonce');
  return (
    <html lang="en" className="millrace-light">
      <head>
        <meta property="csp-nonce" content={nonce} />
      </head>
      <body>{children}</body>
    </html>
  );
}
`,
    'app/page.jsx': `import { Page } from './Page.jsx';

export default function Home() {
  return <Page />;
}
`,
    'app/Page.jsx': consumerPage,
    // No page is at this address, and browsers ask for it.
    'app/favicon.ico/route.js': 'export const GET = () => new Response(null, { status: 204 });\n',
  });
  const next = path.join(project, 'node_modules/.bin/next');
  output(next, ['build'], project);
  await running(project, ({ port }) => [next, 'start', '--port', port], {
    env: { NODE_ENV: 'production' },
    async work(url) {
      const html = await (await fetch(url)).text();
      const styled = html.match(/<[^>]* style=[^>]*>/g) ?? [];
      expect(styled.length === 0, `The HTML of the server has style attributes:\n${styled.join('\n')}`);
      await withPage(url, async (page) => {
        await expectWorkingPage(page, 'Next.js with a strict policy');
        const shift = await page.evaluate(layoutShift);
        expect(shift < 0.1, `Next.js: the page shifts by ${shift} when it starts.`);
      });
      await withPage(url, expectReadablePage, { javaScriptEnabled: false });
    },
  });
  console.log('Next.js with a strict Content Security Policy renders the page and reports nothing.');
}

/** Cumulative layout shift until now; runs in the page. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().filter((entry) => 'hadRecentInput' in entry && !entry.hadRecentInput);
      resolve(shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 500, 0);
  });
}

/** The HTML of a server before, or without, scripts: everything has its words, and nothing native shows. */
async function expectReadablePage(page: Page) {
  for (const text of ['Send', 'Free', 'Name', 'Amount', 'Due'])
    expect(
      await page.getByText(text, { exact: true }).first().isVisible(),
      `Without scripts, “${text}” is not visible.`,
    );
  const bare = await page.locator('select, input:not([type=hidden])').count();
  expect(bare === 0, `Without scripts, ${bare} native controls show.`);
  const grid = await page.getByRole('grid').boundingBox();
  expect(grid !== null && grid.height > 300, `Without scripts, the grid is ${grid?.height} px high.`);
}

/** As in README.md, “Server rendering”. */
async function pageWithAstro(tarball: string, project: string) {
  install(tarball, project, [...react, 'astro@7.3.5', '@astrojs/react@6.0.2']);
  write(project, {
    'astro.config.mjs': readmeCode(project, 'js', '@astrojs/react'),
    'src/Page.jsx': consumerPage,
    'src/pages/index.astro': `---
import '@millrace/ui/theme';
import { Page } from '../Page.jsx';
---
<html lang="en" class="millrace-light">
  <head><title>A product</title></head>
  <body><Page client:load /></body>
</html>
`,
  });
  output(path.join(project, 'node_modules/.bin/astro'), ['build', '--silent'], project);
  await served(path.join(project, 'dist'), (url) =>
    withPage(url, (page) => expectWorkingPage(page, 'Astro')),
  );
  console.log('Astro renders the page, and it works with client:load.');
}

/** As in README.md, “Bundlers”. */
async function pageWithParcel(tarball: string, project: string) {
  install(tarball, project, [...react, 'parcel@2.16.4']);
  const manifest: object = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  const option: object = JSON.parse(readmeCode(project, 'json', '@parcel/resolver-default'));
  write(project, {
    'package.json': JSON.stringify({ ...manifest, ...option }),
    'Page.jsx': consumerPage,
    'main.jsx': `import '@millrace/ui/theme';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.jsx';

createRoot(document.querySelector('#root')).render(<Page />);
`,
    'index.html': `<!doctype html>
<html lang="en" class="millrace-light">
  <head><title>A product</title></head>
  <body><div id="root"></div><script type="module" src="./main.jsx"></script></body>
</html>
`,
  });
  output(
    path.join(project, 'node_modules/.bin/parcel'),
    ['build', 'index.html', '--public-url', './', '--no-cache', '--log-level', 'error'],
    project,
  );
  await served(path.join(project, 'dist'), (url) =>
    withPage(url, (page) => expectWorkingPage(page, 'Parcel')),
  );
  console.log('Parcel builds the page.');
}

/** As in README.md, “Shadow roots and portals”. */
async function pageInShadowRoot(tarball: string, project: string) {
  install(tarball, project, [...react, ...vite]);
  const mount = readmeCode(project, 'tsx', 'attachShadow')
    .replace("import { Button } from '@millrace/ui/Button';", "import { Page } from './Page.jsx';")
    .replace('<Button>Start pipeline</Button>', '<Page />');
  write(project, {
    'vite.config.js': "export default { base: './', build: { cssCodeSplit: false } };\n",
    'Page.jsx': consumerPage,
    'mount.tsx': mount,
    'main.js': `import '@millrace/ui/theme';
import { mount } from './mount.tsx';

// The built style sheet of the product.
const sheet = [...document.styleSheets].find(({ href }) => href?.endsWith('.css'));
mount(document.querySelector('#host'), [...sheet.cssRules].map(({ cssText }) => cssText).join('\\n'));
`,
    'index.html': `<!doctype html>
<html lang="en">
  <head><title>A product</title></head>
  <body style="font: 16px serif"><div id="host"></div><script type="module" src="./main.js"></script></body>
</html>
`,
  });
  output(path.join(project, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], project);
  await served(path.join(project, 'dist'), async (url) => {
    await withPage(url, async (page) => {
      await expectWorkingPage(page, 'Shadow root');
      const outside = await page.evaluate(
        () => document.querySelectorAll('[role=dialog], [role=menu], [role=region], [role=listbox]').length,
      );
      expect(outside === 0, 'Shadow root: something opened outside of it.');
    });
    await withPage(url, touchPage, { hasTouch: true, isMobile: true });
  });
  console.log('In a shadow root, the page has its look, and everything opens inside it.');
}

/** The presses of a finger. */
async function touchPage(page: Page) {
  await page.getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Keep it' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Actions' }).tap();
  await page.getByRole('menuitem', { name: 'Copy' }).tap();
  await page.getByText('copy free 2026-03-04 0').waitFor();
}

/** As in README.md, “Tests”. */
async function testsWithVitest(tarball: string, project: string) {
  install(tarball, project, [...react, ...testing, 'vitest@5.1.0']);
  write(project, {
    'vitest.config.js': readmeCode(project, 'js', 'vitest/config'),
    'Page.jsx': consumerPage,
    'Page.test.jsx': `import { expect, test } from 'vitest';\n${consumerTest}`,
  });
  output(path.join(project, 'node_modules/.bin/vitest'), ['run'], project);
  console.log('Vitest with jsdom uses the page.');
}

async function testsWithJest(tarball: string, project: string) {
  install(tarball, project, [
    ...react,
    ...testing,
    'jest@30.5.2',
    'jest-environment-jsdom@30.5.2',
    '@swc/core@1.16.22',
    '@swc/jest@0.2.39',
  ]);
  const preset: object = JSON.parse(readmeCode(project, 'json', '"preset"'));
  const swc = {
    jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
  };
  write(project, {
    // A transformer for the files of the product only, as that of TypeScript is: the preset has one for the library.
    'jest.config.json': JSON.stringify({ ...preset, transform: { '\\.jsx$': ['@swc/jest', swc] } }),
    'Page.jsx': consumerPage,
    'Page.test.jsx': consumerTest,
  });
  output(path.join(project, 'node_modules/.bin/jest'), ['--config', 'jest.config.json'], project);
  console.log('Jest with jsdom uses the page.');
}

/** As in README.md, “Fields with react-hook-form”. */
async function typesOfForms(tarball: string, project: string) {
  install(tarball, project, [
    ...react,
    '@types/react@19.3.0',
    '@types/react-dom@19.3.0',
    'typescript@5.9.3',
    'react-hook-form@7.92.0',
  ]);
  write(project, {
    'Form.tsx': readmeCode(project, 'tsx', 'react-hook-form'),
    'Fields.tsx': `import { PasswordField } from '@millrace/ui/PasswordField';

export const fields = (autoComplete: string | undefined) => [
  <PasswordField label="API key" />,
  <PasswordField label="API key" autoComplete="off" />,
  <PasswordField label="Code" autoComplete="one-time-code" />,
  <PasswordField label="Password" autoComplete="section-work current-password webauthn" />,
  <PasswordField label="Password" autoComplete={autoComplete} />,
];
`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        noEmit: true,
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: true,
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'preserve',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: [],
      },
      include: ['*.tsx'],
    }),
  });
  output(path.join(project, 'node_modules/.bin/tsc'), ['--project', '.'], project);
  console.log(
    'Fields take what react-hook-form passes on, with TypeScript 5.9 and exact optional properties.',
  );
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
    throw new Error(`${String(error)}\n${said}`, { cause: error });
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
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1000, height: 900 },
    ...options,
  });
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
      throw new Error([String(error), ...reports].join('\n'), { cause: error });
    }
    const told = reports.filter(
      (report) => !report.includes('favicon') && !report.includes('404 (Not Found)'),
    );
    expect(told.length === 0, `${url} reports:\n${told.join('\n')}`);
  } finally {
    await context.close();
  }
}
