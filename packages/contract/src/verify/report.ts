/**
 * What a finding does. `breaks`: a screen or an action fails, or others can act for a signed-in person. `degrades`: a part
 * is missing or wrong. `habit`: the console copes with it.
 */
export type Severity = 'breaks' | 'degrades' | 'habit';

/** One difference from the contract. Contains places, kinds and lengths, never a value. */
export interface Finding {
  /** A name for programs, such as `filter-ignored`. */
  readonly check: string;
  readonly severity: Severity;
  /** The call; nothing for the session as a whole. */
  readonly call?: string;
  /** One sentence. */
  readonly says: string;
  /** JSON pointer of the first place. */
  readonly pointer?: string;
  readonly expected?: string;
  readonly came?: string;
  /** How many places there are. */
  readonly places?: number;
}

/** How one call did. */
export interface CallReport {
  readonly call: string;
  readonly state: 'fits' | 'differs' | 'refused' | 'unreachable' | 'unchecked';
  /** Why it is not reachable or not checked. */
  readonly why?: string;
  /** The slowest answer, in milliseconds. */
  readonly ms?: number;
  /** Assumed fields that the answers lack, with what shows them. */
  readonly without: readonly { readonly field: string; readonly shownIn: string }[];
  /** Fields of the specification that the answers leave out. */
  readonly omits: readonly string[];
}

/** Habits in which services differ, as far as they showed. */
export interface Habits {
  /** What a change does with a configuration or a list of tables. */
  readonly writes?: 'merge' | 'replace' | 'mixed';
  /** The status for someone who is not signed in. */
  readonly endedSession?: number;
  /** The most rows of a page. */
  readonly pageSizeCap?: number;
  readonly pageNumber?: 'sent' | 'absent';
  readonly filters?: 'obeyed' | 'ignored' | 'partly obeyed';
  readonly lists?: 'paged' | 'bare' | 'mixed';
  /** The form in which a wrong value is refused. */
  readonly errors?: 'detail' | 'fields' | 'nested' | 'non_field_errors' | 'sentence' | 'other';
  /** Whether single objects have most of the fields that may be left out. */
  readonly optionalFields?: 'sent' | 'missing';
  readonly proxyErrors?: 'none' | 'html';
  readonly events?: 'sent' | 'none';
  /** What an action answers. */
  readonly actions?: 'object' | 'status' | 'nothing';
}

export interface ScreenReport {
  readonly screen: string;
  readonly state: 'works' | 'works without' | 'breaks' | 'unchecked';
  /** What is missing or broken. */
  readonly because: readonly string[];
}

/** The result of a check. */
export interface Report {
  readonly level: Level;
  /** Whether everyone could sign in. */
  readonly signedIn: boolean;
  readonly habits: Habits;
  readonly calls: readonly CallReport[];
  readonly findings: readonly Finding[];
  readonly screens: readonly ScreenReport[];
}

/**
 * What a check may do. `read`: GET, and signing in and out. `scratch`: creates objects of its own and removes them.
 * `full`: also acts on people and the account, so it needs an account for the purpose.
 */
export const levels = ['read', 'scratch', 'full'] as const;
export type Level = (typeof levels)[number];

const listed = (items: readonly string[]): string => items.join('; ');

function findingLine({ check, call, says, pointer, expected, came, places = 1 }: Finding): string {
  const place = pointer === undefined ? '' : ` at ${pointer === '' ? 'the top' : pointer}`;
  const kinds = expected === undefined ? '' : ` (expected ${expected}; came ${came})`;
  const more = places > 1 ? `, ${places} places` : '';
  return `  ${call ?? 'session'}${place}: ${says}${kinds}${more} [${check}]`;
}

const headings: readonly (readonly [Severity, string])[] = [
  ['breaks', 'Breaks the console'],
  ['degrades', 'Takes something away'],
  ['habit', 'Habits that the console copes with'],
];

/** The report for people. */
export function reportText({ level, habits, calls, findings, screens }: Report): string {
  const count = (state: CallReport['state']) => calls.filter((each) => each.state === state).length;
  const found = headings.flatMap(([severity, heading]) => {
    const lines = findings.filter((each) => each.severity === severity).map(findingLine);
    return lines.length === 0 ? [] : [`${heading}:`, ...lines, ''];
  });
  const silent = calls
    .filter(({ why }) => why !== undefined)
    .map(({ call, state, why = '' }) => `  ${call}: ${state}, ${why}`);
  const without = calls
    .filter(({ without: fields }) => fields.length > 0)
    .map(({ call, without: fields }) => `  ${call}: ${fields.map(({ field }) => field).join(', ')}`);
  const slow = calls
    .flatMap(({ call, ms }) => (ms === undefined ? [] : [{ call, ms }]))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 5)
    .map(({ call, ms }) => `  ${call}: ${ms} ms`);
  const section = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [heading, ...lines, ''];
  return [
    `Level ${level}. Calls: ${count('fits')} fit, ${count('differs')} differ, ${count('refused')} refused, ${count('unreachable')} not reachable, ${count('unchecked')} not checked.`,
    '',
    ...found,
    ...section('Not reachable:', silent),
    ...section('Without fields that may be missing:', without),
    ...section(
      'Leaves out, although the specification names it:',
      calls
        .filter(({ omits }) => omits.length > 0)
        .map(({ call, omits }) => `  ${call}: ${omits.join(', ')}`),
    ),
    ...section(
      'Habits:',
      Object.entries(habits).map(([name, value]) => `  ${name}: ${value}`),
    ),
    ...section('Slowest answers:', slow),
    'Screens:',
    ...screens.map(
      ({ screen, state, because }) =>
        `  ${screen}: ${state}${because.length > 0 ? `: ${listed(because)}` : ''}`,
    ),
    '',
  ].join('\n');
}

const xml = (text: string): string =>
  text.replaceAll(
    /[&<>"]/g,
    (found) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[found] ?? found,
  );

/** The report for build servers: a test case for each call and screen. */
export function reportJunit({ calls, findings, screens }: Report): string {
  const failing = (call: string | undefined) =>
    findings.filter((each) => each.call === call && each.severity === 'breaks').map(findingLine);
  const testCase = (group: string, name: string, failures: readonly string[], skipped = false) =>
    [
      `  <testcase classname="${xml(group)}" name="${xml(name)}">`,
      ...failures.map((line) => `    <failure message="${xml(line.trim())}"/>`),
      ...(skipped ? ['    <skipped/>'] : []),
      '  </testcase>',
    ].join('\n');
  const cases = [
    testCase('session', 'session', failing(undefined)),
    ...calls.map(({ call, state, why }) =>
      testCase(
        'call',
        call,
        state === 'unreachable' ? [`not reachable: ${why ?? ''}`, ...failing(call)] : failing(call),
        state === 'unchecked' || state === 'refused',
      ),
    ),
    ...screens.map(({ screen, state, because }) =>
      testCase('screen', screen, state === 'breaks' ? because : [], state === 'unchecked'),
    ),
  ];
  const failures = cases.filter((each) => each.includes('<failure')).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="contract" tests="${cases.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>\n`;
}

/** Whether a service can be used with the console as it is. */
export const isPassed = ({ signedIn, findings, screens }: Report): boolean =>
  signedIn &&
  !findings.some(({ severity }) => severity === 'breaks') &&
  !screens.some(({ state }) => state === 'breaks');
