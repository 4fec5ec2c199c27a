import type { Page } from '@playwright/test';
import { expect, forgive, setOffline, signIn, test } from './fixtures.ts';
import {
  beginPipeline,
  fillPostgres,
  fillSnowflake,
  goOn,
  save,
  setUpPipeline,
  textField,
} from './setupSteps.ts';

/** Like the browser's Back button. Playwright's goBack waits for a navigation, which this test prevents. */
const goBack = (page: Page) => page.evaluate(() => history.back());
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a pipeline from PostgreSQL to Snowflake is set up and runs',
  { tag: ['@main', '@browsers-full'] },
  async ({ page, twin }) => {
    await setUpPipeline(page, 'Shop to warehouse');
    await expect(heading(page)).toHaveText('Shop to warehouse');
    await expect(page).toHaveTitle(/^(\(\d+\) )?Shop to warehouse · Pipelines · Millrace$/);
    await expect(page.getByRole('main')).toContainText('Starting');
    await twin.advance(60_000);
    await expect(page.getByRole('main')).toContainText('Running');
  },
);

test('from sign-in to a started pipeline takes at most ten presses', { tag: '@main' }, async ({ page }) => {
  // A click on a button, a link or a tile. Typing into a field needs none: Tab leads to the next one.
  await page.addInitScript(() => {
    const count = ({ isTrusted, target }: Event) => {
      if (!isTrusted || target instanceof HTMLInputElement) return;
      sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1));
    };
    addEventListener('click', count, true);
  });
  await page.goto('/login');
  await signIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Create pipeline' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create pipeline' });
  await dialog.getByRole('textbox').first().fill('Shop to warehouse');
  await dialog.getByRole('button', { name: 'Create pipeline' }).click();
  await setUpPipeline(page, undefined);
  const presses = await page.evaluate(() => Number(sessionStorage.getItem('presses')));
  // Sign in, create twice, a tile and a save for each end, all tables, their save, and the start.
  expect(presses).toBe(10);
});

test(
  'another person sees it start, in the list and on its page',
  { tag: '@main' },
  async ({ page, context, browser, twin }) => {
    await beginPipeline(page, 'Shop to warehouse');
    const others = await browser.newContext();
    await others.addCookies(await context.cookies());
    const list = await others.newPage();
    const alone = await others.newPage();
    await list.goto('/pipelines/list');
    await list.getByRole('searchbox').fill('Shop to');
    const row = list.getByRole('row').filter({ hasText: 'Shop to warehouse' });
    await expect(row).toContainText('Draft');
    const id = /setup\/(\d+)/.exec(page.url())?.[1] ?? '';
    await alone.goto(`/pipelines/${id}/overview`);
    await expect(heading(alone)).toHaveText('Shop to warehouse');
    for (const other of [list, alone]) {
      await expect(other.getByRole('status').filter({ hasText: 'Live updates on' })).toBeVisible();
    }

    await setUpPipeline(page, undefined);
    for (const place of [row, alone.getByRole('main')]) await expect(place).toContainText('Starting');
    await twin.advance(60_000);
    for (const place of [row, alone.getByRole('main')]) await expect(place).toContainText('Running');
    await others.close();
  },
);

test('a failing connection is reported step by step, without losing input', async ({ page, twin }) => {
  twin.refusals.add(422);
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
  await textField(page, 'Host').fill('unreachable.example');
  await save(page).click();
  const modal = page.getByRole('dialog', { name: 'Connection failed' });
  await expect(modal).toContainText('Reach host on port 5432');
  await modal.getByRole('button', { name: 'Close' }).first().click();
  await expect(textField(page, 'Password')).toHaveValue('river stone');

  await textField(page, 'Host').fill('invalid.example');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(modal).toContainText('Verify "Host" Field');
  await modal.getByRole('button', { name: 'Go to field' }).click();
  await expect(textField(page, 'Host')).toBeFocused();

  await textField(page, 'Host').fill('slow.example');
  await page.getByRole('button', { name: 'Test connection' }).click();
  const testing = page.getByRole('dialog', { name: 'Testing connection...' });
  await testing.getByRole('button', { name: 'Cancel' }).click();
  await expect(testing).toBeHidden();
  await textField(page, 'Host').fill('db.acme.example');
  await save(page).click();
  await expect(page).toHaveURL(/\/destination\/select$/);
});

test('a save continues after leaving, reports its result, and redirects nobody', async ({ page, twin }) => {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  const leave = () => page.getByRole('link', { name: 'Pipelines', exact: true }).first().click();
  const toast = page.getByRole('region', { name: /notification/i });

  await test.step('the console asks first if a failure would lose something', async () => {
    await fillPostgres(page, 'Shop database');
    await textField(page, 'Host').fill('slow.example');
    await save(page).click();
    await leave();
    const question = page.getByRole('alertdialog', { name: 'Leave while saving?' });
    await expect(question).toContainText('passwords, keys and files will be lost');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(heading(page)).toHaveText('Pipelines');
  });

  await test.step('the result appears on the current page', async () => {
    const saved = toast.getByText('“Shop database” is saved.');
    await twin.advanceUntil(60_000, () => expect(saved).toBeVisible({ timeout: 2_000 }));
    await expect(page).toHaveURL(/\/pipelines\/list/);
    await toast.getByRole('button', { name: 'View source' }).click();
    await expect(page).toHaveURL(/\/source\/review$/);
  });

  await test.step('a failure is reported too, and the form still has its input', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await textField(page, 'Port').fill('6543');
    const late = { call: 'updateSource', times: 1 } as const;
    await twin.spoil({ ...late, kind: 'delay', ms: 1_000 }, { ...late, kind: 'status', status: 500 });
    await save(page).click();
    await leave();
    // The changed connection is tested before it is saved.
    await twin.advance(60_000);
    await expect(toast).toContainText('“Shop database” could not be saved.');
    await expect(page).toHaveURL(/\/pipelines\/list/);
    await toast.getByRole('button', { name: 'Open the form' }).click();
    await expect(textField(page, 'Port')).toHaveValue('6543');
  });
});

test('offline, nothing is sent and no input is lost', async ({ page, complaints }) => {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
  await setOffline(page, true);
  await expect(save(page)).toBeDisabled();
  await expect(page.getByRole('main')).toContainText('You are offline. Your entries are kept.');
  await setOffline(page, false);
  await expect(save(page)).toBeEnabled();
  await expect(textField(page, 'Password')).toHaveValue('river stone');
  await save(page).click();
  await expect(page).toHaveURL(/\/destination\/select$/);
  forgive(complaints, /WebSocket connection/);
});

test(
  'a form section whose code fails to load is fetched again, without losing input',
  { tag: '@browsers-full' },
  async ({ page }) => {
    // Its script and style sheet fail to load, as in a short network outage.
    await page.route(/ConnectionTestDialog-.*\.(js|css)$/, (route) => route.abort(), { times: 2 });
    await beginPipeline(page, 'Shop to warehouse');
    await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
    await fillPostgres(page, 'Shop database');
    await page.getByRole('button', { name: 'Test connection' }).click();
    const steps = page.getByRole('dialog', { name: 'Connection successful' }).getByRole('list');
    await expect(steps).toBeVisible({ timeout: 10_000 });
    await expect(steps.getByRole('listitem').first()).toHaveCSS('display', 'flex');
    await page.keyboard.press('Escape');
    await expect(textField(page, 'Password')).toHaveValue('river stone');
  },
);

test('a service that fails at each step loses no input', async ({ page, twin }) => {
  const broken = (call: string) => ({ call, kind: 'status', status: 500, times: 1 }) as const;
  const lost = (call: string) => ({ call, kind: 'truncated', times: 1 }) as const;
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');

  await test.step('the source: refused, then its response is lost, then the pipeline refuses it', async () => {
    await twin.spoil(broken('createSource'));
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('The service had an error.');
    await expect(textField(page, 'Password')).toHaveValue('river stone');
    await twin.spoil(lost('createSource'), broken('updatePipeline'));
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('The service had an error.');
    await expect(textField(page, 'Source name')).toHaveValue('Shop database');
    await save(page).click();
    await expect(page).toHaveURL(/\/destination\/select$/);
    const list = await page.request.get('/api/v1/source/?search=Shop%20database');
    const { count }: { count: number } = await list.json();
    expect(count, 'It was made once.').toBe(1);
  });

  await test.step('the schema', async () => {
    await page.getByRole('link', { name: 'Snowflake' }).click();
    await fillSnowflake(page, 'Shop warehouse');
    await twin.spoil(broken('getSchemaCollections'));
    await save(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Select All' }).click();
    await twin.spoil(broken('updatePipeline'));
    await save(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await save(page).click();
    await expect(page).toHaveURL(/\/sync-settings$/);
  });

  await test.step('the settings, then the start', async () => {
    const start = page.getByRole('button', { name: 'Start pipeline' });
    await page.getByText('Persist deleted rows').click();
    await expect(page.getByRole('checkbox', { name: /deleted/i })).toBeChecked();
    await twin.spoil(broken('updatePipeline'));
    await start.click();
    await expect(page.getByRole('alert')).toContainText('The settings could not be saved.');
    await twin.spoil(broken('setPipelineStatus'));
    await start.click();
    await expect(page.getByRole('alert')).toContainText('The settings are saved, but');
    await expect(page.getByRole('checkbox', { name: /deleted/i })).toBeChecked();
    await start.click();
    await expect(heading(page)).toHaveText('Shop to warehouse');
  });
});

test('steps become available one after the other, and others are marked as unavailable', async ({ page }) => {
  await beginPipeline(page, 'Shop to warehouse');
  const setup = page.url().replace('/source/select', '');
  for (const step of ['', '/sync-settings']) {
    await page.goto(`${setup}${step}`);
    await expect(page).toHaveURL(`${setup}/source/select`);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByText('“Sync settings” isn’t available yet.')).toBeVisible();
  }
  await page.goto(`${setup}/source/create`);
  await expect(page).toHaveURL(`${setup}/source/select`);
  await page.goto(`${setup}/source/create?type=abacus`);
  await expect(page).toHaveURL(`${setup}/source/select?type=abacus`);
  await expect(page.getByRole('main')).toContainText(
    'Please verify the source configuration, and make sure all required fields are filled',
  );
});

for (const browserTells of [true, false]) {
  test.describe(
    browserTells ? 'what is not saved' : 'what is not saved, in an older browser',
    { tag: browserTells ? [] : '@full' },
    () => {
      test.beforeEach(async ({ page }) => {
        if (!browserTells) await page.addInitScript('delete window.navigation');
        await beginPipeline(page, 'Shop to warehouse');
        await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
        await textField(page, 'Host').fill('db.acme.example');
        await textField(page, 'Password').fill('river stone');
      });

      test('asks before it is left', async ({ page }) => {
        const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
        await page.getByRole('link', { name: 'Back to prerequisites' }).click();
        await question.getByRole('button', { name: 'Stay' }).click();
        await expect(textField(page, 'Password')).toHaveValue('river stone');
        await goBack(page);
        await expect(question).toBeVisible();
        await question.getByRole('button', { name: 'Stay' }).click();
        await expect(page).toHaveURL(/\/source\/create\?type=postgres$/);
        await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
        await goBack(page);
        await question.getByRole('button', { name: 'Leave' }).click();
        await expect(page).toHaveURL(/\/source\/select$/);
      });

      test('is restored on return, except for its secrets', async ({ page }) => {
        await page.getByRole('link', { name: 'Back to prerequisites' }).click();
        await page.getByRole('button', { name: 'Leave' }).click();
        await goOn(page);
        await expect(page.getByText('Enter passwords and keys again.')).toBeVisible();
        await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
        await expect(textField(page, 'Password')).toHaveValue('');
        await test.step('if left as restored, nothing is lost and nothing is asked', async () => {
          await page.getByRole('link', { name: 'Back to prerequisites' }).click();
          await expect(page).toHaveURL(/\/source\/prerequisites/);
          await goOn(page);
          await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
        });
        const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
        expect(stored).toContain('db.acme.example');
        expect(stored).not.toContain('river stone');

        await test.step('it can be discarded', async () => {
          await page.getByRole('button', { name: 'Discard draft' }).click();
          await expect(textField(page, 'Host')).toHaveValue('');
          await expect(page.getByText('We restored your draft.')).toBeHidden();
          await page.reload();
          await expect(textField(page, 'Host')).toHaveValue('');
        });
      });
    },
  );
}
