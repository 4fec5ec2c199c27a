import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { analyse } from 'scslre';
import { expect, test, vi } from 'vitest';

/*
 * Expressions whose time grows faster than their text freeze the page on a text that someone made for it (T-23), or on a
 * long one that nobody meant. They are found by reading the expressions instead of by measuring time.
 */

const sources = globSync('packages/*/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|stories|data|d)\.|\/__tests__\//.test(file),
);

/** Every regular expression that is written in a file. */
function writtenIn(file: string): readonly RegExp[] {
  const found: RegExp[] = [];
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  JSON.stringify(program, (_, node: unknown) => {
    const { regex }: { regex?: { pattern: string; flags: string } } = Object(node);
    if (regex) found.push(new RegExp(regex.pattern, regex.flags));
    return typeof node === 'bigint' ? String(node) : node;
  });
  return found;
}

/** Every one that our modules build from texts when they load. */
async function builtByModules(): Promise<readonly RegExp[]> {
  const built: RegExp[] = [];
  const Original = RegExp;
  const Recording = class extends Original {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags);
      const [, , caller = ''] = (new Error().stack ?? '').split('\n');
      if (/packages\/\w+\/src\//.test(caller)) built.push(new Original(pattern, flags));
    }
  };
  vi.stubGlobal('RegExp', Recording);
  // The query makes each a module of its own, which another test has not loaded before.
  const modules = import.meta.glob<unknown>(
    ['../packages/ui/src/{domain,contract}/**/*.ts', '!**/*.{test,data}.ts'],
    { query: '?fresh' },
  );
  await Promise.all(Object.values(modules).map((load) => load()));
  vi.unstubAllGlobals();
  return built;
}

const slow = (expression: RegExp): readonly string[] => {
  const { reports } = analyse(expression, { reportTypes: { Move: true }, maxReports: 1 });
  return reports.map(({ type, exponential }) => `${expression} ${exponential ? 'exponential' : type}`);
};

test('the time of no expression in our sources grows faster than its text', () => {
  const found = sources.flatMap((file) => writtenIn(file).map((expression) => ({ file, expression })));
  expect(found.length).toBeGreaterThan(400);
  expect(found.flatMap(({ file, expression }) => slow(expression).map((each) => `${file}: ${each}`))).toEqual(
    [],
  );
});

test('nor that of one that is built when a module loads', async () => {
  const built = await builtByModules();
  expect(built.length).toBeGreaterThan(5);
  expect(built.flatMap(slow)).toEqual([]);
}, 60_000);
