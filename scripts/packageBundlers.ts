// Installs the packed library into fresh projects with npm, as products do,
// and builds one component and one screen with webpack and Next.js. Takes minutes: each project installs its packages.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  expect,
  expectOnlyImported,
  inProject,
  install,
  onePage,
  pack,
  write,
} from './lib/consumerProject.ts';

const react = ['react@19.3.1', 'react-dom@19.3.1'];

await inProject(async (folder) => {
  const tarball = await pack(folder);
  await inProject((project) => buildWithWebpack(tarball, project));
  await inProject((project) => buildWithNext(tarball, project));
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
