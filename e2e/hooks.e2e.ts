import type { Page } from '@playwright/test';
import { openAt, otherBrowser } from './areas.ts';
import { configure, expect, setOffline, test, writeHeaders } from './fixtures.ts';
import { savedFile } from './savedFile.ts';

const list = (page: Page, entity = 'pipeline') =>
  page.getByRole('table', { name: `Hooks attached to this ${entity}` });
const hook = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const event = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** Chooses an item of an attached hook's menu. */
async function act(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test(
  'a hook is attached to a pipeline, its events are changed, and it is detached',
  { tag: '@main' },
  async ({ page }) => {
    await openAt(page, '/pipelines/2/overview', 'Storefront sync');
    await page.getByRole('tab', { name: 'Hooks' }).click();
    await expect(page).toHaveURL('/pipelines/2/hooks');
    await expect(page).toHaveTitle(/Storefront sync/);
    await expect(page.getByText('No hooks attached yet')).toBeVisible();

    await page.getByRole('button', { name: 'Attach hook' }).click();
    const attach = dialog(page, 'Attach hook');
    await expect(attach).toContainText('Attached to Orders to warehouse, Payments ledger');
    await attach.getByRole('radio', { name: /^Operations channel/ }).check({ force: true });
    await event(page, 'Errored').check({ force: true });
    await attach.getByRole('button', { name: 'Attach hook' }).click();
    await expect(attach).toHaveCount(0);
    await expect(hook(page, 'Operations channel')).toContainText('Errored');

    await act(page, 'Operations channel', 'Edit events');
    const edit = dialog(page, 'Edit events of “Operations channel”');
    await event(page, 'Recovered').check({ force: true });
    await expect(edit).toContainText('1 unsaved event');
    await edit.getByRole('button', { name: 'Save events' }).click();
    await expect(edit).toHaveCount(0);
    await expect(hook(page, 'Operations channel')).toContainText('Errored, Recovered');
    await page.reload();
    await expect(hook(page, 'Operations channel')).toContainText('Errored, Recovered');

    await act(page, 'Operations channel', 'Detach');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Detach hook' }).click();
    await expect(page.getByText('“Operations channel” is detached.')).toBeVisible();
    await expect(page.getByText('No hooks attached yet')).toBeVisible();
    // The hook stays where else it is attached.
    await page.goto('/pipelines/1/hooks');
    await expect(hook(page, 'Operations channel')).toBeVisible();
  },
);

test('a hook is created in place on a source, with a warning about plain http, and called', async ({
  page,
  twin,
}) => {
  await openAt(page, '/sources/3', 'Stripe');
  const hooks = page.getByRole('region', { name: 'Hooks' });
  await hooks.getByRole('button', { name: 'Attach hook' }).click();
  await event(page, 'Updated').check({ force: true });
  await dialog(page, 'Attach hook').getByRole('button', { name: 'Create hook' }).click();

  const create = dialog(page, 'Create hook');
  await create.getByRole('textbox', { name: /^Name/ }).fill('pager');
  await create.getByRole('textbox', { name: /^Address/ }).fill('http://catalogue.acme.example/in');
  await expect(create.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
    /“Pager” already exists/,
  );
  await expect(create).toContainText('This address is not encrypted.');
  await create.getByRole('textbox', { name: /^Name/ }).fill('Audit');
  await create.getByLabel(/^Signing secret/).fill('river stone');

  await test.step('a failure loses nothing', async () => {
    await twin.spoil({ call: 'createHook', kind: 'status', status: 503, times: 1 });
    await create.getByRole('button', { name: 'Create hook' }).click();
    await expect(create.getByRole('alert')).toContainText('The service had an error.');
    await expect(create.getByLabel(/^Signing secret/)).toHaveValue('river stone');
  });
  await create.getByRole('button', { name: 'Create hook' }).click();
  await expect(create).toHaveCount(0);

  await test.step('the new hook is chosen, and the events are still selected', async () => {
    await expect(page.getByRole('radio', { name: /^Audit/ })).toBeChecked();
    await expect(event(page, 'Updated')).toBeChecked();
    await expect(dialog(page, 'Attach hook')).toContainText('This address is not encrypted.');
    await dialog(page, 'Attach hook').getByRole('button', { name: 'Attach hook' }).click();
    await expect(hook(page, 'Audit')).toContainText('Not encrypted');
    await expect(hook(page, 'Audit')).toContainText('—');
    await expect(page.locator('body')).not.toContainText('river stone');
  });

  await test.step('its delivery appears when the page gets the focus back', async () => {
    const headers = await writeHeaders(page);
    await page.request.patch('/api/v1/source/3/', { headers, data: { name: 'Stripe' } });
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(hook(page, 'Audit')).toContainText('Delivered (200)');
  });
});

test('archiving a hook names where else it is attached, and is permanent', async ({ page }) => {
  await openAt(page, '/pipelines/1/hooks', 'Orders to warehouse');
  await act(page, 'Operations channel', 'Archive hook');
  const confirm = page.getByRole('alertdialog', { name: 'Archive “Operations channel”?' });
  await expect(confirm).toContainText('This cannot be undone.');
  await expect(confirm.getByRole('list', { name: 'Affected pipelines' })).toContainText('Payments ledger');
  await confirm.getByRole('button', { name: 'Archive hook' }).click();
  await expect(page.getByText('“Operations channel” is archived.')).toBeVisible();
  await expect(page.getByText('No hooks attached yet')).toBeVisible();

  await page.getByRole('link', { name: 'Archived 2' }).click();
  await expect(page).toHaveURL('/pipelines/1/hooks?status=archived');
  await expect(hook(page, 'Old chat room')).toContainText('Failed (410)');
  await page.getByRole('button', { name: 'Actions for Operations channel' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit events' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Detach' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Detach hook' }).click();
  await expect(hook(page, 'Operations channel')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/pipelines/1/hooks');
});

test('a hook that a colleague attaches meanwhile can be edited instead (409)', async ({
  page,
  context,
  browser,
  twin,
}) => {
  twin.refusals.add(409);
  await openAt(page, '/pipelines/2/hooks', 'Storefront sync');
  await page.getByRole('button', { name: 'Attach hook' }).click();
  await page.getByRole('radio', { name: /^Finance approvals/ }).check({ force: true });
  await event(page, 'Paused').check({ force: true });

  const other = await otherBrowser(browser, context);
  await other.goto('/pipelines/2/hooks');
  await other.getByRole('button', { name: 'Attach hook' }).click();
  await other.getByRole('radio', { name: /^Finance approvals/ }).check({ force: true });
  await event(other, 'Started').check({ force: true });
  await dialog(other, 'Attach hook').getByRole('button', { name: 'Attach hook' }).click();
  await expect(hook(other, 'Finance approvals')).toBeVisible();
  await other.context().close();

  await dialog(page, 'Attach hook').getByRole('button', { name: 'Attach hook' }).click();
  await expect(page.getByRole('alert')).toContainText(
    '“Finance approvals” is already attached to this pipeline.',
  );
  await page.getByRole('button', { name: 'Edit its events' }).click();
  const edit = dialog(page, 'Edit events of “Finance approvals”');
  await expect(edit).toContainText('2 unsaved events');
  await edit.getByRole('button', { name: 'Save events' }).click();
  await expect(hook(page, 'Finance approvals')).toContainText('Paused');
});

test('events that a colleague changes meanwhile are not overwritten', async ({ page, context, browser }) => {
  await openAt(page, '/pipelines/1/hooks', 'Orders to warehouse');
  await act(page, 'Operations channel', 'Edit events');
  const edit = dialog(page, 'Edit events of “Operations channel”');
  await event(page, 'Started').check({ force: true });

  const other = await otherBrowser(browser, context);
  await other.goto('/pipelines/1/hooks');
  await act(other, 'Operations channel', 'Edit events');
  await event(other, 'Archived').check({ force: true });
  await event(other, 'Errored').uncheck({ force: true });
  await dialog(other, /^Edit events/)
    .getByRole('button', { name: 'Save events' })
    .click();
  await expect(hook(other, 'Operations channel')).not.toContainText('Errored');

  await edit.getByRole('button', { name: 'Save events' }).click();
  await expect(edit).toContainText('Someone else changed these events');
  await expect(edit).toContainText('They added Archived. They removed Errored.');
  await expect(edit).toContainText('1 unsaved event');
  await other.reload();
  await expect(hook(other, 'Operations channel')).not.toContainText('Started');
  await other.context().close();

  await edit.getByRole('button', { name: 'Save events' }).click();
  await expect(edit).toHaveCount(0);
  const saved = hook(page, 'Operations channel');
  await expect(saved).toContainText('Started, Paused, Recovered, Archived');
  await expect(saved).not.toContainText('Errored');
});

test('a lost response is looked up, and offline nothing is sent', async ({ page, twin }) => {
  // The browser may send a request again whose connection broke.
  twin.refusals.add(404).add(409);
  await openAt(page, '/pipelines/2/hooks', 'Storefront sync');
  await page.getByRole('button', { name: 'Attach hook' }).click();
  const attach = dialog(page, 'Attach hook');
  await attach.getByRole('radio', { name: /^Pager/ }).check({ force: true });
  await event(page, 'Errored').check({ force: true });
  await setOffline(page, true);
  await expect(attach).toContainText('You are offline.');
  await expect(attach.getByRole('button', { name: 'Attach hook' })).toBeDisabled();
  await setOffline(page, false);
  await twin.spoil({ call: 'attachHook', kind: 'lost', times: 1 });
  await attach.getByRole('button', { name: 'Attach hook' }).click();
  await expect(attach).toHaveCount(0);
  await expect(hook(page, 'Pager')).toContainText('Errored');

  await twin.spoil({ call: 'detachHook', kind: 'lost', times: 1 });
  await act(page, 'Pager', 'Detach');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Detach hook' }).click();
  await expect(page.getByText('“Pager” is detached.')).toBeVisible();
  await expect(page.getByText('No hooks attached yet')).toBeVisible();
});

test('hooks are attached and detached with the keyboard alone', async ({ page }) => {
  await openAt(page, '/pipelines/2/hooks', 'Storefront sync');
  await page.getByRole('button', { name: 'Attach hook' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio').first().waitFor();
  const attach = dialog(page, 'Attach hook');
  await attach.getByRole('button', { name: 'Create hook' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(event(page, 'Started')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sample of “Started”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sample payload of “Started”' })).toBeVisible();
  await event(page, 'Started').focus();
  await page.keyboard.press('Enter');
  await expect(attach).toHaveCount(0);
  await expect(list(page).getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Attach hook' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit events' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hooks attached yet')).toBeVisible();
  // The row with the button is gone: the focus stays on the page.
  await expect(page.getByRole('button', { name: 'Attach hook' })).toBeFocused();
});

test('the first view of hooks makes two calls', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) requested.push(pathname);
  });
  // The first page of its tab: one before it would go on reading and be counted.
  await openAt(page, '/pipelines/1/hooks', 'Orders to warehouse');
  await expect(hook(page, 'Operations channel')).toBeVisible();
  const own = requested.filter((path) => /pipeline|hook/.test(path));
  expect(own.toSorted()).toEqual(['/api/v1/pipeline/1/', '/api/v1/pipeline/1/hooks/']);
});

test.describe('without fields that the specification does not show (A-58)', () => {
  test.use({ hasAssumedFields: false });

  test('hooks have their names from the list of hooks, and a source accepts hooks', async ({
    page,
    twin,
  }) => {
    await openAt(page, '/pipelines/1/hooks', 'Orders to warehouse');
    await expect(hook(page, 'Operations channel')).toContainText('—');
    await page.goto('/sources/1');
    await expect(page.getByText('The service does not list the hooks of a source.')).toBeVisible();

    twin.refusals.add(409);
    await page.getByRole('button', { name: 'Attach hook' }).click();
    await page.getByRole('radio', { name: /^Data catalogue/ }).check({ force: true });
    await event(page, 'Test failed').check({ force: true });
    await dialog(page, 'Attach hook').getByRole('button', { name: 'Attach hook' }).click();
    await page.getByRole('button', { name: 'Edit its events' }).click();
    await dialog(page, /^Edit events/)
      .getByRole('button', { name: 'Save events' })
      .click();
    await expect(dialog(page, /^Edit events/)).toHaveCount(0);
  });
});

test.describe('the ETL script', () => {
  const address = '/pipelines/1/settings/schema_config';

  test('is shown, copied and downloaded for the chosen connections', async ({ page, context, twin }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAt(page, address, 'Orders to warehouse');
    await page.getByRole('link', { name: 'ETL script' }).click();
    await expect(page).toHaveURL(`${address}?section=script`);
    await page.getByRole('textbox', { name: /^Source ID/ }).fill('12');
    await page.getByRole('textbox', { name: /^Destination ID/ }).fill('7');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}?section=script&source=12&destination=7`);
    const text = page.getByRole('region', { name: 'Text of the script' });
    await expect(text).toContainText('connection: 12');

    await page.getByRole('button', { name: 'Copy the script' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^version: 1\nname: "Orders to warehouse"\n/);
    const saved = await savedFile(page, () =>
      page.getByRole('button', { name: 'Download the script' }).click(),
    );
    expect(saved).toEqual({ name: 'orders-to-warehouse.yaml', text: copied });

    await test.step('the keyboard scrolls it', async () => {
      await page.setViewportSize({ width: 1000, height: 400 });
      await text.focus();
      await page.keyboard.press('End');
      await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    });

    await test.step('a failure is shown with a retry, and Back returns to the earlier script', async () => {
      await twin.spoil({ call: 'getEtlScript', kind: 'status', status: 503, times: 1 });
      await page.getByRole('textbox', { name: /^Source ID/ }).fill('31');
      await page.getByRole('button', { name: 'Show script' }).click();
      await expect(page.getByRole('alert')).toContainText('The service had an error.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(text).toContainText('connection: 31');
      await page.goBack();
      await expect(text).toContainText('connection: 12');
      await expect(page.getByRole('textbox', { name: /^Source ID/ })).toHaveValue('12');
    });
  });

  test('is not offered without its toggle', async ({ page }) => {
    await configure(page, { features: {} });
    await openAt(page, `${address}?section=script`, 'Orders to warehouse');
    await expect(page.getByRole('link', { name: 'Table selection', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('link', { name: 'ETL script' })).toHaveCount(0);
  });
});
