// Who changed what: the activity of the account, of a source and of a destination.
import type { Page } from '@playwright/test';
import { expectLive, heading, openAt } from './areas.ts';
import { expect, test, writeHeaders } from './fixtures.ts';
import { textField } from './setupSteps.ts';

const entry = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** Changes source 1 as a colleague would, from elsewhere. */
async function changeSource(page: Page, connection_config: Readonly<Record<string, string>>) {
  const answer = await page.request.patch('/api/v1/source/1/', {
    headers: await writeHeaders(page),
    data: { config: { connection_config } },
  });
  expect(answer.status()).toBe(200);
}

const newSecret = 'glacier stone 7';
const phone = { width: 390, height: 844 };

for (const [name, viewport] of [
  ['on a desktop', undefined],
  ['on a phone', phone],
] as const) {
  test.describe(name, () => {
    test.use(viewport ? { viewport } : {});

    test('who changed the password of the source?', { tag: '@main' }, async ({ page }) => {
      await openAt(page, '/sources/1', 'Production Postgres');
      const colleague = entry(page, 'Mateo Lindqvist changed Production Postgres');
      await expect(colleague).toContainText('Password changed');
      await expect(colleague).toContainText(/User replicator.*millrace_reader/);

      await test.step('a change of the password shows at once, without a value', async () => {
        // An event before the subscription is caught up with only later.
        await expectLive(page);
        await changeSource(page, { password: newSecret });
        const own = entry(page, 'Noor Haddad changed Production Postgres').first();
        await expect(own).toContainText('Password changed');
        await expect(own.getByRole('link', { name: /^Restore/ })).toHaveCount(0);
        await expect(page.getByRole('main')).not.toContainText(newSecret);
      });

      await test.step('the old value is in the form, nothing is saved, and the password is not', async () => {
        await colleague.getByRole('link', { name: /^Restore… Production Postgres/ }).click();
        await expect(heading(page)).toHaveText('Edit source');
        await expect(textField(page, 'User')).toHaveValue('replicator');
        await expect(page.getByText(/^Now/)).toHaveText('Now millrace_reader');
        await expect(page.getByRole('button', { name: 'Save 1 change' })).toBeVisible();
        expect(page.url()).not.toContain('replicator');
        const saved: unknown = await (await page.request.get('/api/v1/source/1/')).json();
        expect(JSON.stringify(saved)).not.toContain('replicator');
      });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    test('who invited whom?', { tag: '@main' }, async ({ page }) => {
      await openAt(page, '/', 'Home');
      await page.getByRole('link', { name: 'All activity' }).click();
      await expect(heading(page)).toHaveText('Activity');
      if (viewport) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('button', { name: 'Object', exact: true }).click();
      await page.getByRole('option', { name: 'User' }).click();
      await expect(page).toHaveURL(/\/settings\/activity\?object=user$/);
      await expect(entry(page, 'Noor Haddad invited invited@acme.example')).toBeVisible();
      await expect(entry(page, /Role Admin → Team member/)).toBeVisible();
      await expect(entry(page, 'Production Postgres')).toHaveCount(0);

      await test.step('the address shows the same to others', async () => {
        await page.reload();
        await expect(entry(page, 'Noor Haddad invited invited@acme.example')).toBeVisible();
        await expect(entry(page, 'Production Postgres')).toHaveCount(0);
      });

      await test.step('the entry leads to the person', async () => {
        await entry(page, 'invited@acme.example').getByRole('link', { name: 'invited@acme.example' }).click();
        await expect(heading(page)).toHaveText('Users');
        await expect(page.getByRole('row').filter({ hasText: 'invited@acme.example' })).toBeVisible();
      });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}

test(
  'the activity of the account is filtered by person, and old settings are restored',
  { tag: '@browsers-full' },
  async ({ page, twin }) => {
    await openAt(page, '/settings/activity?kind=changes', 'Activity');
    await page.getByRole('button', { name: 'Person' }).click();
    await page.getByRole('option', { name: 'Mateo Lindqvist' }).click();
    await expect(entry(page, 'Noor Haddad')).toHaveCount(0);
    const changed = entry(page, 'Mateo Lindqvist changed Orders to warehouse');
    await expect(changed).toContainText('Source frequency every hour → every 15 minutes');
    const restore = changed.getByRole('button', { name: /^Restore… Orders to warehouse/ });
    const panel = page.getByRole('region', { name: 'Restore sync settings' });

    await test.step('the form opens beside the list, and closes without a change', async () => {
      await restore.press('Enter');
      await expect(panel.getByRole('heading', { name: 'Restore sync settings' })).toBeFocused();
      await expect(panel).toContainText(/Orders to warehouse, as before the change of .* by Mateo Lindqvist/);
      await expect(panel.getByRole('button', { name: /Source frequency/ })).toContainText('Every hour');
      await expect(panel).toContainText('Now every 15 minutes');
      await expect(page).toHaveURL(/\/settings\/activity\?/);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(restore).toBeFocused();
      expect(await frequencyOf(page)).toBe(900_000);
    });

    await test.step('a failed save loses nothing', async () => {
      twin.refusals.add(500);
      await twin.spoil({ kind: 'status', call: 'updatePipeline', status: 500 });
      await restore.click();
      await panel.getByRole('button', { name: 'Save 1 change' }).click();
      await expect(panel.getByText('The settings could not be saved.')).toBeVisible();
      await expect(panel.getByRole('button', { name: /Source frequency/ })).toContainText('Every hour');
      await twin.spoil();
    });

    await test.step('the service has the old value after saving', async () => {
      await panel.getByRole('button', { name: 'Save 1 change' }).click();
      await expect(panel).toBeHidden();
      await expect(restore).toBeFocused();
      expect(await frequencyOf(page)).toBe(3_600_000);
    });
  },
);

/** The interval of pipeline 1, in milliseconds. */
async function frequencyOf(page: Page): Promise<unknown> {
  const saved: { source_sync_frequency: unknown } = await (
    await page.request.get('/api/v1/pipeline/1/')
  ).json();
  return saved.source_sync_frequency;
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('old settings open as a page, and what was changed again is not restored', async ({ page }) => {
    await openAt(page, '/settings/activity?kind=changes', 'Activity');
    const data = { source_sync_frequency: 21_600_000 };
    const again = await page.request.patch('/api/v1/pipeline/1/', {
      headers: await writeHeaders(page),
      data,
    });
    expect(again.status()).toBe(200);
    await entry(page, 'Mateo Lindqvist changed Orders to warehouse')
      .getByRole('link', { name: /^Restore…/ })
      .click();
    const frequency = page.getByRole('button', { name: /^Every .*Source frequency|^Source frequency/ });
    await expect(frequency).toContainText('Every 6 hours');
    await expect(page.getByText(/^Not restored/)).toContainText(/changed again .* by Noor Haddad\./);
    await expect(page.getByText('No changes to save.')).toBeVisible();
    await page.getByRole('button', { name: 'Use every hour: Source frequency' }).click();
    await expect(frequency).toContainText('Every hour');
    await expect(frequency).toBeFocused();
    await expect(page.getByText(/^Now/)).toHaveText('Now every 6 hours');
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByText('No changes to save.')).toBeVisible();
    expect(await frequencyOf(page)).toBe(3_600_000);
    await expect(page.getByText(/^(Now|Not restored)/)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test('a source says which of its old values were changed again', async ({ page }) => {
  await openAt(page, '/sources/1', 'Production Postgres');
  await changeSource(page, { user: 'loader' });
  await page.reload();
  await entry(page, 'Mateo Lindqvist changed Production Postgres')
    .getByRole('link', { name: /^Restore…/ })
    .click();
  await expect(textField(page, 'User')).toHaveValue('loader');
  await expect(page.getByText(/^Not restored/)).toContainText(/changed again .* by Noor Haddad\./);
  await page.getByRole('button', { name: 'Use replicator' }).click();
  await expect(textField(page, 'User')).toHaveValue('replicator');
  await expect(textField(page, 'User')).toBeFocused();
  await expect(page.getByText(/^Now/)).toHaveText('Now loader');
  await expect(page.getByRole('button', { name: 'Save 1 change' })).toBeVisible();
  await textField(page, 'User').fill('loader');
  await expect(page.getByText(/^Now/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
});

/** The first alert of the account, and how to change it. */
async function anAlert(page: Page) {
  const alerts: { results: { id: number; name: string; priority: string }[] } = await (
    await page.request.get('/api/v1/alert/')
  ).json();
  const [alert] = alerts.results;
  if (!alert) throw new Error('The account has an alert.');
  const change = async (data: object) => {
    const headers = await writeHeaders(page);
    expect((await page.request.patch(`/api/v1/alert/${alert.id}/`, { headers, data })).ok()).toBe(true);
  };
  return { alert, change };
}

test('an alert whose change cannot be read opens as it is, and says so', async ({ page, twin }) => {
  await openAt(page, '/settings/activity', 'Activity');
  const { alert, change } = await anAlert(page);
  await change({ name: 'Night watch' });
  await page.goto('/settings/activity?kind=changes&object=alert');
  await twin.spoil({ kind: 'status', call: 'getActivity', status: 500 });
  await entry(page, new RegExp(`Name ${alert.name}`))
    .getByRole('link', { name: /^Restore…/ })
    .click();
  await expect(page.getByText('The old values could not be loaded.')).toBeVisible();
  await expect(textField(page, 'Name')).toHaveValue('Night watch');
  await expect(page.getByText('No changes to save.')).toBeVisible();
});

test('an alert is restored, and its later changes are kept', async ({ page }) => {
  await openAt(page, '/settings/activity', 'Activity');
  const { alert, change } = await anAlert(page);
  await change({ name: 'Night watch', priority: alert.priority === 'low' ? 'high' : 'low' });
  await change({ name: 'Day watch' });
  await page.goto('/settings/activity?kind=changes&object=alert');
  await entry(page, new RegExp(`Name ${alert.name}`))
    .getByRole('link', { name: /^Restore…/ })
    .click();
  await expect(textField(page, 'Name')).toHaveValue('Day watch');
  await expect(page.getByText(/^Not restored/)).toContainText('by Noor Haddad');
  await expect(page.getByText(/^Now/)).toHaveCount(1);
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('No changes to save.')).toBeVisible();
  const saved: unknown = await (await page.request.get(`/api/v1/alert/${alert.id}/`)).json();
  expect(saved).toMatchObject({ name: 'Day watch', priority: alert.priority });
  await expect(page.getByText(/^(Now|Not restored)/)).toHaveCount(0);
});

test('without the later changes, the values tell what was changed again', async ({ page, twin }) => {
  await openAt(page, '/', 'Home');
  twin.refusals.add(500);
  await twin.spoil({ kind: 'status', call: 'listActivity', status: 500 });
  const form = '/pipelines/1/settings/schema_config?section=sync&before.source_sync_frequency=3600000';
  const at = '&changed_at=2026-01-05T09%3A00%3A00.000Z';
  await page.goto(`${form}&after.source_sync_frequency=21600000${at}`);
  await expect(page.getByText(/^Not restored/)).toContainText(
    'Not restored: changed again since. Use every hour',
  );
  await page.goto(`${form}&after.source_sync_frequency=900000${at}`);
  await expect(page.getByText(/^Now/)).toHaveText('Now every 15 minutes');
});

test('a link restores nothing into the form of another source', async ({ page }) => {
  await openAt(page, '/sources/2', 'Shopify EU');
  const answer = await page.request.get('/api/v1/activity/?object_type=source&object_id=1&event=changed');
  const { results }: { results: { id: number }[] } = await answer.json();
  expect(results).toHaveLength(1);
  await page.goto(`/sources/2/edit?restore=${results[0]?.id}`);
  await expect(heading(page)).toHaveText('Edit source');
  await expect(textField(page, 'Source name')).toHaveValue('Shopify EU');
  await expect(page.getByRole('main')).not.toContainText('replicator');
});

test.describe('a service without the call', () => {
  test.use({ hasAssumedFields: false });

  test('has no activity anywhere, and is asked once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/activity/')) asked.push(request.url());
    });
    await openAt(page, '/', 'Home');
    await expect(page.getByRole('region', { name: 'Recent activity' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All activity' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(heading(page)).toHaveText('Account');
    await expect(page.getByRole('link', { name: 'Activity' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Sources' }).first().click();
    await page.getByRole('link', { name: 'Shopify US' }).click();
    await expect(heading(page)).toHaveText('Shopify US');
    await expect(page.getByRole('region', { name: /^Used by/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Activity' })).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });
});
