import type { Locator, Page } from '@playwright/test';
import { expect, openSignedIn, test, writeHeaders } from './fixtures.ts';
import { beginPipeline, save, textField } from './setupSteps.ts';
import { makeDraft } from './tour.ts';

test('the search for a connector is restored after a reload and on return', async ({ page }) => {
  await beginPipeline(page, 'Shop to warehouse');
  const search = page.getByRole('searchbox');
  const databases = page.getByRole('radio', { name: /^Databases/ });
  // The label covers its radio button, so a person clicks the label.
  await page.locator('label').filter({ has: databases }).click();
  await expect(databases).toBeChecked();
  await search.fill('pg');
  await expect(page).toHaveURL(/\/source\/select\?category=database&search=pg$/);
  await page.reload();
  await expect(search).toHaveValue('pg');
  await expect(databases).toBeChecked();
  // At once, before the address contains the last character.
  await search.fill('postg');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await expect(page).toHaveURL(/\/source\/create\?type=postgres$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/source\/select\?category=database&search=/);
  await expect(databases).toBeChecked();
});

test('the view of a schema is restored after a reload and on return', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await expect(page).toHaveURL(/\/pipelines\/list/);
  await page.goto(`/pipelines/setup/${await makeDraft(page)}/schema-settings?show=selected&foo=1`);
  const search = page.getByRole('searchbox', { name: 'Search tables and columns' });
  const tables = page.getByRole('treegrid').getByRole('checkbox');
  // Its schema and one of its tables.
  await expect(tables).toHaveCount(2);
  await expect(page).toHaveURL(/\/schema-settings\?show=selected$/);
  await page.getByRole('radio', { name: /^All/ }).click();
  await search.fill('orders_hist');
  await expect(page).toHaveURL(/\/schema-settings\?search=orders_hist$/);
  await page.reload();
  await expect(search).toHaveValue('orders_hist');
  await page.getByRole('button', { name: 'Select All Filtered' }).click();
  await save(page).click();
  await expect(page).toHaveURL(/\/sync-settings$/);
  await page.goBack();
  await expect(search).toHaveValue('orders_hist');
  await expect(page.getByRole('button', { name: 'Deselect All Filtered' })).toBeVisible();
});

test('the button bar of a step does not move while the content loads', async ({ page, twin }) => {
  await openSignedIn(page, '/pipelines/list');
  await expect(page).toHaveURL(/\/pipelines\/list/);
  const id = await makeDraft(page);
  await twin.spoil(
    { call: 'getHelpArticle', kind: 'delay', ms: 500 },
    { call: 'getSource', kind: 'delay', ms: 500 },
  );
  const stands = async (step: string, name: string) => {
    await page.goto(`/pipelines/setup/${id}/source/${step}`);
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).not.toHaveCount(0);
    const before = await link.boundingBox();
    // What loads keeps the link, and with it the focus.
    await link.focus();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await link.boundingBox(), `${name} at ${page.viewportSize()?.width}`).toEqual(before);
  };
  for (const viewport of [
    { width: 1440, height: 1100 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await stands('prerequisites?type=postgres', 'Continue');
    await stands('review', 'Back to source details');
  }
});

/** How many of the elements are in view as a whole, between what sticks to the top and to the bottom of the window. */
const inView = (elements: Locator) =>
  elements.evaluateAll(
    (all) =>
      all.filter((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        const shows = (y: number) => element.contains(document.elementFromPoint(left + 24, y));
        return shows(top + 2) && shows(bottom - 2);
      }).length,
  );

test('on a phone, a step shows more of itself than of its frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginPipeline(page, 'Shop analytics');
  const form = new URL('create?type=postgres', page.url());
  await page.goto(`/pipelines/setup/${await makeDraft(page)}/schema-settings`);
  await expect(page.getByRole('checkbox', { name: 'accounts', exact: true })).toBeVisible();
  expect(await inView(page.getByRole('row', { level: 2 }))).toBeGreaterThanOrEqual(6);
  await page.goto(form.href);
  await expect(textField(page, 'Host')).toBeVisible();
  expect(await inView(page.getByRole('main').locator('form input'))).toBeGreaterThanOrEqual(4);
  await page.getByRole('link', { name: 'Back to prerequisites' }).click();
  await expect(page).toHaveURL(/\/source\/prerequisites/);
});

test('two people in one setup do not overwrite each other', async ({ page, context, browser }) => {
  await openSignedIn(page, '/pipelines/list');
  await expect(page).toHaveURL(/\/pipelines\/list/);
  const id = await makeDraft(page);
  const others = await browser.newContext();
  await others.addCookies(await context.cookies());
  const other = await others.newPage();
  // This page receives no events.
  await other.routeWebSocket(/\/app\//, () => undefined);
  const table = (of: Page, name: string) => of.getByRole('checkbox', { name, exact: true });
  for (const each of [page, other]) await each.goto(`/pipelines/setup/${id}/schema-settings`);

  await test.step('an unsaved choice survives a reload', async () => {
    await table(other, 'accounts').click();
    other.on('dialog', (dialog) => void dialog.accept());
    await other.reload();
    await expect(other.getByText('We restored your draft.')).toBeVisible();
    await expect(table(other, 'accounts')).toBeChecked();
  });

  await test.step('a save over tables that were not on screen waits for another press', async () => {
    await page.getByRole('radio', { name: /^Selected/ }).click();
    await table(page, 'customers').click();
    await page.getByRole('radio', { name: /^All/ }).click();
    await table(page, 'addresses').click();
    await save(page).click();
    await expect(page).toHaveURL(/\/sync-settings$/);
    await save(other).click();
    await expect(other.getByRole('alert')).toContainText('Someone else has changed these tables.');
    await expect(other.getByText('Someone else saved this schema')).toBeVisible();
    await expect(other.getByText(/^2 of 128 tables/)).toBeVisible();
    await expect(table(other, 'addresses')).toBeChecked();
    await expect(table(other, 'accounts')).toBeChecked();
    await save(other).click();
    await expect(other).toHaveURL(/\/sync-settings$/);
    await expect(page.getByRole('navigation', { name: /steps/i })).toContainText('2 tables');
    const notice = page.getByRole('status').filter({ hasText: 'Someone else changed this setup' });
    await expect(notice).toContainText('1 table was updated to what they saved: public.accounts.');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
  });

  await test.step('changes by others are shown before the pipeline starts', async () => {
    const headers = await writeHeaders(page);
    const sync_mappings = [{ table: 'public.customers', selected: true }];
    const saved = await page.request.patch(`/api/v1/pipeline/${id}/`, { headers, data: { sync_mappings } });
    expect(saved.status()).toBe(200);
    await other.getByRole('button', { name: 'Start pipeline' }).click();
    await expect(other.getByRole('alert')).toContainText('Someone else has changed this setup.');
    await expect(other.getByText('1 table was updated to what they saved: public.customers.')).toBeVisible();
    await expect(other).toHaveURL(/\/sync-settings$/);
  });

  await test.step('settings of a started pipeline stay unchanged', async () => {
    const changes: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') changes.push(request.postDataJSON());
    });
    await page.getByText('Persist deleted rows').click();
    await other.getByText('Auto sync new collections').click();
    const [saved] = await Promise.all([
      other.waitForRequest((request) => request.method() === 'PATCH'),
      other.getByRole('button', { name: 'Start pipeline' }).click(),
    ]);
    expect(saved.postDataJSON()).toEqual({ auto_sync_new_collections: true });
    await expect(other).toHaveURL(/\/overview$/);
    await expect(page.getByRole('heading', { name: 'This pipeline is already set up' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Persist deleted rows: on');
    expect(changes).toEqual([]);
  });
  await others.close();
});
