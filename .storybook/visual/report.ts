import type { Picture } from './pictures.ts';

/** A picture that differs from its reference, or could not be taken. */
export interface Change {
  readonly picture: Picture;
  /** Playwright's message. */
  readonly message: string;
  /** Paths of the pictures to look at. */
  readonly files: { readonly expected?: string; readonly actual?: string; readonly diff?: string };
}

export interface Comparison {
  /** How many pictures were compared. */
  readonly total: number;
  readonly changes: readonly Change[];
  readonly missing: readonly Picture[];
  readonly superfluous: readonly string[];
  /** This browser, and the one that made the references. */
  readonly browser: string;
  readonly browserOfReferences: string;
}

const command = 'npm run visual -- --accept';

const named = ({ story, theme, width }: Picture): string =>
  `${story.title}: ${story.name} (${theme}, ${width} px)`;

/** How a picture differs, from Playwright's message. Any other message is reported by its first line. */
export function differenceIn(message: string): string {
  const [, pixels] = /(\d+) pixels \(ratio/.exec(message) ?? [];
  const [, before, after] = /Expected an image (\w+ by \w+), received (\w+ by \w+)/.exec(message) ?? [];
  const parts = [
    pixels && (pixels === '1' ? '1 pixel differs' : `${pixels} pixels differ`),
    before && `the size was ${before} and is ${after}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('; ') : (message.split('\n', 1)[0] ?? '');
}

const linesOf = ({ picture, message, files }: Change): readonly string[] => [
  `${named(picture)}: ${differenceIn(message)}`,
  ...Object.entries({ expected: files.expected, actual: files.actual, difference: files.diff }).flatMap(
    ([what, path]) => (path === undefined ? [] : [`  ${what.padEnd(10)}  ${path}`]),
  ),
];

const totalOf = ({ total, changes, missing, superfluous }: Comparison): string =>
  `${total} pictures: ${[
    `${changes.length} ${changes.length === 1 ? 'differs' : 'differ'}`,
    `${missing.length} ${missing.length === 1 ? 'has' : 'have'} no reference`,
    `${superfluous.length} ${superfluous.length === 1 ? 'reference has' : 'references have'} no story`,
  ].join(', ')}.`;

export const isSame = ({ changes, missing, superfluous }: Comparison): boolean =>
  changes.length + missing.length + superfluous.length === 0;

/** What a comparison found. The last line says how to accept it. */
export function reportOf(comparison: Comparison): string {
  const { total, changes, missing, superfluous, browser, browserOfReferences } = comparison;
  const otherBrowser =
    browser === browserOfReferences
      ? []
      : [
          `The references were made with ${browserOfReferences}. This is ${browser}, which may draw some text and edges differently.`,
        ];
  if (isSame(comparison))
    return [...otherBrowser, `${total} pictures are the same as their references.`].join('\n');
  const [example] = [...changes.map(({ picture }) => picture), ...missing];
  return [
    ...changes.flatMap(linesOf),
    ...missing.map((picture) => `${named(picture)}: no reference`),
    ...superfluous.map((file) => `${file}: no story`),
    '',
    ...otherBrowser,
    totalOf(comparison),
    ...(example ? [`To accept only some, add a part of their name: ${command} ${example.story.id}`] : []),
    `To accept all, run: ${command}`,
  ].join('\n');
}

/** What accepting did to the references, from the hashes of their files. */
export function acceptedIn(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string {
  const lines = [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((file) => {
    if (before.get(file) === after.get(file)) return [];
    if (!before.has(file)) return [`${file}: added`];
    return [`${file}: ${after.has(file) ? 'replaced' : 'removed'}`];
  });
  if (lines.length === 0) return 'All references are current.';
  return [...lines, '', `Review and commit the ${lines.length} changed references.`].join('\n');
}
