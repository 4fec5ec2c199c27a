import { closure, filesNamedBy, filesOf, type Bundle, type Manifest } from './bundle.ts';

/**
 * What a screen may add to the shell, in kB. A form of a connector reads addresses, keys and certificates in every form
 * that programs write, and the settings of an alert hold its form, the facts behind its status, and how old values return
 * to it; the other screens stay below 40.
 */
const routeLimit = 69;

/** One figure of a build and its limit. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: 'kB' | 'files';
}

export interface Verdict {
  readonly figures: readonly Figure[];
  /** One sentence per fault; empty if the build may ship. */
  readonly faults: readonly string[];
}

const isScript = (file: string) => file.endsWith('.js');
const isSheet = (file: string) => file.endsWith('.css');
const isFont = (file: string) => file.endsWith('.woff2');

/** Strings that occur in pusher-js and nowhere in our sources. */
const pusherMarker = 'pusher_internal:member_added';

/** The files of a build by the time they load. */
interface Stages {
  /** The document's files, the entry's imports, and the login route. */
  readonly first: ReadonlySet<string>;
  /** The pipelines list with its shell. */
  readonly list: ReadonlySet<string>;
  /** What the shell loads as soon as the page is idle, before another screen opens. */
  readonly atRest: ReadonlySet<string>;
}

function stagesOf({ manifest, html }: Bundle): Stages {
  const named = filesNamedBy(html);
  const entries = keysOf(manifest, ({ file }) => named.has(file));
  const login = keysOf(manifest, ({ src = '' }) => /\/login(Container|Screen)?\.tsx$/i.test(src));
  const shell = keysOf(manifest, ({ src = '' }) => /\/shell(Container)?\.tsx$/i.test(src));
  const list = keysOf(manifest, ({ src = '' }) => /PipelinesListContainer|pipelineReads/.test(src));
  const later = keysOf(manifest, ({ src = '' }) =>
    /(MenuParts|ToastList|TooltipBubble|AppShellDrawer|AppShellThemeChoices)\.tsx$/.test(src),
  );
  const withAll = (...keys: string[][]) => filesOf(manifest, closure(manifest, keys.flat()));
  return {
    first: new Set([...named, ...withAll(entries, login)]),
    list: withAll(entries, shell, list),
    atRest: withAll(entries, shell, later),
  };
}

/**
 * The chunk with the highest additional cost. A part of a screen is measured on top of the screen that loads it; with
 * several, on top of the smallest.
 */
function heaviestChunk(
  manifest: Manifest,
  atRest: ReadonlySet<string>,
  sizeOf: (files: Iterable<string>) => number,
): { readonly what: string; readonly value: number } | undefined {
  const costOver = (key: string, ground: readonly string[]): number => {
    const there = new Set([...atRest, ...filesOf(manifest, closure(manifest, ground))]);
    return sizeOf([...filesOf(manifest, closure(manifest, [key]))].filter((file) => !there.has(file)));
  };
  return keysOf(manifest, (chunk) => chunk.isDynamicEntry === true)
    .map((key) => {
      const askers = keysOf(manifest, ({ dynamicImports = [] }) => dynamicImports.includes(key));
      const costs = askers.length === 0 ? [costOver(key, [])] : askers.map((each) => costOver(key, [each]));
      return { what: `${key} over what opens it, JS`, value: Math.max(...costs) };
    })
    .toSorted((one, other) => other.value - one.value)[0];
}

const isDefinition = (key: string) => /domain\/connectors\/(sources|destinations)\//.test(key);

/**
 * What choosing a connector loads over the choice and the shell: the page of its form, the table of definitions, and
 * the largest definition.
 */
function costOfChoosing(
  manifest: Manifest,
  atRest: ReadonlySet<string>,
  sizeOf: (files: Iterable<string>) => number,
): number {
  const choice = keysOf(manifest, ({ src = '' }) => src.endsWith('/SelectConnectorContainer.tsx'));
  const form = keysOf(manifest, ({ src = '' }) => src.endsWith('/ConnectorFormContainer.tsx'));
  const table = keysOf(manifest, ({ dynamicImports = [] }) => dynamicImports.some(isDefinition));
  const there = new Set([...atRest, ...filesOf(manifest, closure(manifest, choice))]);
  const costs = Object.keys(manifest)
    .filter(isDefinition)
    .map((definition) => filesOf(manifest, closure(manifest, [...form, ...table, definition])))
    .map((files) => sizeOf([...files].filter((file) => !there.has(file))));
  return Math.max(0, ...costs);
}

function figuresOf({ manifest, files, html }: Bundle, { first, list, atRest }: Stages): readonly Figure[] {
  const size = (names: Iterable<string>, is: (file: string) => boolean) =>
    [...names].filter(is).reduce((sum, name) => sum + (files.get(name)?.gzip ?? 0), 0) / 1_000;
  const fonts = [...filesNamedBy(html)].filter(isFont);
  const everything = [...files.keys()];
  const definitions = new Set(
    Object.entries(manifest).flatMap(([key, { file }]) => (isDefinition(key) ? [file] : [])),
  );
  const scripts = (names: Iterable<string>) => size(names, isScript);
  const heaviest = heaviestChunk(manifest, atRest, scripts);
  return [
    // Above 1.3 of the leanest limit (124 kB) for what people get: pages survive translation, every write confirms whose
    // session it uses, failed code is retried in Firefox, an error in a handler is shown, each setting is read by itself,
    // rows that a service sends against a filter are left out, connectors have pictograms instead of letters, the details of a
    // failed request can be copied, and the zone of an address survives signing in.
    { what: 'first screen, JS', value: size(first, isScript), limit: 133, unit: 'kB' },
    { what: 'first screen, CSS', value: size(first, isSheet), limit: 10, unit: 'kB' },
    // If it loaded with the script, it would share the bandwidth and delay the first text.
    { what: 'first screen, fonts preloaded', value: fonts.length, limit: 0, unit: 'files' },
    // Seven requests in all; the others are the font, the marks beside the form and the session.
    { what: 'first screen, files with the document', value: first.size + 1, limit: 4, unit: 'files' },
    // It judges which of its rows are late or quiet, says why, and which connector an error is about. It keeps views of the list.
    { what: 'pipelines list with its shell, JS', value: size(list, isScript), limit: 213, unit: 'kB' },
    // The two limits of the whole app grow with what the product can do. What a visit loads has the limits above and below.
    // Each connector has a form of its own, which loads when it is chosen.
    {
      what: 'whole app without the forms of connectors, JS',
      value: size(everything, (file) => isScript(file) && !definitions.has(file)),
      // It reads keys, certificates and addresses as other programs write them, and checks what a service kept of a change. It reads
      // answers and refusals in every usual form. It has a page for people who have signed out, and one for code that is late.
      // It explains the errors of databases, clouds and APIs, which loads for a pipeline that has failed.
      // It opens the facts from which a status follows, and draws when an alert was out of range. It judges what the pipelines of
      // a source or destination show of it, and counts what needs a person.
      // It shows what each form would send, acts on all pipelines of one cause, and says what is new since the last visit.
      // It writes and reads pipelines as files, compares them before it saves, and lists who changed what.
      // It marks the old values that a form opens with, also beside that list, and attaches a hook where a person is.
      limit: 867,
      unit: 'kB',
    },
    {
      what: 'the largest form of a connector, JS',
      value: Math.max(0, ...[...definitions].map((file) => size([file], isScript))),
      // The form of Snowflake brings the reader of its own addresses and commands, and SQL to copy.
      limit: 3.2,
      unit: 'kB',
    },
    {
      what: 'choosing a connector over the choice, JS',
      value: costOfChoosing(manifest, atRest, scripts),
      limit: routeLimit,
      unit: 'kB',
    },
    { what: 'whole app, CSS', value: size(everything, isSheet), limit: 60, unit: 'kB' },
    ...(heaviest ? [{ ...heaviest, limit: routeLimit, unit: 'kB' } as const] : []),
  ];
}

/**
 * Checks a console build against its limits. kB are 1000 bytes, gzip -9.
 * @param forbidden texts that no file may contain, each with its reason
 */
export function judge(bundle: Bundle, forbidden: Readonly<Record<string, string>>): Verdict {
  const { manifest, files, html } = bundle;
  const stages = stagesOf(bundle);
  const figures = figuresOf(bundle, stages);
  const named = filesNamedBy(html);
  const everything = [...files.keys()];
  const holds = (file: string, text: string) => files.get(file)?.text.includes(text) ?? false;
  const isText = (file: string) => isScript(file) || isSheet(file) || file.endsWith('.html');
  return {
    figures,
    faults: [
      ...(keysOf(manifest, ({ file }) => named.has(file)).length === 0
        ? ['The document names no script of the build.']
        : []),
      ...figures
        .filter(({ value, limit }) => value > limit)
        .map(
          ({ what, value, limit, unit }) => `${what}: ${round(value)} ${unit}, at most ${limit} are allowed.`,
        ),
      ...[...stages.first]
        .filter((file) => holds(file, pusherMarker))
        .map((file) => `${file} brings pusher-js to the first screen; it belongs after the first paint.`),
      ...everything.filter((file) => file.endsWith('.map')).map((file) => `${file} is a source map.`),
      ...Object.entries(forbidden).flatMap(([text, why]) =>
        everything
          .filter((file) => isText(file) && holds(file, text))
          .map((file) => `${file} holds "${text}": ${why}`),
      ),
    ],
  };
}

export const round = (value: number): string => String(Math.round(value * 10) / 10);

function keysOf(manifest: Manifest, is: (chunk: Manifest[string]) => boolean): string[] {
  return Object.entries(manifest)
    .filter(([, chunk]) => is(chunk))
    .map(([key]) => key);
}
