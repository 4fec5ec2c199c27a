import type { Page } from '@playwright/test';
import { archiveAndRestore, heading, openAt, testSaved } from './areas.ts';
import { expect, test, type Twin } from './fixtures.ts';
import { textField } from './setupSteps.ts';

const arn = 'arn:aws:iam::123456789012:role/millrace';
const template = (page: Page) => page.getByRole('group', { name: 'Role template' });
/** The clients of the tests have the picker of file formats (spec §6). */
const format = (page: Page) => page.getByRole('button', { name: /File format/ });
const externalId = (page: Page) => page.getByRole('group', { name: 'External ID' }).locator('code');

/** Fills in the bucket and its role, by way of the template. */
async function fillRole(page: Page, bucket: string) {
  await test.step('the role can be entered once the bucket and its region are known', async () => {
    await expect(textField(page, 'Role ARN')).toBeDisabled();
    await expect(page.getByRole('main')).toContainText('Enter the bucket name and its region first.');
    await textField(page, 'Bucket name').fill(bucket);
    await expect(textField(page, 'Role ARN')).toBeDisabled();
    await page.getByRole('button', { name: /Bucket region/ }).click();
    await page.getByRole('option', { name: /eu-west-1/ }).click();
    await expect(textField(page, 'Role ARN')).toBeEnabled();
  });
  await test.step('the click itself opens the template in a window that cannot reach this page', async () => {
    const link = template(page).getByRole('link', { name: 'Open template' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const href = (await link.getAttribute('href')) ?? '';
    // The twin's template is a download, which closes its window at once.
    const opened = page.context().waitForEvent('page');
    const requested = page.context().waitForEvent('request', (request) => request.url() === href);
    await link.click();
    await Promise.all([opened, requested]);
    const text = await (await page.request.get(href)).text();
    expect(text).toContain(`arn:aws:s3:::${bucket}/*`);
    expect(text).toContain(await externalId(page).innerText());
    await expect(template(page)).toContainText('The template has opened in a new window');
  });
  await textField(page, 'Role ARN').fill(arn);
}

/** Reads the columns, edits one, and recovers from a failure. */
async function importColumns(page: Page, twin: Twin) {
  const columns = page.getByRole('group', { name: 'Columns' });
  await test.step('saving without columns points at the importer', async () => {
    await page.getByRole('button', { name: 'Create source' }).click();
    await expect(columns).toHaveAccessibleDescription('Sample files, and select at least one column');
  });
  await columns.getByRole('button', { name: 'Sample Files' }).click();
  await expect(columns).toContainText(/(\d+) of \1 selected/);
  await expect(columns).toContainText('Read from');
  await test.step('an edited type is marked, and a refresh keeps it', async () => {
    await columns
      .getByRole('combobox', { name: /^Column Type/ })
      .first()
      .selectOption('object');
    await expect(columns).toContainText('Edited');
    await columns.getByRole('button', { name: 'Refresh Schema' }).click();
    await expect(columns).toContainText('Read from');
    await expect(columns).toContainText('Edited');
  });
  await test.step('a failure clears the columns, which can be restored', async () => {
    await twin.spoil({ kind: 'status', status: 500, call: 'sampleFiles' });
    await columns.getByRole('button', { name: 'Refresh Schema' }).click();
    await expect(columns.getByRole('alert')).toBeVisible();
    await expect(columns.getByRole('table')).toHaveCount(0);
    await columns.getByRole('button', { name: 'Restore previous' }).click();
    await expect(columns).toContainText('Edited');
    await twin.spoil();
  });
}

test('a bucket is a source: created with a role, tested, edited, archived and restored', async ({
  page,
  twin,
}) => {
  test.slow();
  // A link needs no script to open a window, so a browser that blocks those of scripts opens it too.
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await openAt(page, '/sources/create/details?type=s3', 'Connect Amazon S3');
  await textField(page, 'Source name').fill('Click stream');
  await fillRole(page, 'event-exports');
  await textField(page, 'Table name').fill('clicks');
  await textField(page, 'File prefix').fill('clicks/');
  await importColumns(page, twin);
  await page.getByRole('button', { name: 'Create source' }).click();
  await expect(heading(page)).toHaveText('Click stream');
  await testSaved(page);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(heading(page)).toHaveText('Edit source');
  await expect(externalId(page)).toHaveText(/^[\da-f]{8}(-[\da-f]{8}){3}$/);
  for (const name of ['Bucket name', 'Table name'])
    await expect(textField(page, name)).toHaveAttribute('readonly');
  await expect(textField(page, 'File prefix')).toHaveValue('clicks/');
  await page.getByRole('button', { name: /Bucket region/ }).click();
  await page.getByRole('option', { name: /us-west-2/ }).click();
  await textField(page, 'File pattern').fill('.*\\.csv$');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(heading(page)).toHaveText('Click stream');
  await expect(page.getByRole('main')).toContainText('us-west-2');

  await archiveAndRestore(page, 'source', 'Click stream');
});

test('a bucket is a destination: created with a role, tested, edited, archived and restored', async ({
  page,
}) => {
  test.slow();
  await openAt(page, '/destinations/create/details?type=s3', 'Connect Amazon S3');
  await textField(page, 'Destination name').fill('Cold store');
  await fillRole(page, 'acme-cold-store');
  await textField(page, 'Prefix').fill('raw/');
  await expect(format(page)).toContainText('Avro');
  await expect(format(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Create destination' }).click();
  await expect(heading(page)).toHaveText('Cold store');
  await testSaved(page);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(textField(page, 'Bucket name')).toHaveAttribute('readonly');
  await expect(format(page)).toBeDisabled();
  await textField(page, 'Prefix').fill('cold/');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(heading(page)).toHaveText('Cold store');
  await expect(page.getByRole('main')).toContainText('cold/');

  await archiveAndRestore(page, 'destination', 'Cold store');
});

test('a refused template is reported beside its retry, and the role can still be entered', async ({
  page,
  twin,
}) => {
  await openAt(page, '/sources/create/details?type=s3', 'Connect Amazon S3');
  twin.refusals.add(422);
  await textField(page, 'Bucket name').fill('Event_Exports');
  await page.getByRole('button', { name: /Bucket region/ }).click();
  await page.getByRole('option', { name: /eu-west-1/ }).click();
  await expect(template(page)).toContainText('This is not a valid bucket name.');
  await expect(template(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(textField(page, 'Role ARN')).toBeEnabled();
  await textField(page, 'Bucket name').fill('event-exports');
  await expect(template(page).getByRole('link', { name: 'Open template' })).toBeVisible();
});
