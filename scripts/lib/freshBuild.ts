import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';

/** Something that is built from sources into `<folder>/dist`. */
export interface Target {
  readonly name: string;
  readonly folder: string;
  /** Files and folders, from the root, whose content decides whether the build is current. */
  readonly inputs: readonly string[];
  /** Whether stories are part of the build. */
  readonly hasStories?: boolean;
  /** Where the commands run, if not in `folder`. */
  readonly cwd?: string;
  /** Run in order; each writes into the given folder. */
  readonly commands: (outDir: string) => readonly (readonly string[])[];
}

const shared = ['package-lock.json', 'tsconfig.json', 'scripts/lib/freshBuild.ts'];

export const targets = {
  ui: {
    name: 'the library',
    folder: 'packages/ui',
    inputs: [...shared, 'packages/ui'],
    commands: (outDir) => [
      ['rolldown', '--config', 'rolldown.config.mjs', '--dir', outDir, '--logLevel', 'warn'],
      ['tsc', '--project', 'tsconfig.build.json', '--outDir', outDir],
      ['node', 'publishTypes.ts', outDir],
    ],
  },
  contract: {
    name: 'the kit',
    folder: 'packages/contract',
    inputs: [...shared, 'packages/contract'],
    commands: (outDir) => [
      ['rolldown', '--config', 'rolldown.config.mjs', '--dir', outDir, '--logLevel', 'warn'],
    ],
  },
  console: {
    name: 'the console',
    folder: 'packages/console',
    inputs: [...shared, 'packages/console', 'packages/ui/src', 'packages/ui/package.json'],
    commands: (outDir) => [
      ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--manifest', '--logLevel', 'warn'],
    ],
  },
} satisfies Record<string, Target>;

/** Built only to compare pictures of stories. */
export const storybook: Target = {
  name: 'Storybook',
  folder: '.millrace/storybook',
  inputs: ['package-lock.json', 'scripts/lib/freshBuild.ts', '.storybook', 'packages'],
  hasStories: true,
  cwd: '.',
  commands: (outDir) => [['storybook', 'build', '--quiet', '--output-dir', outDir]],
};

export type TargetName = keyof typeof targets;

/** Part of the build, so that a manual build, which has none, is not reused. */
const stampName = '.built-from';

/**
 * Builds unless the last build used exactly these sources, and returns its folder. The old build stays until the new
 * one is complete, so a server that uses it, or a failed build, loses nothing.
 */
export async function freshBuild(target: Target): Promise<string> {
  const dist = path.resolve(target.folder, 'dist');
  if (isFresh(target, dist)) return dist;

  return withLock(path.resolve(`.millrace/${path.basename(target.folder)}.lock`), {
    onWait: () => console.log(`Another terminal is building ${target.name}; waiting for it.`),
    async work() {
      if (isFresh(target, dist)) return dist;
      const hash = hashOf(target);
      const next = `${dist}.next`;
      rmSync(next, { recursive: true, force: true });
      console.log(`Building ${target.name}`);
      for (const command of target.commands(next)) await run(command, target.cwd ?? target.folder);
      writeFileSync(path.join(next, stampName), hash);
      rmSync(dist, { recursive: true, force: true });
      renameSync(next, dist);
      return dist;
    },
  });
}

function isFresh(target: Target, dist: string): boolean {
  const stamp = path.join(dist, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(target);
}

function hashOf({ inputs, hasStories = false }: Target): string {
  const hash = createHash('sha256');
  const isLeftOut = ({ name }: { name: string }): boolean =>
    unread.test(name) || (!hasStories && story.test(name));
  const files = inputs.flatMap((input) =>
    path.extname(input)
      ? [input]
      : globSync(`${input}/**/*`, { exclude: isLeftOut, withFileTypes: true })
          .filter((entry) => entry.isFile() && !isLeftOut(entry))
          .map((entry) => path.join(path.relative('.', entry.parentPath), entry.name)),
  );
  for (const file of files.toSorted()) {
    const bytes = readFileSync(file);
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** Files that no build reads: builds, tests, documents, and reference pictures. */
const unread = /^(node_modules|dist|dist\.next|__tests__|references)$|\.test\.[\w.]+$|\.md$/;
/** Only Storybook's build reads stories. */
const story = /\.stories\.[\w.]+$/;

function run([command = '', ...args]: readonly string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed.\n\n${output.trim()}`)),
    );
  });
}
