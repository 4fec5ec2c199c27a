import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exportsOf, publicEntries } from '../../publicEntries.ts';

const source = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');

/** Every name that some entry exports. */
const published = new Set<string>();
/** The modules that declare them, with these names. */
const modules = new Map<string, Set<string>>();
for (const entry of publicEntries)
  for (const { name, module: file } of exportsOf(path.join(source, entry.source))) {
    const module = path.relative(source, file);
    published.add(name);
    modules.set(module, (modules.get(module) ?? new Set()).add(name));
  }

/** The published interfaces and types of a module, as text. */
function declarationsOf(module: string, names: ReadonlySet<string>): readonly string[] {
  const text = withoutComments(read(module));
  return [...names].flatMap((name) => {
    const [found] =
      new RegExp(`^export interface ${name}\\b[^{]*\\{(?:\\}|[^]*?^\\})`, 'm').exec(text) ??
      new RegExp(`^export type ${name}\\b[^;]*;`, 'm').exec(text) ??
      [];
    // What an interface extends or picks from gives members, not names that a consumer needs.
    const members = found
      ?.replace(/^export interface [^{]*\{/, '')
      .replace(/\b(?:Pick|Omit)<\w+,|\btypeof \w+/g, '');
    return members === undefined ? [] : [members];
  });
}

/** Types of this library that a module imports or exports. What it keeps to itself only shapes others. */
function ownNames(module: string): ReadonlySet<string> {
  const text = withoutComments(read(module));
  const imported = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '\.[^']*'/gm)].flatMap(
    ([, list = '']) => list.split(',').map((name) => name.trim().replace(/^type /, '')),
  );
  const declared = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
  return new Set([...imported, ...declared]);
}

// Who uses a component can name the types of its props.
test.each([...modules].filter(([module]) => !/^(?:contract|domain)\//.test(module)))(
  'the published types of %s mention published types only',
  (module, names) => {
    const own = ownNames(module);
    const mentioned = declarationsOf(module, names).flatMap((text) => text.match(/\b[A-Z]\w*\b/g) ?? []);
    const hidden = new Set(mentioned.filter((name) => own.has(name) && !published.has(name)));
    expect([...hidden]).toEqual([]);
  },
);
