// Installs the packed library into fresh projects with npm, as products do,
// and builds one component and one screen with webpack and Next.js. Takes minutes: each project installs its packages.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { darkTokens } from '../packages/ui/src/theme/darkTokens.ts';
import { lightTokens } from '../packages/ui/src/theme/lightTokens.ts';
import { browserArgs, findBrowser } from './lib/browser.ts';
import {
  expect,
  expectOnlyImported,
  inProject,
  install,
  onePage,
  output,
  pack,
  write,
} from './lib/consumerProject.ts';

const react = ['react@19.3.1', 'react-dom@19.3.1'];

await inProject(async (folder) => {
  const tarball = await pack(folder);
  await inProject((project) => buildWithWebpack(tarball, project));
  await inProject((project) => buildWithNext(tarball, project));
  await inProject((project) => buildWithTailwind(tarball, project));
});

async function buildWithWebpack(tarball: string, project: string) {
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

async function buildWithNext(tarball: string, project: string) {
  install(tarball, project, [...react, 'next@16.4.6']);
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

/** With an order of layers that the product imports first. What needs none is in packagePages.ts. */
async function buildWithTailwind(tarball: string, project: string) {
  install(tarball, project, [...react, 'vite@8.3.8', 'tailwindcss@4.3.5', '@tailwindcss/vite@4.3.5']);
  const orders = {
    'theme-first': ['@millrace/ui/theme', '../tailwind.css', '../other.css'],
    'theme-last': ['../other.css', '../tailwind.css', '@millrace/ui/theme'],
    'own-reset': ['../other.css', '../tailwind.css', '@millrace/ui/themeWithoutReset'],
  };
  write(project, {
    'vite.config.js': `import tailwindcss from '@tailwindcss/vite';

export default { base: './', plugins: [tailwindcss()], build: { modulePreload: false } };
`,
    'layers.css': '@layer theme, base, millrace, components, utilities;\n',
    'tailwind.css': "@import 'tailwindcss';\n@source './App.js';\n",
    'other.css': "@import url('./legacy.css') layer(base);\n",
    // Without a layer, it would override every component.
    'legacy.css': 'button { background: rgb(255, 0, 0); padding: 40px; border-radius: 0 }\n',
    'App.js': `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@millrace/ui/Button';

const button = (name) => createElement(Button, { tone: 'accent', variant: 'solid' }, name);
createRoot(document.querySelector('main')).render([
  createElement('div', { key: 'plain' }, button('Plain')),
  createElement('div', { key: 'utility', className: '[&_button]:rounded-none' }, button('Utility')),
]);
`,
  });
  for (const [name, imports] of Object.entries(orders)) {
    const lines = ['../layers.css', ...imports, '../App.js'].map((file) => `import '${file}';\n`);
    write(project, {
      [`${name}/main.js`]: lines.join(''),
      [`${name}/index.html`]: `<!doctype html>
<html lang="en" data-millrace-theme="system">
  <title>A product</title>
  <main></main>
  <script type="module" src="./main.js"></script>
</html>
`,
    });
    // Vite warns about every "use client", which means nothing to it.
    const vite = path.join(project, 'node_modules/.bin/vite');
    output(vite, ['build', name, '--config', 'vite.config.js', '--logLevel', 'error'], project);
    await expectOwnLook(path.join(project, name, 'dist'), name);
  }
  console.log(
    'With Tailwind 4 and foreign element rules, components keep their look in every import order, and without our reset.',
  );
}

/** Opens a build in Chromium and compares the Button with the theme, light and dark. */
async function expectOwnLook(dist: string, order: string) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: dist },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
  try {
    const page = await browser.newPage();
    const lookOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { backgroundColor, paddingInlineStart, borderTopLeftRadius } = getComputedStyle(button);
        return [backgroundColor, paddingInlineStart, borderTopLeftRadius].join(', ');
      });
    const grounds: string[] = [];
    for (const [colorScheme, tokens] of [
      ['light', lightTokens],
      ['dark', darkTokens],
    ] as const) {
      // Emulate before loading: in an open page, the colours change gradually.
      await page.emulateMedia({ colorScheme });
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      const ground = `rgb(${[1, 3, 5].map((at) => Number.parseInt(tokens.color.accent.slice(at, at + 2), 16)).join(', ')})`;
      grounds.push(ground);
      const plain = `${ground}, 14px, ${tokens.radius.control}`;
      const utility = `${ground}, 14px, 0px`;
      expect(
        (await lookOf('Plain')) === plain,
        `${order}, ${colorScheme}: Button is ${await lookOf('Plain')}, not ${plain}.`,
      );
      expect(
        (await lookOf('Utility')) === utility,
        `${order}, ${colorScheme}: Button with a utility is ${await lookOf('Utility')}, not ${utility}.`,
      );
    }
    expect(grounds[0] !== grounds[1], 'Both themes have the same accent.');
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Runs a program of the project. Fails if it fails, or if it warns. */
function runQuietly(project: string, program: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(path.join(project, 'node_modules/.bin', program), args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const text = `${stdout}${stderr}`;
  expect(status === 0 && !/\bwarn(ing)?\b|⚠|\berror\b/i.test(text), `${program} failed or warned:\n${text}`);
}
