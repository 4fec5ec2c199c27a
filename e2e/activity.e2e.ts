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
  async ({ page }) => {
    await openAt(page, '/settings/activity?kind=changes', 'Activity');
    await page.getByRole('button', { name: 'Person' }).click();
    await page.getByRole('option', { name: 'Mateo Lindqvist' }).click();
    await expect(entry(page, 'Noor Haddad')).toHaveCount(0);
    const changed = entry(page, 'Mateo Lindqvist changed Orders to warehouse');
    await expect(changed).toContainText('Source frequency every hour → every 15 minutes');
    await changed.getByRole('link', { name: /^Restore…/ }).click();
    await expect(page.getByRole('button', { name: /Source frequency/ })).toContainText('Every hour');
  },
);

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
