import type { Locator, Page } from '@playwright/test';
import { expect, openSignedIn } from './fixtures.ts';

/** A field by the start of its label, because required fields have an asterisk. */
export const textField = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' });
export const goOn = (page: Page) => page.getByRole('link', { name: 'Continue', exact: true }).click();

/** From sign-in to the first step of the setup. */
export async function beginPipeline(page: Page, name: string) {
  await openSignedIn(page, '/pipelines/list');
  await page.getByRole('button', { name: 'Create pipeline' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.getByRole('button', { name: 'Create pipeline' }).click();
  await expect(page).toHaveURL(/\/source\/select$/);
}

/** From the step after a source was saved to the review of the source. */
export async function reviewSource(page: Page) {
  await expect(page).toHaveURL(/\/destination\/select$/);
  await page.getByRole('link', { name: 'Back to source review' }).click();
  await expect(page).toHaveURL(/\/source\/review$/);
}

/** From sign-in to the form of a destination, with an existing source. */
export async function beginDestination(page: Page, type: string) {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('button', { name: /^Production Postgres/ }).click();
  // The sources are there until the choice is stored, and some have the same name: BigQuery is in that of Analytics 360.
  await expect(page).toHaveURL(/\/destination\/select$/);
  await page.getByRole('link', { name: type }).click();
  await expect(save(page)).toBeVisible();
}

/** Selects an option of the field with this label. */
export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function fillPostgres(page: Page, name: string) {
  await textField(page, 'Source name').fill(name);
  await textField(page, 'Host').fill('db.acme.example');
  await textField(page, 'User').fill('millrace_reader');
  await textField(page, 'Password').fill('river stone');
  await textField(page, 'Database').fill('shop');
}

/** @param password `null` to leave it empty, for another method */
export async function fillSnowflake(page: Page, name: string, password: string | null = 'lake stone') {
  await textField(page, 'Destination name').fill(name);
  await textField(page, 'Account').fill('ab12345.eu-central-1');
  await textField(page, 'Warehouse').fill('LOADING');
  await textField(page, 'Username').fill('MILLRACE');
  if (password !== null) await textField(page, 'Password').fill(password);
  await textField(page, 'Role').fill('LOADER');
  await textField(page, 'Storage integration name').fill('S3_LOAD');
  await textField(page, 'Database').fill('ANALYTICS');
}

export async function fillRedshift(page: Page, name: string) {
  await textField(page, 'Destination name').fill(name);
  await textField(page, 'Host').fill('cluster.abc123.us-east-1.redshift.amazonaws.com');
  await textField(page, 'User').fill('millrace_loader');
  await textField(page, 'Password').fill('cluster stone');
  await textField(page, 'Database').fill('analytics');
}

/** Drops bytes as a file on a field, or on the only one of a page. */
export async function dropFile(part: Page | Locator, content: string | Buffer, name: string) {
  const zone = part.getByText('or drop it here');
  const data = await zone.evaluateHandle(
    (_, [numbers, fileName]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(numbers)], fileName));
      return transfer;
    },
    [[...Buffer.from(content)], name] as const,
  );
  await zone.dispatchEvent('drop', { dataTransfer: data });
}

/** The JSON key of a service account fills in the account and the project. */
export async function fillBigQuery(page: Page, name: string, keyText = 'QklHUVVFUlktU1RPTkU') {
  const key = {
    type: 'service_account',
    project_id: 'acme-marts',
    private_key: `-----BEGIN PRIVATE KEY-----\n${keyText}\n-----END PRIVATE KEY-----\n`,
    client_email: 'loader@acme-marts.iam.gserviceaccount.com',
  };
  await textField(page, 'Destination name').fill(name);
  await page.locator('input[type=file]').setInputFiles({
    name: 'key.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(key)),
  });
  await expect(textField(page, 'Project ID')).toHaveValue(key.project_id);
  await textField(page, 'Dataset ID').fill('marts');
}

/** Selects every table, or only the named ones. */
export async function chooseTables(page: Page, tables?: readonly string[]) {
  if (!tables) return page.getByRole('button', { name: 'Select All' }).click();
  for (const table of tables) await page.getByRole('checkbox', { name: table, exact: true }).click();
  return undefined;
}

/** The current step is announced to screen readers: its heading has the focus, or the search of a choice. */
async function arriveAt(page: Page, step: string) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(step);
  await expect(step.startsWith('Choose') ? page.getByRole('searchbox') : heading).toBeFocused();
}

/**
 * The whole setup, from the start to a running pipeline.
 * @param name omitted if the pipeline exists already
 */
export async function setUpPipeline(page: Page, name: string | undefined, tables?: readonly string[]) {
  if (name !== undefined) await beginPipeline(page, name);
  await arriveAt(page, 'Choose a source');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await arriveAt(page, 'Connect PostgreSQL');
  await fillPostgres(page, 'Shop database');
  await save(page).click();
  await expect(page).toHaveURL(/\/destination\/select$/);
  await arriveAt(page, 'Choose a destination');
  await page.getByRole('link', { name: 'Snowflake' }).click();
  await arriveAt(page, 'Connect Snowflake');
  await fillSnowflake(page, 'Shop warehouse');
  await save(page).click();
  await expect(page).toHaveURL(/\/schema-settings$/);
  await arriveAt(page, 'Schema settings');
  await chooseTables(page, tables);
  await save(page).click();
  await expect(page).toHaveURL(/\/sync-settings$/);
  await arriveAt(page, 'Sync settings');
  await page.getByRole('button', { name: 'Start pipeline' }).click();
  await expect(page).toHaveURL(/\/overview$/);
}
