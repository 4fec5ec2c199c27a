import { chooseFor, expectLive, heading, openAt, otherBrowser, row } from './areas.ts';
import { expect, test } from './fixtures.ts';
import { fillPostgres, goOn, textField } from './setupSteps.ts';
import { savedFile } from './savedFile.ts';

test(
  'a source is created, watched by another browser, and a pipeline begins with it',
  { tag: '@main' },
  async ({ page, context, browser }) => {
    test.slow();
    await openAt(page, '/sources/list', 'Sources');
    const other = await otherBrowser(browser, context);
    await other.goto('/sources/list?search=Shop%20database');
    await expectLive(other);
    await expect(other.getByText('No sources found')).toBeVisible();

    await page.getByRole('link', { name: 'Create source' }).click();
    await expect(heading(page)).toHaveText('Choose a source');
    await expect(page.getByRole('navigation', { name: 'Steps' })).toHaveCount(0);
    await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
    await expect(heading(page)).toHaveText('Prepare the source');
    await goOn(page);
    await fillPostgres(page, 'Shop database');

    await test.step('a reload keeps what was typed, except the password', async () => {
      await page.reload();
      await expect(textField(page, 'Source name')).toHaveValue('Shop database');
      await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
      await expect(textField(page, 'Password')).toHaveValue('');
      await textField(page, 'Password').fill('river stone');
    });

    await page.getByRole('button', { name: 'Create source' }).click();
    await expect(heading(page)).toHaveText('Shop database');
    await expect(page).toHaveURL(/\/sources\/\d+$/);
    await expect(page.getByRole('main')).toContainText('The source was created.');
    await expect(page.getByRole('main')).not.toContainText('river stone');
    await expect(row(other, 'Shop database')).toContainText('Passed');

    await test.step('Back does not lead to the form again', async () => {
      await page.goBack();
      await expect(page).not.toHaveURL(/create\/details/);
      await page.goForward();
    });

    await page.getByRole('button', { name: 'Create pipeline from this source' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create pipeline' });
    await dialog.getByRole('textbox').first().fill('Shop to warehouse');
    await dialog.getByRole('button', { name: 'Create pipeline' }).click();
    await expect(heading(page)).toHaveText('Choose a destination');
    await expect(page.getByRole('navigation', { name: 'Steps' })).toContainText('Shop database');
    await expect(row(other, 'Shop database')).toContainText('1 pipeline');
    await other.context().close();
  },
);

test('a source is tested without editing, and its page shows the steps', async ({ page }) => {
  await openAt(page, '/sources/list?search=Production%20Postgres', 'Sources');
  await chooseFor(page, 'Production Postgres', 'Test connection');
  const modal = page.getByRole('dialog', { name: 'Connection successful' });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).first().click();
  await expect(row(page, 'Production Postgres')).toContainText('Passed');

  await page.getByRole('link', { name: 'Production Postgres' }).click();
  await page.getByRole('button', { name: 'Test connection' }).click();
  await modal.getByRole('button', { name: 'Close' }).first().click();
  const steps = page.getByRole('list', { name: 'Steps of the test' });
  await expect(steps).toContainText('Sign in as millrace_reader');
});

test('a pipeline whose source could not be added shows the failure, and its setup asks for the source', async ({
  page,
  twin,
}) => {
  test.slow();
  await openAt(page, '/sources/create/details?type=postgres&copy=1', 'Duplicate source');
  await textField(page, 'Password').fill('river stone');
  await page.getByRole('button', { name: 'Create source' }).click();
  await expect(heading(page)).toHaveText('Copy of Production Postgres');
  await twin.spoil({ kind: 'status', status: 503, call: 'updatePipeline' });
  await page.getByRole('button', { name: 'Create pipeline from this source' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create pipeline' });
  await dialog.getByRole('textbox').first().fill('Half begun');
  await dialog.getByRole('button', { name: 'Create pipeline' }).click();
  await expect(page.getByText('The source could not be added to “Half begun”.')).toBeVisible();
  await expect(heading(page)).toHaveText('Choose a source');
});

test('editing a source names the pipelines that use it, and sends the changes only', async ({ page }) => {
  await openAt(page, '/sources/list?search=Production%20Postgres', 'Sources');
  await chooseFor(page, 'Production Postgres', 'Edit');
  await expect(heading(page)).toHaveText('Edit source');
  await expect(textField(page, 'Database')).toHaveAttribute('readonly');
  await textField(page, 'Port').fill('6543');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Orders to warehouse');
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'PATCH'),
    dialog.getByRole('button', { name: /^Save/ }).click(),
  ]);
  const body: unknown = request.postDataJSON();
  expect(body).toEqual({ config: { connection_config: { port: 6543 } } });
  await expect(heading(page)).toHaveText('Production Postgres');
  await expect(page.getByRole('main')).toContainText('6543');
});

test('a copy has the values of its original, and none of its secrets', async ({ page }) => {
  test.slow();
  await openAt(page, '/sources/list?search=Production%20Postgres', 'Sources');
  await chooseFor(page, 'Production Postgres', 'Duplicate');
  await expect(heading(page)).toHaveText('Duplicate source');
  await expect(textField(page, 'Source name')).toHaveValue('Copy of Production Postgres');
  await expect(textField(page, 'Host')).toHaveValue('db.acme-prod.internal');
  await expect(textField(page, 'Database')).not.toHaveAttribute('readonly');
  await expect(textField(page, 'Password')).toHaveValue('');
  await page.getByRole('button', { name: 'Create source' }).click();
  await expect(page.getByText('Password is required').first()).toBeVisible();
  await textField(page, 'Password').fill('river stone');
  await page.getByRole('button', { name: 'Create source' }).click();
  await expect(heading(page)).toHaveText('Copy of Production Postgres');
});

test('a source in use is not archived, and the reason names its pipelines', async ({ page }) => {
  await openAt(page, '/sources/list?search=Production%20Postgres', 'Sources');
  await chooseFor(page, 'Production Postgres', 'Archive');
  const dialog = page.getByRole('alertdialog', { name: '“Production Postgres” can’t be archived' });
  await expect(dialog.getByRole('list', { name: 'Affected pipelines' })).toContainText('Orders to warehouse');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, 'Production Postgres')).toBeVisible();
});

test('an unused source is archived, restored and deleted, while another browser watches', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await openAt(page, '/sources/create/details?type=postgres&copy=1', 'Duplicate source');
  await textField(page, 'Source name').fill('Spare database');
  await textField(page, 'Password').fill('river stone');
  await page.getByRole('button', { name: 'Create source' }).click();
  await expect(heading(page)).toHaveText('Spare database');

  const other = await otherBrowser(browser, context);
  await other.goto(page.url());
  await expectLive(other);

  const more = page.getByRole('button', { name: 'More actions for Spare database' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const archive = page.getByRole('alertdialog', { name: 'Archive “Spare database”?' });
  await expect(archive).toContainText('Nothing uses this source.');
  await archive.getByRole('button', { name: 'Archive source' }).click();
  for (const each of [page, other]) {
    await expect(each.getByRole('main')).toContainText('This source is archived.');
  }

  await test.step('its address for editing leads to its page', async () => {
    await page.goto(`${new URL(page.url()).pathname}/edit`);
    await expect(page).toHaveURL(/\/sources\/\d+$/);
  });

  await page.goto('/sources/list?status=archived');
  await chooseFor(page, 'Spare database', 'Restore');
  await page.getByRole('button', { name: 'Restore source' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row(page, 'Spare database')).toHaveCount(0);
  await expect(other.getByRole('main')).not.toContainText('This source is archived.');

  await page.goto('/sources/list?status=active&search=Spare');
  await chooseFor(page, 'Spare database', 'Archive');
  await page.getByRole('button', { name: 'Archive source' }).click();
  await expect(row(page, 'Spare database')).toHaveCount(0);
  await page.goto('/sources/list?status=archived&search=Spare');
  await chooseFor(page, 'Spare database', 'Delete');
  await page.getByRole('button', { name: 'Delete source' }).click();
  await expect(row(page, 'Spare database')).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'This source was not found' })).toBeVisible();
  await other.context().close();
});

test('several are tested together', async ({ page }) => {
  await openAt(page, '/sources/list', 'Sources');
  for (const name of ['Klaviyo', 'GitHub']) await row(page, name).getByRole('checkbox').check();
  const selection = page.getByRole('group', { name: 'Selected sources' });
  await selection.getByRole('button', { name: 'Test connection' }).click();
  await page.getByRole('button', { name: 'Test 2 sources' }).click();
  await expect(page.getByText('2 sources are tested.')).toBeVisible();
  await expect(selection).toHaveCount(0);
});

test('the view is in the address, and an address is corrected', async ({ page }) => {
  await openAt(page, '/sources/list?type=postgres&sort=-name&junk=1', 'Sources');
  await expect(page).toHaveURL('/sources/list?status=active&type=postgres&sort=-name');
  await expect(row(page, 'Production Postgres')).toBeVisible();
  await expect(row(page, 'Shopify')).toHaveCount(0);
  await page.getByRole('link', { name: /^Archived/ }).click();
  await expect(page).toHaveURL('/sources/list?status=archived');
  await page.goBack();
  await expect(page).toHaveURL('/sources/list?status=active&type=postgres&sort=-name');
});

test.describe('an account without sources', () => {
  test.use({ scenario: 'newAccount' });

  test('is led to create one', async ({ page, twin }) => {
    twin.refusals.add(404);
    await openAt(page, '/sources/list', 'Sources');
    await expect(page.getByRole('main')).toContainText('No sources yet');
    await page.getByRole('link', { name: 'Create source' }).first().click();
    await expect(heading(page)).toHaveText('Choose a source');
    await page.goto('/sources/create/details?type=nonsense');
    await expect(page.getByRole('main')).toContainText('Please verify the source configuration');
    await page.goto('/sources/99');
    await expect(page.getByRole('main')).toContainText('This source was not found');
  });
});

test('a missing connector can be requested at the configured address', async ({ page }) => {
  await openAt(page, '/sources/create/select', 'Choose a source');
  await page.getByRole('searchbox').fill('no such product');
  await expect(page.getByRole('main')).toContainText('If we don’t offer it yet: Request it');
  for (const link of await page.getByRole('link', { name: 'Request it' }).all()) {
    await expect(link).toHaveAttribute('href', 'https://ideas.example/connectors');
  }
  await page.getByRole('searchbox').fill('google sheets');
  const tile = page.getByRole('link', { name: 'Google Sheets' });
  await expect(tile).toHaveAccessibleDescription('Google sign-in');
});

test('the sources of the current filter are downloaded', { tag: '@browsers-full' }, async ({ page }) => {
  await openAt(page, '/sources/list', 'Sources');
  await page.getByRole('button', { name: 'List options' }).click();
  const { name } = await savedFile(page, () => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(name).toBe('sources-active.csv');
  await expect(page.getByText(/^Downloaded \d+ sources\.$/)).toBeVisible();
});
