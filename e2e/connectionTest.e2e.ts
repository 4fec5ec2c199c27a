import type { Page } from '@playwright/test';
import { admin, expect, test } from './fixtures.ts';
import { beginPipeline, fillPostgres, textField } from './setupSteps.ts';

const testing = (page: Page) => page.getByRole('dialog', { name: 'Testing connection...' });
const failed = (page: Page) => page.getByRole('dialog', { name: 'Connection failed' });
const runTest = (page: Page) => page.getByRole('button', { name: 'Test connection' }).click();

/** A filled form of a PostgreSQL source. */
async function openForm(page: Page) {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
}

test('a running test lists its steps as pending (spec §4)', async ({ page }) => {
  await openForm(page);
  await textField(page, 'Host').fill('slow.example');
  await runTest(page);
  await expect(testing(page).getByRole('listitem')).toHaveText([
    'Reach host on port 5432',
    'Open a session over SSL',
    'Sign in as millrace_reader',
    'Open database shop',
    'Logical replication',
  ]);
  await expect(testing(page).getByRole('img', { name: 'Pending' })).toHaveCount(5);
});

test('a failed step shows the next action and a link to its field', { tag: '@main' }, async ({ page }) => {
  await openForm(page);
  await textField(page, 'Password').fill('wrong');
  await runTest(page);
  const step = failed(page).getByRole('listitem').filter({ hasText: 'Sign in as millrace_reader' });
  await expect(step).toContainText('Check the user and password.');
  await step.getByRole('button', { name: 'Go to field' }).click();
  await expect(textField(page, 'Password')).toBeFocused();

  await textField(page, 'Host').fill('unreachable.example');
  await runTest(page);
  await expect(failed(page)).toContainText('allow our IP addresses in your firewall');
  await failed(page).getByRole('button', { name: 'Go to field' }).click();
  await expect(textField(page, 'Host')).toBeFocused();
});

test('field errors from the service stay until the fields change', async ({ page, twin }) => {
  twin.refusals.add(422);
  await openForm(page);
  const host = textField(page, 'Host');
  const message = page.getByRole('form').getByText('This host does not resolve to an address.');
  for (const leave of ['Go to field', 'Close']) {
    await host.fill('invalid.example');
    await runTest(page);
    await failed(page).getByRole('button', { name: leave }).click();
    await expect(host).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toBeVisible();
    await host.fill('db.acme.example');
    await expect(host).not.toHaveAttribute('aria-invalid', 'true');
    await expect(message).toBeHidden();
  }
});

test('a service error and a broken connection have different messages', async ({ page, twin }) => {
  twin.refusals.add(500).add('ERR_CONNECTION_RESET').add('ERR_EMPTY_RESPONSE');
  await openForm(page);
  await textField(page, 'Host').fill('broken.example');
  await runTest(page);
  await expect(failed(page)).toContainText('The service had an error.');
  await expect(failed(page)).toContainText(/Error code: HTTP 500\s*Request ID: \S+/);
  await expect(failed(page).getByRole('button', { name: 'Copy report' })).toBeVisible();
  await failed(page).getByRole('button', { name: 'Close' }).click();

  await textField(page, 'Host').fill('reset.example');
  await runTest(page);
  await expect(failed(page)).toContainText('The service could not be reached.');
  await expect(failed(page)).toContainText('Error code: network');
  await expect(failed(page).getByRole('button', { name: 'Copy report' })).toBeVisible();
});

test('a session that ends during a test is not a test result (F6)', async ({ page }) => {
  await openForm(page);
  await page.context().clearCookies({ name: 'sessionid' });
  await runTest(page);
  const ended = page.getByRole('dialog', { name: 'Session ended' });
  await ended.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(ended).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Last test' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await runTest(page);
  await expect(page.getByRole('dialog', { name: 'Connection successful' })).toBeVisible();
});

test('the setup guide opens beside the form, and stays open while it is filled in', async ({ page }) => {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  const help = page.getByRole('complementary', { name: 'Help with this step' });
  await expect(help).toContainText('wal_level');
  await page.getByRole('button', { name: 'Setup guide' }).click();
  const guide = page.getByRole('complementary', { name: 'PostgreSQL setup guide' });
  await expect(guide).toContainText('wal_level');
  await fillPostgres(page, 'Shop database');
  const [form, beside] = [await page.getByRole('form').boundingBox(), await guide.boundingBox()];
  expect((form?.x ?? Infinity) + (form?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);

  // A window without room for both shows it over the form.
  await page.setViewportSize({ width: 390, height: 800 });
  const dialog = page.getByRole('dialog', { name: 'PostgreSQL setup guide' });
  await expect(dialog).toContainText('wal_level');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(guide).toHaveCount(0);
  await expect(textField(page, 'Password')).toHaveValue('river stone');

  const options = page.getByRole('form').getByRole('list', { name: 'Addresses to allow' });
  await expect(options).toBeVisible();
  await page.getByText('Connect via secure tunnel').click();
  await expect(options).toBeHidden();
});
