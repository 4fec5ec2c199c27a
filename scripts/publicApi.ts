// Compares the published names with packages/ui/public-api.md, so that every change is reviewed. `npm run api` updates
// the file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshBuild, targets } from './lib/freshBuild.ts';
import { libraryEntries, specifierOf } from './lib/libraryEntries.ts';

const file = 'packages/ui/public-api.md';

/** Outside semver, because it follows the service. */
const leftOut = ['./contract'];

const dist = await freshBuild(targets.ui);
const text = [
  '# What @millrace/ui publishes',
  'Written by `npm run api`. `@millrace/ui/contract` is left out: it is outside semver.',
  ...libraryEntries()
    .filter((entry) => !leftOut.includes(entry))
    .map((entry) => `## ${specifierOf(entry)}\n\n${describe(entry)}`),
].join('\n\n');

if (process.argv.includes('--write')) {
  writeFileSync(file, `${text}\n`);
} else if (readFileSync(file, 'utf8') !== `${text}\n`) {
  console.error(`What the library publishes is not what ${file} says. If it is meant, type: npm run api`);
  process.exit(1);
}

/** The declarations behind the names of an entry. The root entry only reexports others, so it is a list of names. */
function describe(entry: string): string {
  const at = path.join(dist, 'entries', `${entry === '.' ? 'index' : entry}.d.ts`);
  const exports = [
    ...readFileSync(at, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"]/gm),
  ];
  const declarations = exports.flatMap(([, names = '', from = '']) => {
    const module = path.resolve(path.dirname(at), from.replace(/\.tsx?$/, '.d.ts'));
    return names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean)
      .map((name) => (entry === '.' ? `- ${name}` : declarationOf(name, module)));
  });
  const body = declarations.toSorted().join('\n');
  return entry === '.' ? body : `\`\`\`ts\n${body}\n\`\`\``;
}

function declarationOf(name: string, module: string): string {
  const withoutComments = readFileSync(module, 'utf8').replace(/[ \t]*\/\*[\s\S]*?\*\/\n?/g, '');
  const statements = withoutComments.split(/^(?=export |import |declare )/m);
  const own = statements.find((it) => new RegExp(`^export (declare )?(abstract )?\\w+ ${name}\\b`).test(it));
  if (!own) throw new Error(`${name} is not declared in ${path.relative('.', module)}.`);
  return own.replace(/^\s*\n/gm, '').trimEnd();
}
