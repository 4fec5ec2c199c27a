import type { Page } from '@playwright/test';
import { chooseFor, expectLive, heading, openAt, otherBrowser, row } from './areas.ts';
import { expect, test } from './fixtures.ts';
import { traces, watchFor } from './canary.ts';
import { fillBigQuery, fillRedshift, fillSnowflake, goOn, textField } from './setupSteps.ts';

/** A copy has no secret: the password is empty, or the key is to be chosen. */
const hasNoPassword = (page: Page) => expect(textField(page, 'Password')).toHaveValue('');
const hasNoKey = (page: Page) =>
  expect(page.getByRole('button', { name: 'Choose a file with the private key' })).toBeVisible();

const connectors: readonly {
  readonly label: string;
  readonly fill: (page: Page, name: string) => Promise<void>;
  /** A field to change, and one that is locked. */
  readonly change: string;
  readonly to: string;
  readonly locked: string;
  readonly secret: string;
  readonly hasNoSecret: (page: Page) => Promise<void>;
}[] = [
  {
    label: 'Amazon Redshift',
    fill: fillRedshift,
    change: 'Port',
    to: '5440',
    locked: 'Database',
    secret: 'cluster stone',
    hasNoSecret: hasNoPassword,
  },
  {
    label: 'Snowflake',
    fill: fillSnowflake,
    change: 'Warehouse',
    to: 'NIGHTLY',
    locked: 'Database',
    secret: 'lake stone',
    hasNoSecret: hasNoPassword,
  },
  {
    label: 'Google BigQuery',
    fill: fillBigQuery,
    change: 'Project ID',
    to: 'acme-nightly',
    locked: 'Dataset ID',
    secret: 'QklHUVVFUlktU1RPTkU',
    hasNoSecret: hasNoKey,
  },
];

for (const { label, fill, change, to, locked, secret, hasNoSecret } of connectors) {
  // One of them for every change: they differ in their fields only, which everyForm.e2e.ts fills in.
  const tag = label === 'Snowflake' ? '@main' : '@full';
  test(
    `${label}: a destination is created, tested, edited, duplicated, archived, restored and deleted`,
    { tag },
    async ({ page, context, browser }) => {
      test.slow();
      const { sent, logged } = watchFor(page, [secret]);
      await openAt(page, '/destinations/list', 'Destinations');
      const other = await otherBrowser(browser, context);
      await other.goto('/destinations/list');
      await expectLive(other);

      await page.getByRole('link', { name: 'Create destination' }).click();
      await page.getByRole('link', { name: label }).click();
      await expect(heading(page)).toHaveText('Prepare the destination');
      await goOn(page);
      await fill(page, 'Reporting store');
      await page.getByRole('button', { name: 'Create destination' }).click();
      await expect(heading(page)).toHaveText('Reporting store');
      await expect(page.getByRole('main')).toContainText('The destination was created.');
      expect(await traces(page), 'T-07').not.toContain(secret);
      await expect(row(other, 'Reporting store')).toContainText(label);
      const address = new URL(page.url()).pathname;

      await page.getByRole('button', { name: 'Test connection' }).click();
      const modal = page.getByRole('dialog', { name: 'Connection successful' });
      await modal.getByRole('button', { name: 'Close' }).first().click();
      await expect(page.getByRole('list', { name: 'Steps of the test' })).toBeVisible();

      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(heading(page)).toHaveText('Edit destination');
      await expect(textField(page, locked)).toHaveAttribute('readonly');
      await textField(page, change).fill(to);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(heading(page)).toHaveText('Reporting store');
      await expect(page.getByRole('main')).toContainText(to);

      await page.getByRole('button', { name: 'More actions for Reporting store' }).click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
      await expect(textField(page, 'Destination name')).toHaveValue('Copy of Reporting store');
      await expect(textField(page, change)).toHaveValue(to);
      await hasNoSecret(page);

      await page.goto(address);
      await page.getByRole('button', { name: 'More actions for Reporting store' }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByRole('button', { name: 'Archive destination' }).click();
      await expect(page.getByRole('main')).toContainText('This destination is archived.');
      await expect(row(other, 'Reporting store')).toHaveCount(0);

      await page.goto('/destinations/list?status=archived');
      await chooseFor(page, 'Reporting store', 'Restore');
      await page.getByRole('button', { name: 'Restore destination' }).click();
      await expect(row(other, 'Reporting store')).toBeVisible();

      await page.goto('/destinations/list');
      await chooseFor(page, 'Reporting store', 'Archive');
      await page.getByRole('button', { name: 'Archive destination' }).click();
      await expect(row(page, 'Reporting store')).toHaveCount(0);
      await page.goto('/destinations/list?status=archived');
      await chooseFor(page, 'Reporting store', 'Delete');
      await page.getByRole('button', { name: 'Delete destination' }).click();
      await expect(row(page, 'Reporting store')).toHaveCount(0);
      await other.goto(address);
      await expect(other.getByRole('main')).toContainText('This destination was not found');
      await other.context().close();
      expect([...sent]).toEqual(['POST /api/v1/destination/']);
      expect(logged).toEqual([]);
    },
  );
}
