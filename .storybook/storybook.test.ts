import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { docsThemeOf } from './appearance.ts';
import { chromaticModes, frameOf, storyAddress, viewportOptions } from './frames.ts';
import { componentFile, docgenOfComponents } from './docgenOfComponents.ts';
import { withoutIdleControls } from './idleControls.ts';
import main from './main.ts';
import { runtimeDependencies } from './runtimeDependencies.ts';
import { globalTypes, initialGlobals } from './toolbars.ts';

const context = {
  componentId: 'a',
  title: 'A',
  kind: 'A',
  id: 'a--b',
  name: 'B',
  story: 'B',
  tags: [],
  storyGlobals: {},
  parameters: {},
  initialArgs: { label: 'Save' },
  argTypes: {
    label: { name: 'label', control: { type: 'text' as const } },
    page: { name: 'page', control: { type: 'object' as const } },
  },
};
const controlsOf = (parameters: object) =>
  Object.entries(withoutIdleControls({ ...context, parameters })).flatMap(([name, { control }]) =>
    control === false ? [] : [name],
  );

test('Chromatic compares both themes on a desktop and a phone', () => {
  expect(Object.values(chromaticModes)).toEqual([
    { theme: 'light', viewport: 'wide' },
    { theme: 'light', viewport: 'phone' },
    { theme: 'dark', viewport: 'wide' },
    { theme: 'dark', viewport: 'phone' },
  ]);
  for (const { viewport } of Object.values(chromaticModes)) expect(viewportOptions).toHaveProperty(viewport);
});

test('a page of docs frames only a story with a viewport', () => {
  expect(frameOf({ storyGlobals: { viewport: { value: 'phone' } } })).toMatchObject({
    width: 390,
    height: 844,
  });
  expect(frameOf({ storyGlobals: { viewport: 'small' } })).toMatchObject({ width: 320 });
  expect(frameOf({ storyGlobals: { theme: 'dark' } })).toBeUndefined();
});

test('what the toolbar chooses survives a reload: Storybook leaves other values out of the address, or reads a number', () => {
  const values = Object.values(globalTypes).flatMap(({ toolbar }) =>
    (toolbar?.items ?? []).map((item) => (typeof item === 'string' ? item : item.value)),
  );
  expect(values).toContain('rtl');
  for (const value of [...values, ...Object.values(initialGlobals('light'))])
    expect(value).toMatch(/^[a-zA-Z][a-zA-Z0-9 _-]*$/);
});

test('the address of a framed story has the appearance of the page and plays nothing', () => {
  const query = new URL(storyAddress('a--b', { theme: 'dark', person: 'x@y.example' }), 'http://book')
    .searchParams;
  expect(Object.fromEntries(query)).toEqual({
    id: 'a--b',
    viewMode: 'story',
    embed: 'true',
    globals: 'theme:dark',
  });
});

test('a control without effect is left out', () => {
  expect(controlsOf({ __isArgsStory: true })).toEqual(['label', 'page']);
  expect(controlsOf({ __isArgsStory: false })).toEqual([]);
  expect(controlsOf({ __isArgsStory: true, service: 'busyAccount' })).toEqual(['label']);
});

test('docgen reads the files of components only', () => {
  const paths = [
    'primitives/Badge/Badge.tsx',
    'primitives/Badge/Badge.stories.tsx',
    'theme/style.ts',
    'a/useA.tsx',
  ];
  expect(paths.filter((path) => componentFile.test(`/r/packages/ui/src/${path}`))).toEqual([paths[0]]);
  const docgen = { name: 'storybook:react-docgen-plugin', transform: () => undefined };
  expect(docgenOfComponents([docgen])).toMatchObject([{ transform: { filter: { id: componentFile } } }]);
  expect(() => docgenOfComponents([])).toThrow('no plugin');
});

test('“Show code” has the names and lines of the source, also in a build', async () => {
  const docgen = { name: 'storybook:react-docgen-plugin', transform: () => undefined };
  const { build: options } = main.viteFinal({ plugins: [docgen] });
  // Two components of one name: a bundler renames one of them, and “Show code” reads its `name`.
  const modules: Readonly<Record<string, string>> = {
    '/entry.js': `export * from '/first.js'; export * from '/second.js';`,
    '/first.js': 'function Badge() {\n  return 1;\n}\nexport const first = Badge;',
    '/second.js': 'function Badge() {\n  return 2;\n}\nexport const second = Badge;',
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
    ],
    build: {
      ...options,
      write: false,
      // A build as a library would not minify lines.
      rolldownOptions: { ...options.rolldownOptions, input: '/entry.js', preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk] = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = chunk?.type === 'chunk' ? chunk.code : '';
  const built: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(built).toHaveProperty('first.name', 'Badge');
  expect(built).toHaveProperty('second.name', 'Badge');
  expect(code).toMatch(/\n\s+return 1;\n/);
});

test('what the preview imports is known to Vite before a test runs', () => {
  const files = new Set(['.storybook/preview.tsx']);
  const packages: string[] = [];
  for (const file of files)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?from '(.+)';$/gm))
      if (from.startsWith('.')) files.add(posix.join('.storybook', from));
      else if (!from.startsWith('@millrace/')) packages.push(from);
  expect(files.size).toBeGreaterThan(5);
  expect(packages.filter((name) => !runtimeDependencies.includes(name))).toEqual([]);
});

test('a page of docs follows the theme of the toolbar', () => {
  expect(['light', 'dark', 'system', 'brand'].map((theme) => docsThemeOf(theme, false))).toEqual([
    'light',
    'dark',
    'light',
    'light',
  ]);
  expect(docsThemeOf('system', true)).toBe('dark');
});

test('links between pages of docs lead to a page', () => {
  const pages = globSync('.storybook/*.mdx').map((file) => readFileSync(file, 'utf8'));
  const ids = pages.map((page) => toId(/<Meta title="(.+?)"/.exec(page)?.[1] ?? '', 'docs'));
  const links = pages.flatMap((page) =>
    [...page.matchAll(/\]\(\?path=\/docs\/([\w-]+)/g)].map(([, id]) => id),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});
