import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBuild, type Target } from './freshBuild.ts';

let folder: string;
let target: Target;
const at = (name: string) => path.join(folder, name);
const builds = () => readFileSync(at('log'), 'utf8').length;

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  // Inside the repository, because inputs are named from its root.
  mkdirSync('.millrace', { recursive: true });
  folder = path.relative('.', mkdtempSync(path.resolve('.millrace/build-test-')));
  mkdirSync(at('src/parts'), { recursive: true });
  writeFileSync(at('src/parts/a.ts'), 'first');
  writeFileSync(at('log'), '');
  target = {
    name: 'the test',
    folder,
    inputs: [at('src')],
    commands: (out) => [['sh', '-c', `printf x >> log && mkdir -p "${out}" && cp src/parts/a.ts "${out}/a"`]],
  };
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

test('it builds once, and again only when the content of a source changes', async () => {
  const dist = await freshBuild(target);
  expect(readFileSync(path.join(dist, 'a'), 'utf8')).toBe('first');
  await freshBuild(target);
  writeFileSync(at('src/parts/a.ts'), 'first');
  await freshBuild(target);
  expect(builds()).toBe(1);

  writeFileSync(at('src/parts/a.ts'), 'other');
  await freshBuild(target);
  expect(readFileSync(path.join(dist, 'a'), 'utf8')).toBe('other');
  expect(builds()).toBe(2);
});

test('moved and added files count; tests, stories, documents and builds do not', async () => {
  await freshBuild(target);
  writeFileSync(at('src/parts/a.test.ts'), '');
  writeFileSync(at('src/parts/a.stories.tsx'), '');
  writeFileSync(at('src/parts/a.stories.data.tsx'), '');
  writeFileSync(at('src/parts/a.md'), '');
  mkdirSync(at('src/dist'));
  writeFileSync(at('src/dist/a.js'), '');
  await freshBuild(target);
  expect(builds()).toBe(1);

  writeFileSync(at('src/b.ts'), '');
  await freshBuild(target);
  expect(builds()).toBe(2);
});

test('stories count in a build of stories, reference pictures never do', async () => {
  const book: Target = { ...target, hasStories: true };
  await freshBuild(book);
  mkdirSync(at('src/references'));
  writeFileSync(at('src/references/a.png'), '');
  await freshBuild(book);
  expect(builds()).toBe(1);

  writeFileSync(at('src/parts/a.stories.tsx'), '');
  await freshBuild(book);
  expect(builds()).toBe(2);
});

test('commands can run elsewhere', async () => {
  const dist = await freshBuild({
    ...target,
    cwd: '.',
    commands: (out) => [['cp', '-r', at('src/parts'), out]],
  });
  expect(readFileSync(path.join(dist, 'a.ts'), 'utf8')).toBe('first');
});

test('a manual build is not reused', async () => {
  const dist = await freshBuild(target);
  rmSync(dist, { recursive: true });
  mkdirSync(dist);
  await freshBuild(target);
  expect(builds()).toBe(2);
});

test('a failed build keeps the last good one', async () => {
  const dist = await freshBuild(target);
  writeFileSync(at('src/parts/a.ts'), 'broken');
  const failing = freshBuild({
    ...target,
    commands: () => [['sh', '-c', 'echo No such token. >&2; exit 1']],
  });
  await expect(failing).rejects.toThrow('No such token.');
  expect(existsSync(path.join(dist, 'a'))).toBe(true);
});

test('two parallel builds run once', async () => {
  await Promise.all([freshBuild(target), freshBuild(target)]);
  expect(builds()).toBe(1);
});
