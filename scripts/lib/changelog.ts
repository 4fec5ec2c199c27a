// Names the components of each change. `.changeset/config.json` makes the changelog with it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exportsOf, publicEntries } from '../../packages/ui/publicEntries.ts';

/** How a changeset begins that is about no component in particular. */
const wholePackage = 'Whole package: ';

/** How a change names an entry: `Toast`, `LoginScreen`, but `domain/policies`. */
const labelOf = (entry: string): string =>
  /\/[A-Z]\w*$/.test(entry) ? path.basename(entry) : entry.replace('./', '');

const entries = publicEntries.filter((entry) => entry.path !== '.');
const labels = new Set(entries.map((entry) => labelOf(entry.path)));
/** The labels of the entries that export a name. */
const exporters = new Map<string, string[]>();
for (const { path: entry, source } of entries)
  for (const { name } of exportsOf(`packages/ui/src/${source}`))
    exporters.set(name, [...(exporters.get(name) ?? []), labelOf(entry)]);

/**
 * The components and other entries that a changeset names in backticks: by their own name, by their import, or by an
 * export. An ordinary word such as `ready` may be a prop too, so it counts only if nothing else is named.
 */
export function subjectsOf(summary: string): readonly string[] {
  const prose = summary.replaceAll(/```[^]*?```/g, '');
  const names = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const subjects = names.flatMap((name) => [
    ...entryCalled(name),
    ...(/^[A-Z]/.test(name) ? ownerOf(name) : []),
  ]);
  return [...new Set(subjects.length > 0 ? subjects : names.flatMap(ownerOf))].toSorted();
}

function entryCalled(name: string): readonly string[] {
  const label = labelOf(name.replace('@millrace/ui', '.').replace(/^(?=\w+\/)/, './'));
  return labels.has(label) ? [label] : [];
}

/** The entry that exports a name. A type in several entries belongs to the component that it is named after. */
function ownerOf(name: string): readonly string[] {
  const owners = exporters.get(name) ?? [];
  return owners.length < 2 ? owners : owners.filter((owner) => name.startsWith(owner));
}

/** What a changeset lacks, as a sentence, or nothing. */
export function faultOf(summary: string): string | undefined {
  if (summary.startsWith(wholePackage) || subjectsOf(summary).length > 0) return undefined;
  return `It names no public component or entry in backticks. If it is about all of them, begin with “${wholePackage.trim()}”.`;
}

/** The pending changesets of the library: file and text. */
export function pendingChangesets(): readonly { readonly file: string; readonly summary: string }[] {
  return globSync('.changeset/*.md')
    .toSorted()
    .map((file) => ({ file, parts: /^---\n([^]*?)^---\n([^]*)$/m.exec(readFileSync(file, 'utf8')) }))
    .filter(({ parts }) => parts?.[1]?.includes('@millrace/ui'))
    .map(({ file, parts }) => ({ file, summary: parts?.[2]?.trim() ?? '' }));
}

/** A change in the changelog: first what it is about, so that a reader finds the components in use. */
export function getReleaseLine({ summary }: { readonly summary: string }): string {
  const isWhole = summary.startsWith(wholePackage);
  const about = isWhole
    ? 'Whole package'
    : subjectsOf(summary)
        .map((name) => `\`${name}\``)
        .join(', ');
  const text = isWhole ? summary.slice(wholePackage.length) : summary;
  return `- **${about}:** ${text.replaceAll(/\n(?=.)/g, '\n  ')}`;
}

/** Other packages are private, so a release never follows from theirs. */
export const getDependencyReleaseLine = (): string => '';

/** A line of the changelog with the version that it is in. */
export interface Change {
  readonly version: string;
  readonly line: string;
}

/** The changes of all releases, the latest first. */
export function releasedChanges(changelog: string): readonly Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const [version = ''] = release.split('\n', 1);
      const lines = [...release.matchAll(/^- \*\*[^]*?(?=^- \*\*|^### |$(?![^]))/gm)];
      return lines.map(([line]) => ({ version, line: line.trim() }));
    });
}

/** What a line of the changelog is about. */
export const subjectsOfLine = (line: string): readonly string[] =>
  [...(/^- \*\*(.*?):\*\*/.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
