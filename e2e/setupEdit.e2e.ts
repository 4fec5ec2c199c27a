import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  beginDestination,
  beginPipeline,
  chooseTables,
  fillPostgres,
  fillRedshift,
  goOn,
  reviewSource,
  save,
  textField,
} from './setupSteps.ts';

const secretMask = '••••';
const edit = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true }).click();

/** The body of the request that `act` causes. */
async function sentBy(page: Page, fits: (request: Request) => boolean, act: () => Promise<void>) {
  const [request] = await Promise.all([page.waitForRequest(fits), act()]);
  const body: unknown = request.postDataJSON();
  return body;
}
/** The matching reads, as they are made. */
function countReads(page: Page, fits: RegExp): readonly string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && fits.test(request.url())) made.push(request.url());
  });
  return made;
}
const change = (resource: string) => (request: Request) =>
  request.method() === 'PATCH' && request.url().includes(`/api/v1/${resource}/`);
const testOfSaved = (request: Request) => /\/\d+\/test\/$/.test(request.url());

test(
  'changing a saved source sends the changes only, and the password stays on the service (T-08)',
  { tag: '@main' },
  async ({ page }) => {
    await beginPipeline(page, 'Shop to warehouse');
    await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
    await fillPostgres(page, 'Shop database');
    const reads = countReads(page, /\/api\/v1\/source\/\d+\/$/);
    await save(page).click();
    await expect(page).toHaveURL(/\/destination\/select$/);

    await test.step('going back leads to no empty form that would create another source', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/source\/review$/);
      await expect(page.getByRole('main')).toContainText('db.acme.example');
      await page.goBack();
      await expect(page).toHaveURL(/\/source\/select$/);
      // Its response is rendered, and its event causes one refetch. Later everything on screen is refetched.
      expect(reads.length).toBeLessThanOrEqual(1);
      await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
      await expect(page.getByRole('main')).toContainText('This pipeline already has a source.');
      await page.getByRole('link', { name: 'Review the source' }).click();
      await expect(page.getByRole('main')).toContainText('db.acme.example');
      await edit(page);
    });

    await test.step('locked fields are read-only, and the secret is neither present nor masked', async () => {
      for (const name of ['Database', 'Schema']) {
        await expect(textField(page, name)).toHaveAttribute('readonly');
      }
      await expect(page.getByRole('group', { name: 'Password' })).toContainText('Saved');
      await expect(page.locator('input[type=password]')).toHaveCount(0);
      expect(await page.content()).not.toContain(secretMask);
    });

    await test.step('a test combines saved and typed values', async () => {
      await textField(page, 'Port').fill('6543');
      const body = await sentBy(page, testOfSaved, () =>
        page.getByRole('button', { name: 'Test connection' }).click(),
      );
      expect(body).toEqual({ config: { connection_config: { port: 6543 } }, tunnel_id: null });
      const modal = page.getByRole('dialog', { name: 'Connection successful' });
      await modal.getByRole('button', { name: 'Close' }).first().click();
      await expect(page.getByRole('complementary')).toContainText('Reach host on port 6543');
    });

    await test.step('the test uses the selected tunnel', async () => {
      await page.getByText('Connect via secure tunnel').click();
      const body = await sentBy(page, testOfSaved, () =>
        page.getByRole('button', { name: 'Test connection' }).click(),
      );
      expect(body).toEqual({ config: { connection_config: { port: 6543 } }, tunnel_id: 2 });
      const modal = page.getByRole('dialog', { name: 'Connection successful' });
      await expect(modal).toContainText('Go through tunnel VPC bastion');
      await modal.getByRole('button', { name: 'Close' }).first().click();
      await page.getByText('Connect directly').click();
    });

    await test.step('another login requires the password again', async () => {
      await textField(page, 'User').fill('millrace_loader');
      await save(page).click();
      await expect(page.getByText('Password is required')).toBeVisible();
      await expect(textField(page, 'Password')).toBeFocused();
      await textField(page, 'User').fill('millrace_reader');
      await expect(page.getByRole('group', { name: 'Password' })).toContainText('Saved');
    });

    await test.step('only changes are sent, and the review shows them', async () => {
      await textField(page, 'Source name').fill('Shop database 2');
      const body = await sentBy(page, change('source'), () => save(page).click());
      expect(body).toEqual({ name: 'Shop database 2', config: { connection_config: { port: 6543 } } });
      await expect(page).toHaveURL(/\/source\/review$/);
      await expect(page.getByRole('main')).toContainText('Shop database 2');
      await expect(page.getByRole('main')).toContainText('6543');
    });
  },
);

test('a Redshift destination is filled in, saved and changed', async ({ page }) => {
  await beginDestination(page, 'Amazon Redshift');
  await fillRedshift(page, 'Shop cluster');
  await expect(textField(page, 'Port')).toHaveValue('5439');
  const created = await sentBy(
    page,
    (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/destination/'),
    () => save(page).click(),
  );
  expect(created).toMatchObject({
    name: 'Shop cluster',
    tunnel_id: null,
    config: {
      destination_type: 'redshift',
      connection_config: { port: 5439, pgschema: 'public', ssl: { reject_unauthorized: false } },
    },
  });
  await expect(page).toHaveURL(/\/schema-settings$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/destination\/review$/);
  await edit(page);
  for (const name of ['Database', 'Schema']) await expect(textField(page, name)).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Replace Password' }).click();
  await textField(page, 'Password').fill('new stone');
  const changed = await sentBy(page, change('destination'), () => save(page).click());
  expect(changed).toEqual({ config: { connection_config: { password: 'new stone' } } });
  await expect(page).toHaveURL(/\/destination\/review$/);
});

test('shared sources, and a change of the source, need a confirmation', async ({ page, twin }) => {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('button', { name: /^Production Postgres/ }).click();
  await reviewSource(page);
  const changes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.postDataJSON());
  });

  await test.step('the confirmation names the pipelines that use the source', async () => {
    const users = page.getByRole('region', { name: 'Where it is used' });
    await expect(users.getByRole('link', { name: 'Orders to warehouse' })).toBeVisible();
    await expect(users).not.toContainText('Shop to warehouse');
    await edit(page);
    await textField(page, 'Port').fill('6543');
    const question = page.getByRole('alertdialog', { name: 'Save the changes to “Production Postgres”?' });
    await save(page).click();
    await expect(question).toContainText('Orders to warehouse');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(textField(page, 'Port')).toHaveValue('6543');
    expect(changes).toEqual([]);
    await save(page).click();
    await question.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/source\/review$/);
    expect(changes).toEqual([{ config: { connection_config: { port: 6543 } } }]);
  });

  await test.step('another source lists the tables that will be removed', async () => {
    await goOn(page);
    await page.getByRole('button', { name: /^Analytics/ }).click();
    await chooseTables(page, ['accounts']);
    // If left during the save, the step reports its result as the forms do.
    await twin.spoil({ call: 'updatePipeline', kind: 'delay', ms: 3_000, times: 1 });
    await save(page).click();
    await page.getByRole('link', { name: 'Back to destination review' }).click();
    await expect(page.getByText('The tables of “Shop to warehouse” were saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue setup' }).click();
    await expect(page).toHaveURL(/\/sync-settings$/);
    await page.goto(page.url().replace('sync-settings', 'source/select'));
    changes.length = 0;
    const question = page.getByRole('alertdialog', { name: 'Change source?' });
    await page.getByRole('button', { name: /^Stripe/ }).click();
    await expect(question).toContainText('1 selected table');
    await question.getByRole('button', { name: 'Keep source' }).click();
    expect(changes).toEqual([]);
    await page.getByRole('button', { name: /^Stripe/ }).click();
    await question.getByRole('button', { name: 'Change source' }).click();
    await expect(page).toHaveURL(/\/destination\/review$/);
    expect(changes).toHaveLength(1);
  });
});

test('every step links to the previous one', async ({ page }) => {
  await beginDestination(page, 'Amazon Redshift');
  await expect(page.getByRole('link', { name: 'Back to prerequisites' })).toBeVisible();
  await fillRedshift(page, 'Shop cluster');
  await save(page).click();
  await page.getByRole('button', { name: 'Select All' }).click();
  await save(page).click();
  await expect(page).toHaveURL(/\/sync-settings$/);
  for (const [name, place] of [
    ['schema settings', '/schema-settings'],
    ['destination review', '/destination/review'],
    ['prerequisites', '/destination/prerequisites?type=redshift'],
    ['destinations', '/destination/select'],
    ['source review', '/source/review'],
    ['source details', '/source/create'],
    ['prerequisites', '/source/prerequisites?type=postgres'],
    ['sources', '/source/select'],
    ['pipelines', '/pipelines/list?status=active'],
  ] as const) {
    await page.getByRole('link', { name: `Back to ${name}`, exact: true }).click();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.endsWith(place));
  }
});

test('a source of a type that is newer than the console can be selected', async ({ page }) => {
  await page.route(/\/api\/v1\/(source|pipeline)\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"ga4"', '"brand_new"') });
  });
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.getByRole('button', { name: /^Web analytics/ }).click();
  await reviewSource(page);
  await expect(page.getByRole('main')).toContainText('This version of the console has no form for brand_new');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to sources' })).toBeVisible();
  await page.goto(page.url().replace('review', 'create'));
  await expect(page).toHaveURL(/\/source\/review$/);
});

test.describe('a service without assumed fields', () => {
  test.use({ hasAssumedFields: false });

  test('is not said to be untested', async ({ page }) => {
    await beginPipeline(page, 'Shop to warehouse');
    await page.getByRole('button', { name: /^Production Postgres/ }).click();
    await reviewSource(page);
    await expect(page.getByRole('main')).toContainText('ConnectionDirect');
    await expect(page.getByText('Last test')).toHaveCount(0);
    await page.getByRole('button', { name: 'Test connection' }).click();
    const modal = page.getByRole('dialog', { name: 'Connection successful' });
    await modal.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('complementary')).toContainText('Reach host on port 5432');
  });
});
