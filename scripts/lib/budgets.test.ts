import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { judge } from './budgets.ts';
import { closure, filesNamedBy, type Bundle, type Manifest } from './bundle.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', css: ['assets/main.css'] },
  'src/routes/login.tsx': { ...route('login', ['index.html']), file: 'assets/form.js' },
  'src/routes/shell.tsx': route('shell', ['_menu.js']),
  '_menu.js': { file: 'assets/menu.js' },
  'src/routes/pipelines.tsx': route('pipelines', ['_menu.js', 'index.html']),
};

function route(name: string, imports: string[]) {
  return { file: `assets/${name}.js`, src: `src/routes/${name}.tsx`, isDynamicEntry: true, imports };
}

const preload = '<link rel="preload" as="font" href="/assets/inter.woff2">';
const html = `<link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/main.css"><script type="module" nonce="n" src="/assets/main.js"></script>`;

/** A build whose named files have the given content; other files have a few bytes. */
function bundle(texts: Record<string, string> = {}): Bundle {
  const names = [
    ...Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]),
    'assets/inter.woff2',
  ];
  const files = Object.fromEntries(names.map((name) => [name, '//'] as const));
  return {
    manifest,
    html,
    files: new Map(
      Object.entries({ ...files, ...texts }).map(([name, text]) => [
        name,
        { text, gzip: gzipSync(text).length },
      ]),
    ),
  };
}

/** Incompressible text of about this many kB. */
const noise = (kB: number) => randomBytes(kB * 1_000).toString('base64');
const faultsOf = (texts: Record<string, string>, forbidden = {}) => judge(bundle(texts), forbidden).faults;

test('static imports are followed to the end, including cycles', () => {
  const circle = {
    ...manifest,
    '_menu.js': { file: 'assets/menu.js', imports: ['src/routes/pipelines.tsx'] },
  };
  expect([...closure(circle, ['src/routes/pipelines.tsx'])].toSorted()).toEqual([
    '_menu.js',
    'index.html',
    'src/routes/pipelines.tsx',
  ]);
});

test('the document loads its script and style sheet, and nothing inline', () => {
  expect([...filesNamedBy(html)]).toEqual(['assets/main.css', 'assets/main.js']);
});

test('a font requested together with the script is a fault', () => {
  const { faults } = judge({ ...bundle(), html: preload + html }, {});
  expect(faults).toContainEqual(expect.stringContaining('fonts preloaded'));
});

test('a small build has no faults', () => {
  expect(faultsOf({})).toEqual([]);
});

test('a document without its script is a fault', () => {
  const { faults } = judge({ ...bundle(), html: '<p>Hello</p>' }, {});
  expect(faults).toEqual(['The document names no script of the build.']);
});

test('the login route and its imports count for the first screen, other routes do not', () => {
  expect(faultsOf({ 'assets/form.js': noise(134) })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^first screen, JS: 1[23]\d/)]),
  );
  expect(faultsOf({ 'assets/shell.js': noise(130) })).toEqual([]);
});

test('the list counts with its shell', () => {
  const list = route('list', ['_menu.js', 'index.html']);
  const { figures, faults } = judge(
    {
      ...bundle({ 'assets/menu.js': noise(100), 'assets/list.js': noise(120) }),
      manifest: {
        ...manifest,
        'src/PipelinesListContainer.tsx': { ...list, src: 'src/PipelinesListContainer.tsx' },
      },
    },
    {},
  );
  expect(faults).toContainEqual(expect.stringMatching(/^pipelines list with its shell, JS: 2[12]\d/));
  expect(figures.filter(({ what }) => what.startsWith('pipelines list'))).toHaveLength(1);
});

test('a route is measured on top of its shell', () => {
  expect(faultsOf({ 'assets/menu.js': noise(70) })).toEqual([]);
  expect(faultsOf({ 'assets/pipelines.js': noise(70) })).toEqual([
    expect.stringMatching(/^src\/routes\/pipelines\.tsx over what opens it/),
  ]);
});

test('a part of a screen is measured on top of the screen that loads it', () => {
  const part = { ...route('part', ['_form.js']) };
  const nested: Manifest = {
    ...manifest,
    '_form.js': { file: 'assets/big.js' },
    'src/routes/setup.tsx': { ...route('setup', ['_form.js']), dynamicImports: ['src/routes/part.tsx'] },
    'src/routes/part.tsx': part,
  };
  const texts = { 'assets/big.js': noise(36), 'assets/part.js': noise(8), 'assets/setup.js': '//' };
  expect(judge({ ...bundle(texts), manifest: nested }, {}).faults).toEqual([]);
  const heavy = { ...texts, 'assets/part.js': noise(70) };
  expect(judge({ ...bundle(heavy), manifest: nested }, {}).faults).toEqual([
    expect.stringMatching(/^src\/routes\/part\.tsx over what opens it/),
  ]);
});

test.each([
  ['assets/main.css', 12, 'first screen, CSS'],
  ['assets/other.css', 60, 'whole app, CSS'],
  ['assets/other.js', 869, 'whole app without the forms of connectors, JS'],
])('%s of %i kB is too much', (file, kB, what) => {
  expect(faultsOf({ [file]: noise(kB) })).toEqual([expect.stringContaining(what)]);
});

test('pusher-js on the first screen is a fault, later it is not', () => {
  const pusher = 'on("pusher_internal:member_added")';
  expect(faultsOf({ 'assets/form.js': pusher })).toEqual([
    expect.stringContaining('assets/form.js brings pusher-js'),
  ]);
  expect(faultsOf({ 'assets/shell.js': pusher })).toEqual([]);
});

test('forbidden content is found in any file', () => {
  expect(faultsOf({ 'assets/late.js': 'a = "the-twin"' }, { 'the-twin': 'no.' })).toEqual([
    'assets/late.js holds "the-twin": no.',
  ]);
  expect(faultsOf({ 'assets/main.js.map': '{}' })).toEqual(['assets/main.js.map is a source map.']);
});

test('choosing a connector loads the page of its form, the table of definitions and one definition', () => {
  const definition = (type: string) => ({
    file: `assets/${type}.js`,
    src: `../ui/src/domain/connectors/sources/${type}.ts`,
    isDynamicEntry: true,
    imports: ['_table.js'],
  });
  const [one, other] = [definition('postgres'), definition('stripe')];
  const chosen: Manifest = {
    ...manifest,
    '_table.js': { file: 'assets/table.js', dynamicImports: [one.src, other.src] },
    [one.src]: one,
    [other.src]: other,
    'src/setup/SelectConnectorContainer.tsx': {
      file: 'assets/select.js',
      src: 'src/setup/SelectConnectorContainer.tsx',
      imports: ['_menu.js'],
    },
    'src/setup/ConnectorFormContainer.tsx': {
      file: 'assets/formPage.js',
      src: 'src/setup/ConnectorFormContainer.tsx',
      imports: ['_menu.js'],
    },
  };
  const texts = {
    'assets/menu.js': noise(30),
    'assets/formPage.js': noise(20),
    'assets/table.js': noise(5),
    'assets/postgres.js': noise(1),
    'assets/stripe.js': noise(1),
  };
  const costOf = (over: Record<string, string>) =>
    judge({ ...bundle({ ...texts, ...over }), manifest: chosen }, {}).figures.find(({ what }) =>
      what.startsWith('choosing a connector'),
    )?.value;
  const usual = costOf({}) ?? 0;
  expect(usual).toBeGreaterThan(26);
  expect(usual).toBeLessThan(29);
  expect(costOf({ 'assets/menu.js': noise(70) })).toBeCloseTo(usual, 0);
  expect((costOf({ 'assets/stripe.js': noise(3) }) ?? 0) - usual).toBeGreaterThan(1.5);
});
