// The production console in front of a service that nobody wrote for it. Every expectation is what a person sees, or what
// the service has stored.
import type { Page } from '@playwright/test';
import { chooseFor, heading, row } from './areas.ts';
import { signIn, writeHeaders } from './fixtures.ts';
import { expect, nameOf, openPlain, services, settled, test, type WritesSetting } from './plainConsole.ts';
import { people, type Tables } from './plainService/data.ts';
import type { PlainService } from './plainService/plainService.ts';
import type { Switches } from './plainService/switches.ts';
import { textField } from './setupSteps.ts';
import { savedFile } from './savedFile.ts';

const main = (page: Page) => page.getByRole('main');
const tables = '/pipelines/1/settings/schema_config';
const box = (page: Page, table: string) => page.getByRole('checkbox', { name: table, exact: true });

const pipelinesIn = ({ state }: PlainService, ...statuses: readonly string[]) =>
  state().pipeline.filter(({ status }) => statuses.includes(String(status)));

test(
  'a person signs in, and home counts what there is',
  { tag: ['@main', '@browsers-full'] },
  async ({ page, service, twin }) => {
    twin.refusals.add(400);
    await page.goto('/login');
    await signIn(page, { ...people.admin, password: 'a wrong password' });
    await expect(main(page).getByRole('alert')).toBeVisible();
    await signIn(page, people.admin);
    await expect(heading(page)).toHaveText('Home');
    await settled(page);
    const stopped = pipelinesIn(service, 'errored').length;
    const active = service.state().pipeline.length - pipelinesIn(service, 'archived').length;
    await expect(main(page)).toContainText(`${stopped} of ${active} pipelines stopped.`);
    // The service names no last sync, which is no proof that there was none.
    await expect(main(page)).toContainText('No sync times are known.');
    await expect(page.getByRole('banner')).toContainText('Ada');
  },
);

test('a profile is saved', { tag: ['@main', '@browsers-full'] }, async ({ page, service }) => {
  await openPlain(page, '/settings/account');
  await textField(page, 'First name').fill('Augusta');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('banner')).toContainText('Augusta');
  const [before] = service.state().user;
  expect(before).toMatchObject({ first_name: 'Augusta', last_name: 'Byron', role: 'admin' });
});

test('there is no activity where the service has no call for it, and it is asked once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/activity/')) asked.push(request.url());
  });
  await openPlain(page, '/sources/1');
  await expect(main(page).getByRole('region', { name: 'Activity' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(heading(page)).toHaveText('Account');
  await settled(page);
  await expect(page.getByRole('link', { name: /activity/i })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Home');
  await settled(page);
  await expect(main(page).getByRole('link', { name: /activity/i })).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await openPlain(page, '/settings/activity');
  await expect(heading(page)).toHaveText('This page does not exist');
});

/** Changes the host of source 1, and enters the password again if the form asks for it. */
async function moveSource(page: Page) {
  await openPlain(page, '/sources/1/edit');
  await textField(page, 'Host').fill('db-new.plain.example');
  const replace = page.getByRole('button', { name: /^Replace/ });
  if (await replace.isVisible()) await replace.click();
  const password = page.getByLabel('Password', { exact: false }).and(page.locator('input'));
  if (await password.isVisible()) await password.fill('database secret 1');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await confirm.getByRole('button', { name: /Save/ }).click();
  await expect(heading(page)).toHaveText('Source 1');
  await expect(main(page)).toContainText('db-new.plain.example');
}

/** Takes a table out of pipeline 1. */
async function excludeTable(page: Page) {
  await openPlain(page, tables);
  await box(page, 'orders').click();
  await page.getByRole('button', { name: 'Save tables' }).click();
  await expect(page.getByText('No changes to save.')).toBeVisible();
  await expect(main(page)).not.toContainText('they saved');
}

/** A copy in which one text is another. */
const replaced = <Stored>(stored: Stored, from: string, to: string): Stored =>
  JSON.parse(JSON.stringify(stored).replace(from, to));

const withNewHost = (sources: Tables['source']) =>
  replaced(sources, 'db1.plain.example', 'db-new.plain.example');
const withoutOrders = (pipelines: Tables['pipeline']) =>
  replaced(pipelines, '"table":"orders","selected":true', '"table":"orders","selected":false');

/** The services that fit a setting. A setting that is wrong is the operator's mistake. */
const habits: readonly (readonly [setting: WritesSetting, writes: Switches['writes']])[] = [
  ['none', 'replace'],
  ['none', 'merge'],
  ['replace', 'replace'],
  ['merge', 'merge'],
];

for (const [setting, writes] of habits) {
  test.describe(`A service that ${writes}s, and the setting ${setting}`, () => {
    const tag = setting === 'none' ? '@main' : '@full';
    test.use({ setting, switches: { writes } });

    test('an edited source loses nothing', { tag }, async ({ page, service }) => {
      const before = service.state().source;
      await moveSource(page);
      expect(service.state().source).toEqual(withNewHost(before));
    });

    test('a table that is excluded stops no other', { tag }, async ({ page, service }) => {
      const before = service.state().pipeline;
      await excludeTable(page);
      expect(service.state().pipeline).toEqual(withoutOrders(before));
    });
  });
}

for (const switches of services) {
  test.describe(`A service whose ${nameOf(switches)}`, () => {
    test.use({ switches });

    test('nothing is lost but what a person changes', { tag: '@full' }, async ({ page, service }) => {
      test.slow();
      const before = service.state();
      await moveSource(page);
      await excludeTable(page);
      expect(service.state()).toEqual({
        ...before,
        source: withNewHost(before.source),
        pipeline: withoutOrders(before.pipeline),
      });
    });
  });
}

test('a person is invited, and the list has them', { tag: '@main' }, async ({ page, service }) => {
  await openPlain(page, '/settings/users');
  await page.getByRole('button', { name: 'Invite users' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite users' });
  await dialog.getByRole('textbox', { name: /Email addresses/ }).fill('kim@plain.example');
  await dialog.getByRole('button', { name: /^Send 1 invitation/ }).click();
  await expect(dialog).toHaveCount(0);
  const invited = service.state().user.at(-1);
  expect(invited).toMatchObject({ email: 'kim@plain.example', role: 'team_member' });
  await page.getByRole('searchbox').fill('kim@');
  await expect(row(page, 'kim@plain.example')).toBeVisible();
});

test('a person is deactivated, and no other', { tag: '@full' }, async ({ page, service }) => {
  const before = service.state().user;
  await openPlain(page, '/settings/users');
  await chooseFor(page, 'ben@plain.example', 'Deactivate');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Deactivate/ })
    .click();
  await expect.poll(() => service.state().user[1]?.['is_active']).toBe(false);
  expect(service.state().user).toEqual(
    before.map((each) => (each.id === 2 ? { ...each, is_active: false } : each)),
  );
});

for (const actions of ['status', 'nothing'] as const) {
  test.describe(`A service whose actions answer ${actions}`, () => {
    test.use({ switches: { actions } });

    test('a pipeline is paused and resumed', { tag: '@full' }, async ({ page, service }) => {
      await openPlain(page, '/pipelines/2/overview');
      const status = () => service.state().pipeline[1]?.['status'];
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
      await expect.poll(status).toMatch(/^paus/);
      await page.getByRole('button', { name: 'Resume' }).click();
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
      await expect.poll(status).toMatch(/^(starting|running)$/);
    });
  });
}

test(
  'a draft gets its destination, its tables and its schedule, and starts',
  { tag: '@full' },
  async ({ page, service }) => {
    await openPlain(page, '/pipelines/setup/29/destination/select');
    await page.getByRole('button', { name: /^Destination 1(?!\d)/ }).click();
    await expect(heading(page)).toHaveText('Schema settings');
    await box(page, 'orders').click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(heading(page)).toHaveText('Sync settings');
    await page.getByRole('button', { name: /^(Start|Create|Finish)/ }).click();
    await expect(heading(page)).toHaveText('Pipeline 29');
    const stored = service.state().pipeline.at(-1);
    expect(stored).toMatchObject({
      destination_id: 1,
      source_id: 6,
      sync_mappings: [{ table: 'orders', selected: true }],
    });
    expect(stored?.['status']).not.toBe('draft');
  },
);

test('billing shows the plan and the account’s use of it', { tag: '@main' }, async ({ page }) => {
  await openPlain(page, '/settings/billing');
  await expect(main(page)).toContainText('Subscription active');
  await expect(main(page)).toContainText('3 of 3');
  await expect(main(page)).toContainText('10 of 20');
});

test('usage is summed and a status copied without what is not known', async ({ page, context }) => {
  await openPlain(page, '/settings/usage');
  const tiles = page.getByRole('region', { name: 'Records of the month' });
  await expect(tiles).toContainText(/Records so far[\d,]+/);
  await expect(tiles).not.toContainText(/NaN|undefined|Infinity/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/pipelines/1/overview');
  await page.getByRole('button', { name: 'Why this status' }).click();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Pipeline 1 \(pipeline 1\)\n/);
  expect(text).toContain('? Last sync: The service does not say');
  expect(text).not.toMatch(/undefined|null|NaN|Healthy\.|on time\./);
});

test('an alert is turned off', { tag: '@full' }, async ({ page, service }) => {
  const before = service.state().alert;
  await openPlain(page, '/observability/alerts/list');
  await chooseFor(page, 'Alert 2', 'Turn off');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off alert' }).click();
  await expect.poll(() => service.state().alert[1]?.['is_active']).toBe(false);
  const others = ({ id }: { id: number }) => id !== 2;
  expect(service.state().alert.filter(others)).toEqual(before.filter(others));
});

test('the change of another person shows without a reload', { tag: '@full' }, async ({ page }) => {
  await openPlain(page, '/pipelines/list');
  await expect(page.getByRole('status').filter({ hasText: 'Live updates on' })).toBeVisible();
  const changed = { headers: await writeHeaders(page), data: { name: 'Renamed pipeline' } };
  expect((await page.request.patch('/api/v1/pipeline/28/', changed)).ok()).toBe(true);
  await expect(row(page, 'Renamed pipeline')).toContainText('Running');
});

test('rows are compared by counts alone, and what this service does not count gets no verdict', async ({
  page,
  service,
}) => {
  await openPlain(page, '/pipelines/1/overview');
  await page.getByRole('button', { name: 'Compare row counts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare row counts' });
  await expect(dialog).toContainText('No table is counted yet.');
  await expect(dialog).not.toContainText(/Equal|Rows missing|More rows|Explained/);
  const before = service.state().metric.length;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(service.state().metric).toHaveLength(before);
});

test('nothing is claimed of changes and syncs that this service does not tell', async ({ page }) => {
  const claims = /Newest change|change \d|ago\b|Healthy|on time|Equal/;
  await openPlain(page, '/pipelines/list');
  await expect(row(page, 'Pipeline 28')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Pipelines' })).not.toContainText(claims);

  await page.goto('/pipelines/1/overview');
  const proof = page.getByRole('region', { name: 'Proof' });
  await expect(proof.getByRole('listitem').filter({ hasText: 'Looked at the source' })).toContainText(
    'The service does not say.',
  );
  await expect(proof.getByRole('listitem').filter({ hasText: 'Newest change found' })).toContainText(
    'The service does not say.',
  );
  await expect(proof).not.toContainText(/ago\b|Equal|UTC/);
  await expect(page.getByRole('grid', { name: 'Tables' })).not.toContainText('Newest change');
  await page.getByRole('button', { name: 'Why this status' }).click();
  await expect(page.getByRole('dialog', { name: 'Why this status' })).not.toContainText(claims);
  await page.keyboard.press('Escape');

  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('region', { name: 'Oldest data' })).toContainText('No sync times are known.');
  await expect(page.getByRole('region', { name: 'Oldest data' })).not.toContainText(claims);
});

test('a pipeline is exported, and a file without some of its fields imported', async ({ page, service }) => {
  await openPlain(page, '/pipelines/list');
  const { text } = await savedFile(page, () => chooseFor(page, 'Pipeline 28', 'Export settings'));
  const { pipeline } = JSON.parse(text);
  // The service sends ids only. The names come from the source and the destination themselves.
  expect(pipeline).toMatchObject({ name: 'Pipeline 28', source: { id: 5, name: 'Source 5' } });
  expect(text).not.toMatch(/secret|plain\.example|password/);

  const { destination: _, sync, ...rest } = pipeline;
  const { source_sync_frequency } = sync;
  const file = {
    millrace: 1,
    kind: 'pipeline',
    pipeline: { ...rest, name: 'Imported', sync: { source_sync_frequency } },
  };
  await page.getByRole('button', { name: 'More ways to create a pipeline' }).click();
  await page.getByRole('menuitem', { name: 'Import pipeline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import pipeline' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'imported.pipeline.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  const plan = dialog.getByRole('region', { name: 'What is created' });
  await expect(plan).toContainText('Tables on 5 tables: ');
  await expect(plan).not.toContainText(/Maintenance window|undefined|null/);
  await dialog.getByRole('button', { name: 'Create pipeline' }).click();
  await expect(page.getByText('“Imported” was created.')).toBeVisible();
  const mappings = service.state().pipeline[27]?.['sync_mappings'];
  expect(service.state().pipeline.at(-1)).toMatchObject({
    name: 'Imported',
    source_id: 5,
    source_sync_frequency: 900_000,
    sync_mappings: expect.arrayContaining(Array.isArray(mappings) ? mappings : []),
  });
});

test('the columns of one table are read again', async ({ page }) => {
  await openPlain(page, tables);
  const open = page.getByRole('button', { name: /^Actions for / }).first();
  await open.click();
  const answered = page.waitForResponse(/\/schema-collection-columns\/[^/]+$/);
  await page.getByRole('menuitem', { name: 'Refresh columns' }).click();
  expect((await answered).status()).toBe(200);
  await expect(main(page).getByText(/No changes found|found:|removed:|changed:/)).toBeVisible();
});
