// Installs the packed library into fresh projects with npm, as products do, with only what its README says, and builds
// it with the usual tools. Most build one page with everything that opens over a page, a windowed grid and fields, and
// use it in Chromium. `node scripts/run.mjs packageProjects`, or with the names of some projects. Takes minutes.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { darkTokens } from '../packages/ui/src/theme/darkTokens.ts';
import { lightTokens } from '../packages/ui/src/theme/lightTokens.ts';
import { browserArgs, findBrowser } from './lib/browser.ts';
import { consumerPage, consumerTest, expectOwnLook, expectWorkingPage, rgbOf } from './lib/consumerPage.ts';
import {
  environmentIn,
  expect,
  expectOnlyImported,
  inProject,
  install,
  onePage,
  output,
  pack,
  readmeCode,
  write,
} from './lib/consumerProject.ts';
import { findFreePort } from './lib/freePort.ts';

const react = ['react@19.3.1', 'react-dom@19.3.1'];
const vite = ['vite@8.3.8'];
const testing = [
  'jsdom@29.1.1',
  '@testing-library/dom@10.4.2',
  '@testing-library/react@16.3.3',
  '@testing-library/user-event@14.6.13',
];

const projects: Readonly<Record<string, (tarball: string, project: string) => Promise<void> | void>> = {
  webpack: buildWithWebpack,
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
      if (named.length === 0 || named.includes(name))
        await inProject(async (project) => build(tarball, project));
  });
} finally {
  await browser.close();
}

/** The document of a page that `start` renders into #root. */
function documentOf(start: string, head = '', attribute = 'class="millrace-light"') {
  return `<!doctype html>
<html lang="en" ${attribute}>
  <head>${head}<title>A product</title></head>
  <body><div id="root"></div><script type="module" src="${start}"></script></body>
</html>
`;
}

function buildWithWebpack(tarball: string, project: string) {
  install(tarball, project, [
    ...react,
    'webpack@5.112.2',
    'webpack-cli@7.3.1',
    'css-loader@7.1.5',
    'mini-css-extract-plugin@2.10.2',
  ]);
  write(project, {
    'main.js': onePage,
    'webpack.config.js': `import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export default {
  mode: 'production',
  entry: './main.js',
  // The budgets of the library have their own suite.
  performance: { hints: false },
  module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  plugins: [new MiniCssExtractPlugin()],
};
`,
  });
  runQuietly(project, 'webpack');
  expectOnlyImported(project, 'dist');
  console.log('webpack builds one component and one screen, and ships nothing else.');
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
    // Without a layer, it would override every component.
    'other.css': "@import url('./legacy.css') layer(base);\n",
    'legacy.css': '.legacy button { background: rgb(255, 0, 0); padding: 40px; border-radius: 0 }\n',
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
    <div className="legacy"><Button tone="accent" variant="solid">Legacy</Button></div>
    <Page />
  </Suspense>,
);
`,
  });
  const themes = {
    'theme-first': ['@millrace/ui/theme', '../tailwind.css', '../other.css'],
    'theme-last': ['../other.css', '../tailwind.css', '@millrace/ui/theme'],
    'own-reset': ['../other.css', '../tailwind.css', '../page.css', '@millrace/ui/themeWithoutReset'],
  };
  for (const [theme, imports] of Object.entries(themes))
    for (const [isStated, head] of [
      [false, ''],
      [true, orderOfLayers],
    ] as const) {
      const name = isStated ? `${theme}-stated` : theme;
      write(project, {
        [`${name}/main.js`]: [...imports, '../start.jsx'].map((file) => `import '${file}';\n`).join(''),
        [`${name}/index.html`]: documentOf('./main.js', head, 'data-millrace-theme="system"'),
      });
      const check = async (url: string, words: string) => {
        await withPage(url, async (page) => {
          await expectWorkingPage(page, words);
          const lookOf = (label: string) =>
            page.getByRole('button', { name: label, exact: true }).evaluate((button) => {
              const { backgroundColor, paddingInlineStart, borderTopLeftRadius } = getComputedStyle(button);
              return { backgroundColor, paddingInlineStart, borderTopLeftRadius };
            });
          const { borderTopLeftRadius: radius } = await lookOf('Utility');
          const { accent } = lightTokens.color;
          const own = [rgbOf(accent), '14px', lightTokens.radius.control].join();
          const legacy = Object.values(await lookOf('Legacy')).join();
          expect(legacy === own, `${words}: a foreign rule changes a button to ${legacy}.`);
          // Only a stated order keeps utilities last when Tailwind's own order comes first.
          if (isStated || theme === 'theme-first')
            expect(radius === '0px', `${words}: a utility does not override a component.`);
        });
        const dark = { colorScheme: 'dark' } as const;
        await withPage(url, (page) => expectOwnLook(page, `${words}, dark`, darkTokens), dark);
      };
      for (const config of ['split', 'whole']) {
        output(
          'vite',
          ['build', name, '--config', `${config}.config.js`, '--logLevel', 'error', '--emptyOutDir'],
          project,
        );
        await served(path.join(project, name, 'dist'), (url) => check(url, `Tailwind, ${name}, ${config}`));
      }
      await running(project, ({ port }) => ['vite', name, '--config', 'split.config.js', '--port', port], {
        work: (url) => check(url, `Tailwind, ${name}, in development`),
      });
    }
  console.log(
    'With Tailwind 4 and foreign element rules, the page has its look in every order of imports, built and in development.',
  );
}

async function pageWithNext(tarball: string, project: string) {
  install(tarball, project, [...react, 'next@16.4.6']);
  buildStaticPage(project);
  await pageWithPolicy(project);
}

/** One component and one screen in a static page. */
function buildStaticPage(project: string) {
  write(project, {
    'app/layout.jsx': `import '@millrace/ui/theme';

export const metadata = { title: 'A product' };

export default function Layout({ children }) {
  return (
    <html lang="en" className="millrace-system">
      <body>{children}</body>
    </html>
  );
}
`,
    // A server component: it has no "use client" and passes no functions.
    'app/page.jsx': `import { Button } from '@millrace/ui/Button';
import { SignIn } from './SignIn.jsx';

export default function Page() {
  return (
    <>
      <Button tone="accent" variant="solid">Create pipeline</Button>
      <SignIn />
    </>
  );
}
`,
    'app/SignIn.jsx': `'use client';
import { LoginScreen } from '@millrace/ui/screens/LoginScreen';

const nothing = () => undefined;

export function SignIn() {
  return <LoginScreen recoverHref="/recover" signInHref="/" onSignIn={nothing} onRecover={nothing} />;
}
`,
  });
  runQuietly(project, 'next', 'build');
  const html = readFileSync(path.join(project, '.next/server/app/index.html'), 'utf8');
  for (const text of ['Create pipeline', 'Forgot password?'])
    expect(html.includes(text), `Next.js did not render “${text}” into the static page.`);
  expectOnlyImported(project, '.next/static');
  console.log('Next.js renders one component and one screen statically, and ships nothing else.');
}

/** With a strict policy: no style attribute is allowed, neither from the server nor in what it sends. */
async function pageWithPolicy(project: string) {
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
  output('next', ['build'], project);
  await running(project, ({ port }) => ['next', 'start', '--port', port], {
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
  output('astro', ['build', '--silent'], project);
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
    'index.html': documentOf('./main.jsx'),
  });
  output(
    'parcel',
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
  output('vite', ['build', '--logLevel', 'error'], project);
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
  output('vitest', ['run'], project);
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
  output('jest', ['--config', 'jest.config.json'], project);
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
  output('tsc', ['--project', '.'], project);
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
    env: { ...environmentIn(project), NODE_ENV: process.env['NODE_ENV'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  server.stdout.on('data', (text) => (printed += text));
  server.stderr.on('data', (text) => (printed += text));
  const url = `http://localhost:${port}/`;
  try {
    await answering(url, server, () => printed);
    await work(url);
  } catch (error) {
    throw new Error(`${String(error)}\n${printed}`, { cause: error });
  } finally {
    server.kill();
  }
}

/** Waits until a server answers, for at most a minute. */
async function answering(url: string, server: ChildProcess, printed: () => string): Promise<void> {
  const until = performance.now() + 60_000;
  while (performance.now() < until && server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${server.spawnfile} does not answer:\n${printed()}`);
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
    const faults = reports.filter(
      (report) => !report.includes('favicon') && !report.includes('404 (Not Found)'),
    );
    expect(faults.length === 0, `${url} reports:\n${faults.join('\n')}`);
  } finally {
    await context.close();
  }
}

/** Runs a program of the project. Fails if it fails, or if it warns. */
function runQuietly(project: string, program: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...environmentIn(project), NODE_ENV: 'production' },
  });
  const text = `${stdout}${stderr}`;
  expect(status === 0 && !/\bwarn(ing)?\b|⚠|\berror\b/i.test(text), `${program} failed or warned:\n${text}`);
}
