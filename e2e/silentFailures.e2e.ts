import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';

const minute = 60_000;

const isLive = (page: Page) => expect(page.getByText('Live updates on', { exact: true })).toBeVisible();

/** Colours that an element and its parts have. */
const coloursOf = (page: Page, name: RegExp) =>
  page
    .getByRole('row', { name })
    .getByText('Running', { exact: true })
    .evaluate((word) => getComputedStyle(word.parentElement ?? word).color);

test.describe('an account in which pipelines fail silently', () => {
  test.use({ scenario: 'silentFailures' });

  test(
    'a pipeline that looked healthy is found in the list, understood, and started again',
    { tag: ['@main', '@browsers-full'] },
    async ({ page, twin }) => {
      await openSignedIn(page, '/');
      await expect(page.getByText(/2 pipelines are late, 2 are unusually quiet/)).toBeVisible();
      const late = page.getByRole('region', { name: 'Late' });
      await expect(late.getByRole('listitem')).toHaveCount(2);
      const behind = page.getByRole('region', { name: 'Times disagree' });
      await expect(behind.getByRole('listitem')).toHaveCount(1);
      await late.getByRole('link', { name: 'Stock movements', exact: true }).focus();

      await page.goto('/pipelines/list?status=active&size=25');
      const row = page.getByRole('row', { name: /Stock movements/ });
      await expect(row).toContainText('Late');
      await expect(row).toContainText(/Last sync 1 h ago, every 30 min/);
      expect(await coloursOf(page, /CRM contacts/)).not.toBe(await coloursOf(page, /Orders to warehouse/));

      await row.getByRole('link', { name: 'Why' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Stock movements' })).toBeVisible();
      await expect(page.getByText('The sync is late.')).toBeVisible();
      await isLive(page);
      await page.getByRole('button', { name: 'Why this status' }).click();
      const facts = page.getByRole('dialog', { name: 'Why this status' });
      await expect(facts).toContainText('Speaks against it: 1 h ago, older than two intervals (1 h)');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await twin.advance(minute);
      await expect(page.getByText('Paused.', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Resume', exact: true }).click();
      await twin.advance(minute);
      await expect(page.getByText('Healthy.', { exact: true })).toBeVisible();
    },
  );

  test('a failed table is named where tables are known, and the pipeline is nowhere called healthy', async ({
    page,
  }) => {
    await openSignedIn(page, '/pipelines/16/overview');
    await expect(page.getByText(/^2 of \d+ tables failed\.$/)).toBeVisible();
    await page.goto('/pipelines/16/logs');
    await expect(page.getByText('Syncs on time.')).toBeVisible();
    await expect(page.getByText('Healthy.')).toHaveCount(0);
  });

  test(
    'what needs a person is counted beside the navigation and in the window',
    { tag: '@browsers-full' },
    async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/api\/v1\/(pipeline|alert)/.test(pathname)) calls.push(pathname);
      });
      await openSignedIn(page, '/settings/account');
      const link = (name: string) =>
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Nothing is known, and nothing is read for it.
      await expect(page).not.toHaveTitle(/^\(/);
      await expect(link('Pipelines')).not.toHaveAttribute('aria-describedby');
      expect(calls).toEqual([]);
      const before = await link('Sources').boundingBox();

      await link('Pipelines').click();
      await expect(page.getByRole('row', { name: /Orders to warehouse/ })).toBeVisible();
      await expect(link('Pipelines')).toHaveAccessibleDescription('2 pipelines stopped');
      await expect(page).toHaveTitle('(2) Pipelines · Millrace');
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /iconAlert/);
      expect(await link('Sources').boundingBox()).toEqual(before);

      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).not.toHaveTitle(/^\(/);
      await expect(page.locator('link[rel="icon"]')).not.toHaveAttribute('href', /iconAlert/);
    },
  );

  test('a source that refuses its pipelines says so in its list and on its page, until a test is newer', async ({
    page,
  }) => {
    await openSignedIn(page, '/sources/list?status=active&size=25');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'Stripe', exact: true }) });
    await expect(row).toContainText('Refused since 2 h ago');
    await row.getByRole('link', { name: 'Stripe', exact: true }).click();
    await expect(page.getByText('Refused by Stripe.')).toBeVisible();
    await page.getByRole('button', { name: 'Why this status' }).click();
    const facts = page.getByRole('dialog', { name: 'Why this status' });
    await expect(facts).toContainText('Last sync that had access2 h ago');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Test connection' }).click();
    const modal = page.getByRole('dialog', { name: 'Connection successful' });
    await modal.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByText('Used by 2 pipelines.', { exact: true })).toBeVisible();
    await expect(page.getByText('Refused by Stripe.')).toHaveCount(0);

    // The other end of the pipeline is not blamed.
    await page.goto('/destinations/1');
    await expect(page.getByText('Loaded on time.')).toBeVisible();
  });

  test.describe('of a service that does not say when pipelines sync', () => {
    test.use({ hasAssumedFields: false });

    test('nothing is called healthy, late or quiet', async ({ page }) => {
      const claims = /Healthy|on time|\bLate\b|Overdue|quiet|Nothing needs your attention/;
      await openSignedIn(page, '/');
      await expect(page.getByRole('region', { name: 'Stopped' })).toBeVisible();
      await expect(page.getByText(claims)).toHaveCount(0);
      await page.goto('/pipelines/list?status=active&size=25');
      await page.getByRole('link', { name: 'Stock movements' }).click();
      await expect(page.getByText('Running.', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Why this status' }).click();
      const facts = page.getByRole('dialog', { name: 'Why this status' });
      await expect(facts).toContainText('Last syncThe service does not say');
      await page.keyboard.press('Escape');
      await expect(page.getByText(claims)).toHaveCount(0);
    });
  });
});
