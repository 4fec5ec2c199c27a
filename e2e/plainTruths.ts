import type { Page } from '@playwright/test';
import { settled } from './plainConsole.ts';
import type { Table, Tables } from './plainService/data.ts';
import type { Row } from './plainService/http.ts';
import type { Switches } from './plainService/switches.ts';

/** Tells what a screen says that the service does not: a sentence for each untruth. */
type Untruths = (facts: Facts) => readonly string[];

interface Facts {
  /** What the screen shows. */
  readonly lines: readonly string[];
  /** What the service has stored. */
  readonly state: Tables;
  readonly switches: Switches;
}

/** A screen, and what is true of it. */
export interface PlainScreen {
  readonly path: string;
  readonly check: Untruths;
}

/** Sentences that a screen may not say. */
const neverSays =
  (...sentences: readonly (string | RegExp)[]): Untruths =>
  ({ lines }) =>
    lines.filter((line) =>
      sentences.some((each) => (typeof each === 'string' ? line.includes(each) : each.test(line))),
    );

/** The same, but only of a service that does not send what the sentences are about. */
const withoutFields =
  (check: Untruths): Untruths =>
  (facts) =>
    facts.switches.optionalFields === 'missing' ? check(facts) : [];

const all =
  (...checks: readonly Untruths[]): Untruths =>
  (facts) =>
    checks.flatMap((check) => check(facts));

/** Leftovers of code, which no screen may show. */
const saysNothing = neverSays(/\b(undefined|NaN|Invalid Date)\b|\[object |^null$/);

/** A service that sends pages as the specification has them is understood. */
const understood: Untruths = (facts) =>
  facts.switches.lists === 'paged'
    ? neverSays('was not in the expected format', 'could not be shown')(facts)
    : [];

const numberOf = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
/** The rows of a page of the console, however few the service sends at once. */
const usualPageSize = 10;

/** The rows of a list are of its kind, and its counts are those of the service. */
function list(
  path: string,
  table: Table,
  isRight: (row: Row) => boolean,
  nameOf: (row: Row) => string = ({ name }) => String(name),
): PlainScreen {
  const check: Untruths = ({ lines, state, switches }) => {
    const shown = state[table].filter((row) =>
      lines.some((line) => line === nameOf(row) || line.endsWith(` · ${nameOf(row)}`)),
    );
    const right = state[table].filter(isRight).length;
    const wrong = shown.filter((row) => !isRight(row)).map((row) => `${nameOf(row)} does not belong here`);
    const page = Number(new URL(path, 'http://x').searchParams.get('page') ?? 1);
    const range = lines.map((line) => /^([\d,]+)–([\d,]+)(?: of ([\d,]+))?$/.exec(line)).find(Boolean);
    const [, from, to, total] = range ?? [];
    const first = (page - 1) * usualPageSize + 1;
    return [
      ...wrong,
      ...(total !== undefined && numberOf(total) !== right ? [`${range?.[0]}: there are ${right}`] : []),
      ...(from !== undefined && numberOf(from) !== first
        ? [`${range?.[0]}: the page begins with ${first}`]
        : []),
      // Rows of another kind are left out of a page, and then nobody counts.
      ...(total !== undefined && numberOf(to) - numberOf(from) + 1 !== shown.length
        ? [`${range?.[0]}: there are ${shown.length} rows`]
        : []),
      ...(right > 0 && switches.lists === 'paged' && switches.filters === 'obeyed' && shown.length === 0
        ? ['No row is shown.']
        : []),
    ];
  };
  return { path, check: all(check, understood) };
}

const isActive = ({ status }: Row) => status !== 'archived';
const isArchived = (row: Row) => !isActive(row);
const isOn = (row: Row) => row['is_active'] === true;
/** Who is invited is not deactivated: they have not been in yet. */
const isCurrent = (row: Row) => isOn(row) || row['first_name'] === '';

/** Numbers of home. A number that is not known is a dash, or missing. */
const home: Untruths = ({ lines, state }) => {
  const count = (...statuses: readonly string[]) =>
    state.pipeline.filter(({ status }) => statuses.includes(String(status))).length;
  const active = state.pipeline.filter(isActive).length;
  const text = lines.join('\n');
  const claims: readonly (readonly [found: string | undefined, truth: number])[] = [
    [/\b(\d+) of \d+ pipelines? stopped\b/.exec(text)?.[1], count('errored')],
    [/\b\d+ of (\d+) pipelines? stopped\b/.exec(text)?.[1], active],
    [/\b(\d+) errored\b/.exec(text)?.[1], count('errored')],
    [/\b(\d+) paused\b/.exec(text)?.[1], count('paused')],
    [/\b(\d+) drafts?\b/.exec(text)?.[1], count('draft')],
    [/^All (\d+) running pipelines sync on time/m.exec(text)?.[1], count('running')],
  ];
  const wrong = state.pipeline.filter(
    ({ name, status }) =>
      (lines.includes(`${String(name)} failed`) && status !== 'errored') ||
      (lines.includes(`${String(name)} is a draft`) && status !== 'draft'),
  );
  return [
    ...claims
      .filter(([found, truth]) => found !== undefined && Number(found) !== truth)
      .map(([found, truth]) => `${found} instead of ${truth}`),
    ...wrong.map(({ name, status }) => `${String(name)} is ${String(status)}`),
  ];
};

/** Every tunnel is listed, or the screen says that some are not. */
const tunnels: Untruths = ({ lines, state, switches }) => {
  const shown = state.tunnel.filter(({ name }) => lines.includes(String(name))).length;
  const isWhole = shown === state.tunnel.length || switches.lists === 'bare';
  return isWhole || lines.some((line) => /at least|not all|first \d+/i.test(line))
    ? []
    : [`only ${shown} tunnels`];
};

/** The pipelines of a connector, as the heading counts them. */
const usedBy =
  (field: 'source_id' | 'destination_id', id: number): Untruths =>
  ({ lines, state }) => {
    const truth = state.pipeline.filter((row) => row[field] === id && isActive(row)).length;
    const said = lines.map((line) => /^Used by (\d+) pipelines?$/.exec(line)?.[1]).find(Boolean);
    return said === undefined || Number(said) === truth ? [] : [`Used by ${said} instead of ${truth}`];
  };

/** An alert with an open trigger is out of range, whatever else is known of it. */
const alertStates: Untruths = ({ lines, state }) =>
  state.alert
    .filter(({ id }) => state.alert_trigger.some((row) => row['alert_id'] === id && row['status'] === 'open'))
    .filter(({ name }) => lines.includes(String(name)))
    .filter(({ name }) =>
      lines.slice(lines.indexOf(String(name)), lines.indexOf(String(name)) + 4).includes('In range'),
    )
    .map(({ name }) => `${String(name)} has an open trigger and is called “In range”`);

/** The service says nothing of what it keeps secret. */
const keepsSecrets = neverSays(/^Nothing$/, /(Signing secret|Password) None/);

const screen = (path: string, ...checks: readonly Untruths[]): PlainScreen => ({
  path,
  check: all(saysNothing, ...checks),
});

const lists: readonly PlainScreen[] = [
  list('/pipelines/list?status=active', 'pipeline', isActive),
  list('/pipelines/list?status=active&page=2', 'pipeline', isActive),
  list('/pipelines/list?status=archived', 'pipeline', isArchived),
  list('/sources/list?status=active', 'source', isActive),
  list('/sources/list?status=active&page=2', 'source', isActive),
  list('/sources/list?status=archived', 'source', isArchived),
  list('/destinations/list?status=active', 'destination', isActive),
  list('/observability/alerts/list?status=active', 'alert', isOn),
  list('/observability/alerts/list?status=inactive', 'alert', (row) => !isOn(row)),
  list('/observability/metrics/list?status=active', 'metric', isActive),
  list('/settings/users?status=current', 'user', isCurrent, ({ email }) => String(email)),
  list('/settings/hooks?status=active', 'hook', isActive),
];

/** What is walked under every switch. */
export const screens: readonly PlainScreen[] = [
  screen('/', home, understood, withoutFields(neverSays('Nothing yet.'))),
  ...lists.map(({ path, check }) => screen(path, check)),
  screen('/pipelines/1/overview', understood, withoutFields(neverSays('No sync yet'))),
  screen('/pipelines/1/settings/schema_config', understood),
  screen('/pipelines/1/settings/schema_maintenance', understood),
  screen('/pipelines/1/logs', neverSays('Nothing was logged')),
  screen('/pipelines/1/hooks', understood),
  screen('/sources/1', usedBy('source_id', 1), keepsSecrets, understood),
  // It is reached through a tunnel.
  screen('/sources/3', usedBy('source_id', 3), keepsSecrets, withoutFields(neverSays(/^Direct$/))),
  screen('/destinations/1', usedBy('destination_id', 1), keepsSecrets, understood),
  screen('/sources/list?view=tunnels', tunnels, understood, withoutFields(neverSays('Waiting for setup'))),
  screen(
    '/observability/alerts/list?status=active',
    alertStates,
    withoutFields(neverSays('are used up', 'have stopped', 'No one is notified', 'Nobody is notified')),
  ),
  screen('/alerts/1/overview?range=day', alertStates, withoutFields(neverSays(/notifies (no one|nobody)/i))),
  screen('/alerts/1/settings'),
  screen('/observability/metrics/1', understood, withoutFields(neverSays(/^In range/))),
  // The price is "499.00" and the currency `usd`.
  screen(
    '/settings/billing',
    understood,
    neverSays('Price on request', 'No card is on file'),
    withoutFields(neverSays('used up')),
  ),
  screen('/settings/notifications', understood),
  screen('/settings/hooks/1', keepsSecrets),
  screen('/settings/usage', understood),
  screen('/settings/usage/1', understood),
];

/** The lines of text that a screen shows. */
const linesOf = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('main').innerText()).split('\n').map((line) => line.trim());

/** Opens a screen and returns its untruths. */
export async function untruthsOf(page: Page, { path, check }: PlainScreen, facts: Omit<Facts, 'lines'>) {
  await page.goto(path);
  await settled(page);
  const read = async () => check({ ...facts, lines: await linesOf(page) });
  // Whether the service filters is asked beside the first page, so its count may stand for a moment.
  if ((await read()).length > 0) await page.waitForTimeout(2_000);
  const untruths = await read();
  return untruths.map((each) => `${path}: ${each}`);
}
