// Compares the library's public API with packages/ui/public-api.md, so that reviewers see every change.
// `npm run api` updates the file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportsOf, publicEntries, type PublicEntry, type PublicName } from '../packages/ui/publicEntries.ts';
import { freshBuild, targets } from './lib/freshBuild.ts';

const file = 'packages/ui/public-api.md';
const readme = 'packages/ui/README.md';

/** Outside semver: it follows the service. */
const leftOut = ['./contract'];

const isDomain = (entry: PublicEntry): boolean => entry.path.startsWith('./domain/');

const dist = await freshBuild(targets.ui);
/** Alphabetical, with the root entry as `index`. */
const placeOf = (entry: PublicEntry): string => (entry.path === '.' ? './index' : entry.path);
const entries = publicEntries
  .filter((entry) => !leftOut.includes(entry.path))
  .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
/** What components and the README mention of the domain; its other names are outside semver too. */
const mentioned = namesMentioned(entries);
const text = [
  '# What @millrace/ui publishes',
  'Written by `npm run api`. `@millrace/ui/contract` is left out: it is outside semver. So is what neither components nor the README mention of `@millrace/ui/domain/…`.',
  ...entries
    .map((entry) => [entry, describe(entry)] as const)
    .filter(([, described]) => described !== '')
    .map(([entry, described]) => `## ${entry.specifier}\n\n${described}`),
].join('\n\n');

if (process.argv.includes('--write')) {
  writeFileSync(file, `${text}\n`);
} else if (readFileSync(file, 'utf8') !== `${text}\n`) {
  console.error(`What the library publishes is not what ${file} says. If it is meant, type: npm run api`);
  process.exit(1);
}

function namesOf(entry: PublicEntry): readonly PublicName[] {
  return exportsOf(path.join(dist, entry.types));
}

/** The declarations behind the names of an entry; the root entry, which only gathers others, is a list of names. */
function describe(entry: PublicEntry): string {
  const names = namesOf(entry);
  if (entry.path === '.')
    return names
      .map(({ name }) => `- ${name}`)
      .toSorted()
      .join('\n');
  const declarations = names
    .filter(({ name }) => !isDomain(entry) || mentioned.has(name))
    .map(({ name, module }) => declarationOf(name, module));
  return declarations.length === 0 ? '' : `\`\`\`ts\n${declarations.toSorted().join('\n')}\n\`\`\``;
}

/** The names of the domain that components and the README mention, and those that their declarations mention. */
function namesMentioned(all: readonly PublicEntry[]): ReadonlySet<string> {
  const domain = new Map(
    all.filter(isDomain).flatMap((entry) => namesOf(entry).map(({ name, module }) => [name, module])),
  );
  const found = new Set<string>();
  const look = (code: string): void => {
    for (const [word] of code.matchAll(/\b[A-Za-z]\w*\b/g)) {
      const module = domain.get(word);
      if (module === undefined || found.has(word)) continue;
      found.add(word);
      look(codeOf(declarationOf(word, module)));
    }
  };
  const modules = new Set(
    all.filter((entry) => !isDomain(entry)).flatMap((entry) => namesOf(entry).map(({ module }) => module)),
  );
  for (const [, imported = '', named = ''] of readFileSync(readme, 'utf8').matchAll(
    /^import \{([^}]*)\}|`(\w+)`/gm,
  ))
    look(`${imported} ${named}`);
  for (const module of modules) {
    const declarations = readFileSync(module, 'utf8');
    look(codeOf(withoutComments(declarations)));
    // In comments only words in backticks are names: "ready" is also an ordinary word.
    for (const [comment] of declarations.matchAll(/\/\*[\s\S]*?\*\//g))
      for (const [, name = ''] of comment.matchAll(/`(\w+)`/g)) look(name);
  }
  return found;
}

/** Without texts, imports and the names of properties: what is left of a declaration refers to something. */
function codeOf(declarations: string): string {
  return declarations
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '')
    .replaceAll(/\b\w+\??(?=:)/g, '');
}

function withoutComments(declarations: string): string {
  return declarations.replaceAll(/[ \t]*\/\*[\s\S]*?\*\/\n?/g, '');
}

function declarationOf(name: string, module: string): string {
  const statements = withoutComments(readFileSync(module, 'utf8')).split(/^(?=export |import |declare )/m);
  const own = statements.find((it) => new RegExp(`^export (declare )?(abstract )?\\w+ ${name}\\b`).test(it));
  if (!own) throw new Error(`${name} is not declared in ${path.relative('.', module)}.`);
  return own
    .replace(/^\/\/# sourceMappingURL=.*$/gm, '')
    .replace(/^\s*\n/gm, '')
    .trimEnd();
}
