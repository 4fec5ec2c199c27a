import { closure, filesNamedBy, filesOf, type Bundle, type Manifest } from './bundle.ts';

/**
 * What a screen may bring beyond the shell, in kB. The aim is 40; sync settings are over it by what judges a cron
 * expression (docs/speed.md).
 */
const routeLimit = 44;

/** One figure of a build beside what it may be at most. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: 'kB' | 'files';
}

export interface Verdict {
  readonly figures: readonly Figure[];
  /** What is wrong, a sentence each; none when the build may ship. */
  readonly faults: readonly string[];
}

const isScript = (file: string) => file.endsWith('.js');
const isSheet = (file: string) => file.endsWith('.css');
const isFont = (file: string) => file.endsWith('.woff2');

/** Words that stand in pusher-js and nowhere in our sources. */
const pusherMarker = 'pusher_internal:member_added';

/**
 * Holds a console build against its limits. kB are 1000 bytes, gzip -9 but for fonts, which are compressed
 * already. The first screen is what the document names, what the entry imports, and the login route.
 */
export function judge(bundle: Bundle, forbidden: Readonly<Record<string, string>>): Verdict {
  const { manifest, files, html } = bundle;
  const size = (names: Iterable<string>, is: (file: string) => boolean, measure: 'gzip' | 'bytes' = 'gzip') =>
    [...names].filter(is).reduce((sum, name) => sum + (files.get(name)?.[measure] ?? 0), 0) / 1_000;

  const named = filesNamedBy(html);
  const entries = keysOf(manifest, ({ file }) => named.has(file));
  const login = keysOf(manifest, ({ src = '' }) => /login/i.test(src));
  const shell = keysOf(manifest, ({ src = '' }) => /\/shell(Container)?\.tsx$/i.test(src));
  const firstChunks = closure(manifest, [...entries, ...login]);
  const first = new Set([...named, ...filesOf(manifest, firstChunks)]);
  const list = keysOf(manifest, ({ src = '' }) => /PipelinesListContainer|queries\/pipelines/.test(src));
  const listFiles = filesOf(manifest, closure(manifest, [...entries, ...shell, ...list]));
  // What the shell brings as soon as the page is at rest: by the time of another screen it is there.
  const atRest = keysOf(manifest, ({ src = '' }) =>
    /(MenuParts|ToastList|AppShellDrawer|AppShellThemeChoices)\.tsx$/.test(src),
  );
  const restFiles = filesOf(manifest, closure(manifest, [...entries, ...shell, ...atRest]));
  const everything = [...files.keys()];

  // What asks for a chunk is there when it comes: a part of a screen is measured over that screen. Where several ask,
  // over the one that has the least of it.
  const over = (key: string): number => {
    const askers = keysOf(manifest, ({ dynamicImports = [] }) => dynamicImports.includes(key));
    const grounds = askers.length === 0 ? [[]] : askers.map((asker) => [asker]);
    const costs = grounds.map((ground) => {
      const there = new Set([...restFiles, ...filesOf(manifest, closure(manifest, ground))]);
      const own = [...filesOf(manifest, closure(manifest, [key]))].filter((file) => !there.has(file));
      return size(own, isScript);
    });
    return Math.max(...costs);
  };
  const routes = keysOf(manifest, (chunk) => chunk.isDynamicEntry === true).map((key) => ({
    what: `${key} over what opens it, JS`,
    value: over(key),
  }));
  const heaviest = routes.toSorted((a, b) => b.value - a.value)[0];

  const figures: Figure[] = [
    { what: 'first screen, JS', value: size(first, isScript), limit: 124, unit: 'kB' },
    { what: 'first screen, CSS', value: size(first, isSheet), limit: 10, unit: 'kB' },
    {
      what: 'first screen, fonts preloaded',
      value: [...named].filter(isFont).length,
      limit: 1,
      unit: 'files',
    },
    { what: 'first screen, fonts preloaded', value: size(named, isFont, 'bytes'), limit: 30, unit: 'kB' },
    // Seven requests in all: one is left for the marks beside the form, one for the session.
    { what: 'first screen, files with the document', value: first.size + 1, limit: 5, unit: 'files' },
    { what: 'pipelines list with its shell, JS', value: size(listFiles, isScript), limit: 190, unit: 'kB' },
    { what: 'whole app, JS', value: size(everything, isScript), limit: 450, unit: 'kB' },
    { what: 'whole app, CSS', value: size(everything, isSheet), limit: 30, unit: 'kB' },
    ...(heaviest ? [{ ...heaviest, limit: routeLimit, unit: 'kB' } as const] : []),
  ];

  const isText = (file: string) => isScript(file) || isSheet(file) || file.endsWith('.html');
  const found = Object.entries(forbidden).flatMap(([text, why]) =>
    everything
      .filter((file) => isText(file) && files.get(file)?.text.includes(text))
      .map((file) => `${file} holds "${text}": ${why}`),
  );
  const early = [...first].filter((file) => files.get(file)?.text.includes(pusherMarker));
  return {
    figures,
    faults: [
      ...(entries.length === 0 ? ['The document names no script of the build.'] : []),
      ...figures
        .filter(({ value, limit }) => value > limit)
        .map(
          ({ what, value, limit, unit }) => `${what}: ${round(value)} ${unit}, at most ${limit} are allowed.`,
        ),
      ...early.map(
        (file) => `${file} brings pusher-js to the first screen; it belongs after the first paint.`,
      ),
      ...everything.filter((file) => file.endsWith('.map')).map((file) => `${file} is a source map.`),
      ...found,
    ],
  };
}

export const round = (value: number): string => String(Math.round(value * 10) / 10);

function keysOf(manifest: Manifest, is: (chunk: Manifest[string]) => boolean): string[] {
  return Object.entries(manifest)
    .filter(([, chunk]) => is(chunk))
    .map(([key]) => key);
}
