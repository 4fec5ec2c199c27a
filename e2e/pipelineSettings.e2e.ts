import type { Page } from '@playwright/test';
import { expectLive, openAt, otherBrowser } from './areas.ts';
import { expect, test } from './fixtures.ts';
import { choose } from './setupSteps.ts';

const address = '/pipelines/1/settings/schema_config';
const at = { schema: address, sync: `${address}?section=sync`, general: `${address}?section=general` };
const name = 'Orders to warehouse';

const box = (page: Page, table: string) => page.getByRole('checkbox', { name: table, exact: true });
const saveTables = (page: Page) => page.getByRole('button', { name: 'Save tables' });
const saveSettings = (page: Page) => page.getByRole('button', { name: 'Save settings' });
const view = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: label });
const question = (page: Page, title: string | RegExp) => page.getByRole('alertdialog', { name: title });

/** The body of the next change of a pipeline. */
async function patched(page: Page, act: () => Promise<void>): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'PATCH' && each.url().includes('/api/v1/pipeline/')),
    act(),
  ]);
  return request.postDataJSON();
}

/** Excludes the first field of a table that is no key. Returns its name. */
async function exclude(page: Page, table: string): Promise<string> {
  await page.getByRole('button', { name: `Actions for ${table}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Exclude fields' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('grid').getByRole('checkbox').nth(1);
  const shown = ((await field.getAttribute('aria-label')) ?? '').replace(/^Select /, '');
  await field.click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  return shown;
}

test('the tables of a running pipeline are changed while a second browser edits the same', async ({
  page,
  browser,
  context,
  twin,
}) => {
  await openAt(page, at.schema, name);
  const other = await otherBrowser(browser, context);
  await other.goto(at.schema);
  await Promise.all([expectLive(page), expectLive(other)]);
  await expect(box(page, 'accounts')).toBeChecked();
  await expect(box(other, 'accounts')).toBeChecked();

  await test.step('a change that loads nothing is saved at once, and shows in the other browser', async () => {
    await expect(saveTables(other)).toBeDisabled();
    await box(other, 'accounts').click();
    await box(other, 'addresses').click();
    const body = await patched(other, () => saveTables(other).click());
    expect(body).toMatchObject({
      sync_mappings: [
        { table: 'public.accounts', selected: false },
        { table: 'public.addresses', selected: false },
      ],
    });
    await expect(other.getByText(`The tables of “${name}” were saved.`)).toBeVisible();
    await expect(other.getByText('No changes to save.')).toBeVisible();
    await expect(box(page, 'accounts')).not.toBeChecked();
    await expect(page.getByText('2 tables updated to what they saved', { exact: false })).toBeVisible();
    await expect(page.getByText('No changes to save.')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('tables to load from the start are confirmed by name', async () => {
    await box(page, 'accounts').click();
    await saveTables(page).click();
    const dialog = question(page, 'Save and load 1 table from the start?');
    await expect(dialog.getByRole('list', { name: 'Tables to load' })).toHaveText(
      'public.accountsNewly selected',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('+1 table')).toBeVisible();
  });

  await test.step('a table that both changed shows both versions, and nothing is saved before a choice', async () => {
    const field = await exclude(other, 'public.accounts_daily');
    await box(page, 'accounts_daily').click();
    await patched(other, () => saveTables(other).click());
    const list = page.getByRole('list', { name: 'Tables to decide' });
    await expect(list).toContainText(
      `public.accounts_dailyYours: Not selectedTheirs: Selected without ${field}`,
    );
    await expect(saveTables(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Use theirs for public.accounts_daily' }).click();
    await expect(list).toBeHidden();
    await saveTables(page).click();
    const body = await patched(page, () =>
      question(page, /^Save and load/)
        .getByRole('button', { name: 'Save and load 1 table' })
        .click(),
    );
    expect(body).toEqual({
      sync_mappings: [{ table: 'public.accounts', selected: true, excluded: [], custom_primary_keys: [] }],
    });
    await expect(box(other, 'accounts')).toBeChecked();
  });

  await test.step('the pipeline kept running, and loads the selected table from the start', async () => {
    await expect(page.getByRole('main').getByText('Running', { exact: true })).toBeVisible();
    await view(page, 'Table status').click();
    const waiting = page.getByRole('button', { name: /^Waiting for initial sync/ });
    await expect(waiting).toContainText('1');
    await twin.advance(60 * 60_000);
    await expect(waiting).toBeHidden();
  });
  await other.context().close();
});

test('a refresh of the source shows what changed, and applies nothing', async ({ page, twin }) => {
  await openAt(page, at.schema, name);
  await expect(box(page, 'accounts')).toBeChecked();
  const refresh = page.getByRole('button', { name: 'Refresh Schema' });
  await refresh.click();
  await expect(page.getByText('No changes found.', { exact: false })).toBeVisible();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.url());
  });
  await twin.advance(3_600_000);
  await refresh.click();
  await expect(page.getByText('The source schema changed')).toBeVisible();
  await expect(page.getByText(/^2 new tables found: /)).toBeVisible();
  await expect(page.getByText('No changes to save.')).toBeVisible();
  expect(writes).toEqual([]);
});

test(
  'sync settings are saved without a restart, and seen in the second browser',
  { tag: '@main' },
  async ({ page, browser, context }) => {
    await openAt(page, at.sync, name);
    const other = await otherBrowser(browser, context);
    await other.goto(at.sync);
    await Promise.all([expectLive(page), expectLive(other)]);
    await expect(saveSettings(page)).toBeDisabled();

    await test.step('the page says what will happen', async () => {
      await choose(page, 'Destination frequency', 'Every hour');
      await expect(page.getByRole('complementary', { name: 'Schedule preview' })).toContainText(
        /Every hour, next/,
      );
      await expect(page.getByText('1 unsaved change')).toBeVisible();
    });

    await test.step('a colleague’s change of the same setting is named, theirs beside mine', async () => {
      await choose(other, 'Destination frequency', 'Every 6 hours');
      await other.getByText('Persist deleted rows', { exact: true }).click();
      await saveSettings(other).click();
      await expect(other.getByText(`The sync settings of “${name}” were saved.`)).toBeVisible();
      await expect(page.getByText(/You also changed: Destination frequency every hour/)).toContainText(
        '(they saved every 6 hours). Saving replaces their changes with yours.',
      );
      await expect(page.getByRole('checkbox', { name: 'Persist deleted rows' })).toBeChecked();
    });

    await test.step('saving keeps the pipeline running, and the other browser follows', async () => {
      await saveSettings(page).click();
      await expect(page.getByText('No changes to save.')).toBeVisible();
      await expect(other.getByRole('button', { name: /Destination frequency/ })).toContainText('Every hour');
      await expect(page.getByRole('main').getByText('Running', { exact: true })).toBeVisible();
    });
    await other.context().close();
  },
);

test('unsaved work is guarded between the sections and on leaving, and restored', async ({ page }) => {
  await openAt(page, at.schema, name);
  await box(page, 'accounts').click();
  await expect(page.getByText('−1 table')).toBeVisible();

  await test.step('another section asks, and staying keeps everything', async () => {
    await view(page, 'Sync').click();
    const dialog = question(page, 'Leave without saving?');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(box(page, 'accounts')).not.toBeChecked();
  });

  await test.step('leaving keeps the choice in this tab', async () => {
    await view(page, 'Sync').click();
    await question(page, 'Leave without saving?').getByRole('button', { name: 'Leave' }).click();
    await expect(saveSettings(page)).toBeVisible();
    await view(page, 'Table selection').click();
    await expect(page.getByText('We restored your draft.')).toBeVisible();
    await expect(box(page, 'accounts')).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
  });

  await test.step('without changes nothing asks; a typed name is guarded too', async () => {
    await view(page, 'General').click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Orders to lake');
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(question(page, 'Leave without saving?')).toContainText('will be lost');
    await question(page, 'Leave without saving?').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/overview$/);
  });
});

test('a pipeline is renamed on its page; a taken name is refused', async ({ page }) => {
  await openAt(page, at.general, name);
  const field = page.getByRole('textbox', { name: /^Name/ });
  const save = page.getByRole('button', { name: 'Save name' });
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('us-east-1');
  await field.fill('Inventory');
  await field.press('Tab');
  await expect(field).toHaveAccessibleDescription(/already|in use|taken/i);
  await field.fill('Orders to lake');
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders to lake');
  await expect(save).toBeDisabled();
  await page.getByRole('link', { name: 'Production Postgres' }).click();
  await expect(page).toHaveURL(/\/sources\/1$/);
});

test('an archived pipeline is read-only, and each section says why', async ({ page }) => {
  const archived = '/pipelines/25/settings/schema_config';
  const reason = page.getByText('This pipeline is archived. Restore it to change its settings.');
  await openAt(page, archived, /./);
  await expect(reason).toBeVisible();
  await expect(saveTables(page)).toHaveCount(0);
  await view(page, 'Sync').click();
  await expect(reason).toBeVisible();
  await expect(saveSettings(page)).toHaveCount(0);
  await view(page, 'General').click();
  await expect(reason).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('the settings work by keyboard alone', { tag: '@browsers-full' }, async ({ page }) => {
  await openAt(page, at.schema, name);
  await expect(box(page, 'accounts')).toBeChecked();
  const reach = async (target: ReturnType<Page['locator']>, key = 'Tab') => {
    for (let press = 0; press < 60; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  };

  await test.step('deselect a table and save', async () => {
    await reach(page.getByRole('searchbox'));
    await page.keyboard.type('accounts_hist');
    await expect(box(page, 'accounts')).toBeHidden();
    await page.keyboard.press('Tab');
    await reach(page.getByRole('checkbox', { name: 'public', exact: true }));
    await page.keyboard.press('ArrowDown');
    await expect(box(page, 'accounts_history')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box(page, 'accounts_history')).not.toBeChecked();
    await reach(saveTables(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('No changes to save.')).toBeVisible();
    // The disabled button keeps its place in the tab order.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  });

  await test.step('select it again: the question keeps the focus, and returns it', async () => {
    await reach(box(page, 'accounts_history'), 'Shift+Tab');
    await page.keyboard.press('Space');
    await reach(saveTables(page));
    await page.keyboard.press('Enter');
    await expect(question(page, /^Save and load/).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(saveTables(page)).toBeFocused();
  });

  await test.step('undo, and open the sync settings', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No changes to save.')).toBeVisible();
    // The bar is always in view, so focusing its buttons does not scroll the page.
    const scrolled = await page.evaluate('scrollY');
    await saveTables(page).focus();
    expect(await page.evaluate('scrollY')).toBe(scrolled);
    await reach(view(page, 'Sync'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(saveSettings(page)).toBeVisible();
    await expect(view(page, 'Sync')).toBeFocused();
    await reach(page.getByRole('checkbox', { name: 'Persist deleted rows' }));
    await page.keyboard.press('Space');
    await reach(saveSettings(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The sync settings of “${name}” were saved.`)).toBeVisible();
  });
});

test('each section makes at most two first calls to the API', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/user\/me|pusher/.test(pathname)) calls.push(pathname);
  });
  for (const [section, expected] of [
    [at.schema, 2],
    [at.sync, 1],
    [at.general, 1],
  ] as const) {
    await test.step(section, async () => {
      await page.goto('about:blank');
      calls.length = 0;
      await openAt(page, section, name);
      await page.waitForLoadState('networkidle');
      const own = calls.filter((path) => /pipeline|source|destination/.test(path));
      expect(own.length, own.join(', ')).toBeLessThanOrEqual(expected);
    });
  }
});

test.describe('a service that leaves out what the specification does not show (A-58)', () => {
  test.use({ hasAssumedFields: false });

  test('has the same sections, and an unknown section shows the tables', async ({ page }) => {
    await openAt(page, `${address}?section=nowhere`, name);
    await expect(box(page, 'accounts')).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await view(page, 'Sync').click();
    await page.getByText('Persist deleted rows', { exact: true }).click();
    await saveSettings(page).click();
    await expect(page.getByText('No changes to save.')).toBeVisible();
    await view(page, 'General').click();
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details.getByRole('link', { name: 'Source 1' })).toHaveAttribute('href', '/sources/1');
  });
});

test('the columns of one table are read again, without the rest of the source', async ({ page, twin }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/schema-collection')) reads.push(pathname);
  });
  const refresh = async () => {
    await page.getByRole('button', { name: 'Actions for public.accounts', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Refresh columns' }).click();
  };
  await openAt(page, at.schema, name);
  await expect(box(page, 'accounts')).toBeChecked();
  await refresh();
  await expect(page.getByText('No changes found.')).toBeVisible();

  const path = '/api/v1/source/1/schema-collection-columns/public.accounts';
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const columns = (await answer.json()) as readonly unknown[];
    await route.fulfill({
      json: [...columns, { column_name: 'loyalty_tier', data_type: 'text', is_nullable: 'YES' }],
    });
  });
  await refresh();
  await expect(page.getByText('1 new column found: public.accounts.loyalty_tier.')).toBeVisible();
  await expect(saveTables(page), 'What a source has is no choice.').toBeDisabled();

  await page.unroute(`**${path}`);
  twin.refusals.add(400);
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 400, json: { detail: 'permission denied for table accounts' } }),
  );
  await refresh();
  await expect(page.getByText('permission denied for table accounts')).toBeVisible();
  await expect(box(page, 'accounts')).toBeChecked();
  expect(reads).toEqual(['/api/v1/source/1/schema-collection/', path, path, path]);
});
