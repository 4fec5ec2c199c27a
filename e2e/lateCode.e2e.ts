import type { Page } from '@playwright/test';
import { admin, expect, signIn, test } from './fixtures.ts';
import { beginPipeline, fillPostgres, goOn, save, textField } from './setupSteps.ts';

/** Has a part of the console not come until this is called off. */
async function withhold(page: Page, part: string) {
  const pattern = new RegExp(`/${part}-[^/]*\\.js$`);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

const told = (page: Page, name: string) =>
  page.getByRole('alert').filter({ hasText: `Loading chunk ${name} failed` });

/** Two more attempts are made first. */
const patience = { timeout: 15_000 };

async function openForm(page: Page) {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).click();
  await goOn(page);
}

test('a dialog that does not come says so, and comes when it is asked for again', async ({ page }) => {
  await page.goto('/pipelines/list');
  await signIn(page);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const give = await withhold(page, 'CreatePipelineContainer');
  const create = page.getByRole('button', { name: 'Create pipeline' }).first();
  await create.click();
  await expect(told(page, 'createPipeline')).toBeVisible(patience);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();

  // Pressing it once more is another attempt, and no dead button.
  await create.click();
  await expect(told(page, 'createPipeline')).toBeVisible(patience);
  await give();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Create pipeline' })).toBeVisible();
});

test('a form is not left unasked where the question does not come, and keeps what was typed', async ({
  page,
}) => {
  const give = await withhold(page, 'LeaveSetupContainer');
  await openForm(page);
  await fillPostgres(page, 'Shop database');
  await page.getByRole('link', { name: 'Back to prerequisites' }).click();
  await expect(told(page, 'leaveSetup')).toBeVisible(patience);
  await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
  await give();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/source\/prerequisites/);
});

test('a session that ends where the way to sign in again does not come costs nothing', async ({ page }) => {
  const give = await withhold(page, 'SessionEndedContainer');
  await openForm(page);
  await fillPostgres(page, 'Shop database');
  await page.context().clearCookies({ name: 'sessionid' });
  await save(page).click();
  await expect(told(page, 'sessionEnded')).toBeVisible(patience);
  await expect(told(page, 'sessionEnded')).toContainText('Your session has ended');
  await give();
  await page.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Session ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(textField(page, 'Password')).toHaveValue('river stone');
});
