// Prints the changes of a component, pending and released: `npm run changes -- Toast`. Without a name, it counts the
// changes of each component.
import { existsSync, readFileSync } from 'node:fs';
import { getReleaseLine, pendingChangesets, releasedChanges, subjectsOfLine } from './lib/changelog.ts';

const file = 'packages/ui/CHANGELOG.md';
const changes = [
  ...pendingChangesets().map((changeset) => ({ version: 'pending', line: getReleaseLine(changeset) })),
  ...releasedChanges(existsSync(file) ? readFileSync(file, 'utf8') : ''),
];
const [name] = process.argv.slice(2);

if (name === undefined) {
  const counts = new Map<string, number>();
  for (const subject of changes.flatMap(({ line }) => subjectsOfLine(line)))
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  for (const [subject, count] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`${String(count).padStart(3)}  ${subject}`);
} else {
  const own = changes.filter(({ line }) => subjectsOfLine(line).includes(name));
  for (const { version, line } of own) console.log(`${version}\n${line}\n`);
  if (own.length === 0) console.log(`No change names ${name}.`);
}
