import type { Page } from '@playwright/test';
import { expect, writeHeaders } from './fixtures.ts';

/** One check of the product: an address, and the actions to take there first. */
export interface Stop {
  readonly name: string;
  readonly path: string;
  /** An element that is present once the screen has loaded. */
  readonly heading: string | RegExp;
  readonly act?: (page: Page) => Promise<void>;
}

/** One screen of each kind: what `npm test` visits. `npm run test:full` visits all. */
const kinds: ReadonlySet<string> = new Set([
  'sign in',
  'list',
  'create',
  'command palette',
  'source choice',
  'source form with errors',
  'schema',
  'overview',
  'log',
  'home',
  'sources',
  'alert',
  'changed metric',
  'users',
  'billing',
]);
export const isOneOfItsKind = ({ name }: Stop): boolean => kinds.has(name);

export const signedOutStops: readonly Stop[] = [
  { name: 'sign in', path: '/login', heading: 'Sign in' },
  { name: 'recovery', path: '/login?view=recover', heading: /password/i },
  { name: 'sign-up', path: '/signup', heading: 'Create your account' },
  { name: 'new password', path: '/reset-password?token=demo-password', heading: 'Choose a new password' },
  { name: 'invitation', path: '/user-invite/demo-invitation', heading: /^Join / },
  { name: 'email sent', path: '/email-sent', heading: 'Check your inbox' },
  { name: 'privacy policy', path: '/privacy', heading: 'Privacy policy' },
];

export const emptyStop: Stop = { name: 'no pipelines', path: '/pipelines/list', heading: 'Pipelines' };

const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' });

const unreachable = {
  'Source name': 'Shop database',
  Host: 'unreachable.example',
  User: 'millrace_reader',
  Password: 'river stone',
  Database: 'shop',
};

const failTest = async (page: Page) => {
  for (const [name, text] of Object.entries(unreachable)) {
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  }
  await page.getByRole('button', { name: 'Test connection' }).click();
  await page.getByRole('dialog', { name: 'Connection failed' }).waitFor();
};

const chooseKeyPair = async (page: Page) => {
  await page.getByRole('button', { name: /Authentication method/ }).click();
  await page.getByRole('option', { name: 'Key pair' }).click();
  await page.getByRole('textbox', { name: /^Passphrase/ }).waitFor();
};

const openAttach = async (page: Page) => {
  await page.getByRole('button', { name: 'Attach hook' }).click();
  await page.getByRole('radio').first().waitFor();
  await page.getByRole('button', { name: 'Sample of “Errored”' }).click();
};

const searchFor = (text: string) => async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('searchbox').fill(text);
  await page.getByRole('option', { name: 'Orders to warehouse Running' }).waitFor();
};

const openResync = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions for Orders to warehouse' }).click();
  await page.getByRole('menuitem', { name: 'Resync' }).click();
  await page.getByRole('dialog').getByRole('grid').waitFor();
};

/** Chooses another key for a table, up to the question which tables are loaded again. */
const askToReload = async (page: Page) => {
  await page.getByRole('button', { name: 'Actions for public.accounts', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Custom primary key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').nth(1).click();
  await dialog.getByRole('button', { name: 'Use as key' }).click();
  await page.getByRole('button', { name: 'Save tables' }).click();
  await page.getByRole('alertdialog', { name: /^Save and load 1 table/ }).waitFor();
};

const settings = (name: string, query: string, act?: Stop['act']): Stop => ({
  name,
  path: `/pipelines/1/settings/schema_config${query}`,
  heading: 'Orders to warehouse',
  ...(act && { act }),
});

const maintenance = (name: string, act: Stop['act']): Stop => ({
  name,
  path: '/pipelines/1/settings/schema_maintenance',
  heading: 'Orders to warehouse',
  ...(act && { act }),
});

/** The settings of a running pipeline. */
const settingsStops: readonly Stop[] = [
  settings('pipeline tables', ''),
  settings('tables to load again', '', askToReload),
  settings('pipeline sync settings', '?section=sync'),
  settings('pipeline name and ids', '?section=general'),
  settings('ETL script', '?section=script&source=12&destination=7', (page) =>
    page.getByText(/^The script has/).waitFor(),
  ),
  maintenance('states of tables', (page) => page.getByRole('grid', { name: 'Tables' }).waitFor()),
  maintenance('resync', openResync),
];

/** The main path, over a draft that only needs to be started. */
export function stopsOf(draft: number): readonly Stop[] {
  const step = (name: string, heading: string, rest: string, act?: Stop['act']): Stop => ({
    name,
    path: `/pipelines/setup/${draft}/${rest}`,
    heading,
    ...(act && { act }),
  });
  return [
    { name: 'list', path: '/pipelines/list', heading: 'Pipelines' },
    {
      name: 'list with some chosen',
      path: '/pipelines/list',
      heading: 'Pipelines',
      act: (page) => page.getByRole('checkbox', { name: 'Select all' }).click(),
    },
    {
      name: 'nothing found',
      path: '/pipelines/list?search=nowhere',
      heading: 'Pipelines',
    },
    {
      name: 'create',
      path: '/pipelines/list',
      heading: 'Pipelines',
      act: async (page) => {
        await page.getByRole('button', { name: 'Create pipeline' }).first().click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'command palette', path: '/pipelines/list', heading: 'Pipelines', act: searchFor('orders') },
    step('source choice', 'Choose a source', 'source/select'),
    step('source prerequisites', 'Prepare the source', 'source/prerequisites?type=postgres'),
    step('source form', 'Connect PostgreSQL', 'source/create?type=postgres'),
    step('source form with errors', 'Connect PostgreSQL', 'source/create?type=postgres', (page) =>
      save(page).click(),
    ),
    step('failed test', 'Connect PostgreSQL', 'source/create?type=postgres', failTest),
    // Typed input is restored, so the step that changes the form most comes last.
    step('source form with tunnel', 'Connect PostgreSQL', 'source/create?type=postgres', (page) =>
      page.getByRole('radio', { name: /tunnel/i }).check({ force: true }),
    ),
    step('source review', 'Review the source', 'source/review'),
    step('destination choice', 'Choose a destination', 'destination/select'),
    step('destination prerequisites', 'Prepare the destination', 'destination/prerequisites?type=snowflake'),
    step('destination form', 'Connect Snowflake', 'destination/create?type=snowflake'),
    step(
      'destination form with key pair',
      'Connect Snowflake',
      'destination/create?type=snowflake',
      chooseKeyPair,
    ),
    step('schema', 'Schema settings', 'schema-settings'),
    step('schema with some chosen', 'Schema settings', 'schema-settings', (page) =>
      page.getByRole('button', { name: 'Select All' }).click(),
    ),
    step('sync settings', 'Sync settings', 'sync-settings'),
    { name: 'overview', path: '/pipelines/1/overview', heading: 'Orders to warehouse' },
    { name: 'log', path: '/pipelines/1/logs', heading: 'Orders to warehouse' },
    {
      name: 'error in the log',
      path: '/pipelines/3/logs?level=error&range=all&line=newest',
      heading: /./,
      act: (page) => page.getByRole('button', { name: 'Copy link' }).waitFor(),
    },
    { name: 'activity', path: '/pipelines/1/logs?show=activity', heading: 'Orders to warehouse' },
    { name: 'hooks', path: '/pipelines/1/hooks', heading: 'Orders to warehouse' },
    { name: 'attaching a hook', path: '/pipelines/1/hooks', heading: 'Orders to warehouse', act: openAttach },
    {
      name: 'creating a hook',
      path: '/pipelines/1/hooks',
      heading: 'Orders to warehouse',
      act: async (page) => {
        await openAttach(page);
        await page.getByRole('button', { name: 'Create hook' }).click();
        const dialog = page.getByRole('dialog', { name: 'Create hook' });
        // Typed, because the notice about http follows a key and is no shift.
        await dialog
          .getByRole('textbox', { name: /^Address/ })
          .pressSequentially('http://hooks.acme.example');
      },
    },
    ...settingsStops,
  ];
}

const openArchive = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions for Production Postgres' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').waitFor();
};

const openMetric = async (page: Page) => {
  await page.getByRole('button', { name: 'Actions for Orders', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit “Orders”' });
  await dialog.getByRole('button', { name: 'Add condition' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
};

/** The areas of the busy account beside its pipelines. */
export const areaStops: readonly Stop[] = [
  { name: 'home', path: '/', heading: 'Home' },
  { name: 'sources', path: '/sources/list', heading: 'Sources' },
  {
    name: 'sources with some chosen',
    path: '/sources/list',
    heading: 'Sources',
    act: (page) => page.getByRole('checkbox', { name: 'Select all' }).click(),
  },
  { name: 'archived sources', path: '/sources/list?status=archived', heading: 'Sources' },
  { name: 'tunnels', path: '/sources/list?view=tunnels', heading: 'Tunnels' },
  {
    name: 'new tunnel',
    path: '/sources/list?view=tunnels',
    heading: 'Tunnels',
    act: async (page) => {
      await page.getByRole('button', { name: 'Create tunnel' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'tunnel', path: '/sources/list?view=tunnels&tunnel=2', heading: 'VPC bastion' },
  { name: 'source', path: '/sources/1', heading: 'Production Postgres' },
  { name: 'archiving a source', path: '/sources/1', heading: 'Production Postgres', act: openArchive },
  { name: 'source type', path: '/sources/create/select', heading: 'Choose a source' },
  {
    name: 'new source prerequisites',
    path: '/sources/create/prerequisites?type=postgres',
    heading: 'Prepare the source',
  },
  { name: 'new source', path: '/sources/create/details?type=postgres', heading: 'Connect PostgreSQL' },
  { name: 'edited source', path: '/sources/1/edit', heading: 'Edit source' },
  { name: 'alerts', path: '/observability/alerts/list', heading: 'Alerts' },
  {
    name: 'alerts with some chosen',
    path: '/observability/alerts/list',
    heading: 'Alerts',
    act: (page) => page.getByRole('checkbox', { name: 'Select all' }).click(),
  },
  { name: 'alert', path: '/alerts/1/overview?range=day', heading: 'Orders have stopped' },
  {
    name: 'resolving triggers',
    path: '/alerts/1/overview?range=week',
    heading: 'Orders have stopped',
    act: async (page) => {
      await page.getByRole('button', { name: /^Resolve all/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'alert settings', path: '/alerts/1/settings', heading: 'Orders have stopped' },
  {
    name: 'new alert with errors',
    path: '/alerts/create/setup',
    heading: 'Create alert',
    act: (page) => page.getByRole('button', { name: 'Create alert' }).click(),
  },
  { name: 'metrics', path: '/observability/metrics/list', heading: 'Metrics' },
  { name: 'metric', path: '/observability/metrics/1?range=week', heading: 'Orders' },
  { name: 'changed metric', path: '/observability/metrics/list', heading: 'Metrics', act: openMetric },
  { name: 'account', path: '/settings/account', heading: 'Account' },
  { name: 'billing', path: '/settings/billing', heading: 'Billing' },
  { name: 'users', path: '/settings/users', heading: 'Users' },
  {
    name: 'invitation of people',
    path: '/settings/users',
    heading: 'Users',
    act: async (page) => {
      await page.getByRole('button', { name: 'Invite users' }).click();
      // Typed, because the answer to a key is no shift.
      await page.getByRole('dialog').getByRole('textbox').pressSequentially('member@acme.example nowhere, ');
    },
  },
  { name: 'notifications', path: '/settings/notifications', heading: 'Notifications' },
  { name: 'activity of the account', path: '/settings/activity', heading: 'Activity' },
  { name: 'hooks of the account', path: '/settings/hooks?status=active', heading: 'Hooks' },
  { name: 'one hook', path: '/settings/hooks/1', heading: 'Operations channel' },
  { name: 'usage', path: '/settings/usage', heading: 'Usage' },
  { name: 'usage of a pipeline', path: '/settings/usage/1', heading: 'Orders to warehouse' },
  { name: 'destinations', path: '/destinations/list', heading: 'Destinations' },
  { name: 'destination', path: '/destinations/1', heading: /./ },
];

/** Creates a draft with connectors and a table, so that each step of the setup is available. */
export async function makeDraft(page: Page): Promise<number> {
  const headers = await writeHeaders(page);
  const firstId = async (path: string): Promise<number> => {
    const { results }: { results: { id: number }[] } = await (await page.request.get(path)).json();
    return results[0]?.id ?? 0;
  };
  const data = { name: 'Shop to warehouse', region: 'us-east-1' };
  const { id }: { id: number } = await (
    await page.request.post('/api/v1/pipeline/', { headers, data })
  ).json();
  const source_id = await firstId('/api/v1/source/?search=Production%20Postgres');
  const destination_id = await firstId('/api/v1/destination/?search=Analytics');
  const sync_mappings = [{ table: 'public.customers', selected: true }];
  for (const change of [{ source_id, destination_id }, { sync_mappings }]) {
    const answer = await page.request.patch(`/api/v1/pipeline/${id}/`, { headers, data: change });
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  }
  return id;
}

export async function visit(page: Page, { path, heading, act }: Stop): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  // Skeletons are not the screens that this test checks.
  await expect(page.locator('main[aria-busy], main [aria-busy=true]')).toHaveCount(0);
  await act?.(page);
}
