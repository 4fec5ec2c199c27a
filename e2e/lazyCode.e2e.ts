import type { Locator, Page, Route } from '@playwright/test';
import { admin, expect, forgive, openSignedIn, setOffline, test, writeHeaders } from './fixtures.ts';
import { fillStorage, forbidStorage } from './storages.ts';
import { beginPipeline, fillPostgres, save, textField } from './setupSteps.ts';
import { makeDraft } from './tour.ts';

/** Blocks a code chunk of the console until the returned function is called. */
async function withhold(page: Page, part: string) {
  const pattern = new RegExp(`/${part}-[^/]*\\.js$`);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

const loadingAlert = (page: Page, name: string) =>
  page.getByRole('alert').filter({ hasText: `Loading chunk ${name} failed` });

/** Expects an element once two more attempts to load have failed, without waiting for the time between them. */
const expectAfterRetries = (page: Page, message: Locator) =>
  expect(async () => {
    await page.clock.runFor(1_500);
    await expect(message).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 15_000 });

async function openForm(page: Page) {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
}

test('a dialog that fails to load shows a message and loads on retry', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const give = await withhold(page, 'CreatePipelineContainer');
  const create = page.getByRole('button', { name: 'Create pipeline' }).first();
  await create.click();
  await expectAfterRetries(page, loadingAlert(page, 'createPipeline'));
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();

  // Another press is another attempt: the button stays enabled.
  await create.click();
  await expectAfterRetries(page, loadingAlert(page, 'createPipeline'));
  await give();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Create pipeline' })).toBeVisible();
});

test('a press whose dialog takes time to load is answered at once', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  await page.route(/\/CreatePipelineContainer-[^/]*\.js$/, async (route) => {
    await given;
    await route.continue();
  });
  const create = page.getByRole('button', { name: 'Create pipeline' }).first();
  await create.click();
  await expect(create).toHaveAttribute('aria-busy', 'true');
  give();
  await expect(page.getByRole('dialog', { name: 'Create pipeline' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(create).not.toHaveAttribute('aria-busy');
});

const waiting = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'opens when you are back online' });

/** Takes the network away once everything that loads by itself has loaded. */
async function loseNetwork(page: Page) {
  await expect(page.getByText('Live updates on', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await setOffline(page, true);
}

test('offline, a page whose code is missing opens when the network is back (F1, F29)', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  const link = page.getByRole('link', { name: 'Orders to warehouse' });
  await expect(link).toBeVisible();
  await loseNetwork(page);
  await link.click();
  await expect(waiting(page)).toContainText('opens when you are back online.');
  await expect(page).toHaveURL(/\/pipelines\/list/);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);

  await test.step('The person can stay', async () => {
    await page.getByRole('button', { name: 'Stay here' }).click();
    await setOffline(page, false);
    await expect(page.getByText('Live updates on', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/pipelines\/list/);
    await expect(waiting(page)).toHaveCount(0);
  });

  await test.step('Of several links, the last one opens', async () => {
    // All that has loaded by now is gone.
    await page.reload();
    await expect(link).toBeVisible();
    await loseNetwork(page);
    await page.getByRole('link', { name: 'Storefront sync' }).press('Enter');
    await link.press('Enter');
    await expect(waiting(page)).toHaveCount(1);
    await setOffline(page, false);
    await expect(page).toHaveURL(/\/pipelines\/1\/overview/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders to warehouse');
    await expect(waiting(page)).toHaveCount(0);
  });
});

/** Nothing is loaded ahead for a person who saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('offline, Back to a page whose code is missing names it, and it opens when the network is back', async ({
  page,
}) => {
  await saveData(page);
  await openSignedIn(page, '/settings/users');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Users');
  await page.getByRole('link', { name: 'Pipelines', exact: true }).click();
  // The list of users has rows too, and stays until the code of this one is there.
  await expect(page).toHaveURL(/\/pipelines\/list/);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  // All that has loaded by now is gone.
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  await setOffline(page, true);
  await page.goBack();
  await expect(heading).toHaveText(/^(Users|Settings)$/);
  await expect(waiting(page)).toBeVisible();
  // Longer than code may take with a network.
  await page.clock.runFor(130_000);
  await expect(waiting(page)).toBeVisible();
  await setOffline(page, false);
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toBeVisible();
  await expect(heading).toHaveText('Users');
});

test('offline, a press in the navigation stays on the page, and opens the other when the network is back', async ({
  page,
}) => {
  await saveData(page);
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await loseNetwork(page);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(waiting(page)).toBeVisible();
  await expect(page).toHaveURL(/\/pipelines\/list/);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await setOffline(page, false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
});

test('a page whose code is slow shows its name at once', async ({ page }) => {
  await saveData(page);
  await openSignedIn(page, '/settings/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  const held: Route[] = [];
  await page.route(/\/HooksContainer-[^/]*\.js$/, (route) => void held.push(route));
  await page.getByRole('link', { name: 'Hooks', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/hooks/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hooks');
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  for (const route of held) await route.continue();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a service that cannot be reached at the start is tried again without a press', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const me = /\/api\/v1\/user\/me\//;
  await page.route(me, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(me);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
});

test('offline, a dialog whose code is missing opens when the network is back (F1, F29)', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await loseNetwork(page);
  const feedback = page.getByRole('button', { name: 'Share Feedback' });
  await feedback.press('Enter');
  await feedback.press('Enter');
  await expect(waiting(page)).toHaveCount(1);
  await setOffline(page, false);
  await expect(page.getByRole('dialog', { name: 'Share Feedback' })).toHaveCount(1);
  await expect(waiting(page)).toHaveCount(0);
});

test('the screens of the navigation open without a network, once the page was idle', async ({ page }) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(request.url()));
  await openSignedIn(page, '/pipelines/list');
  await expect.poll(() => loaded.some((url) => /\/ConnectorAreaContainer-[^/]*\.js$/.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
  await setOffline(page, true);
  await page.getByRole('link', { name: 'Sources', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources');
});

test('the dialog that creates a pipeline is loaded ahead', async ({ page }) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(request.url()));
  await openSignedIn(page, '/pipelines/list');
  await expect.poll(() => loaded.some((url) => url.includes('/CreatePipelineContainer-'))).toBe(true);
});

test('nothing is loaded ahead for a person who saves data', async ({ page }) => {
  await page.clock.install();
  await saveData(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/(?:ConnectorArea|CreatePipeline)Container-/.test(url))).toEqual([]);
});

const storages = {
  'is forbidden': forbidStorage,
  'is full': fillStorage,
  'stores nothing': () => {
    Storage.prototype.setItem = () => undefined;
  },
  'forgets everything with each document': () => sessionStorage.clear(),
};
for (const [fault, spoil] of Object.entries(storages)) {
  test(`a page whose code is gone says so, and does not reload without end, when storage ${fault}`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(spoil);
    await openSignedIn(page, '/pipelines/list');
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    const give = await withhold(page, 'UsersContainer');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/settings/users');
    await expect(page.getByText('Loading chunk settingsUsers failed')).toBeVisible({ timeout: 40_000 });
    // Its own load, and the one reload that may bring the code of a new version.
    expect(loads).toBeLessThanOrEqual(fault.startsWith('forgets') ? 2 : 1);
    forgive(complaints, /Loading chunk settingsUsers failed/);

    await test.step('The message does not stay when the code is there again', async () => {
      await give();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
    });
  });
}

test('live updates whose code fails to load are down at first and recover by themselves (F26, F29)', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  const give = [await withhold(page, 'start'), await withhold(page, 'pusher')];
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  // When idle, the page requests it. The request must fail before the clock advances.
  await page.clock.runFor(2_000);
  const notice = page.getByRole('status').filter({ hasText: 'Live updates are paused.' });
  await expect(page.getByText('Connecting', { exact: true })).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(notice).toBeVisible();
  const read = page.waitForRequest(/\/api\/v1\/pipeline\/\?/);
  await page.clock.runFor(36_000);
  await read;
  for (const go of give) await go();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Live updates on', { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
  forgive(complaints, /ERR_FAILED/);
});

/** A component of the console that throws while it renders, as long as the returned function says so. */
async function makeFaulty(page: Page, component: string) {
  await page.route(new RegExp(`/${component}-[^/]*\\.js$`), async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const faulty = (await response.text()).replace(
      new RegExp(`export\\{([\\w$]+) as ${component}\\}`),
      (_, drawn: string) =>
        `const faulty = (props) => {
          const tree = ${drawn}(props);
          if (sessionStorage.isFaulty) throw new TypeError('tree is undefined');
          return tree;
        };
        export { faulty as ${component} }`,
    );
    await route.fulfill({ response, body: faulty });
  });
  return (isFaulty: boolean) =>
    page.evaluate((is) => (is ? (sessionStorage['isFaulty'] = '1') : sessionStorage.clear()), isFaulty);
}

test(
  'a screen that fails to render keeps the shell, and the next one works (F31)',
  { tag: '@main' },
  async ({ page, complaints }) => {
    const setFaulty = await makeFaulty(page, 'ConnectorAreaContainer');
    await openSignedIn(page, '/pipelines/list');
    await setFaulty(true);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Sources' }).click();
    await expect(page.getByRole('heading', { name: 'This screen could not be shown' })).toBeVisible();
    await navigation.getByRole('link', { name: 'Pipelines', exact: true }).click();
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await setFaulty(false);
    await navigation.getByRole('link', { name: 'Sources' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeVisible();
    forgive(complaints, /tree is undefined/);
  },
);

test('a dialog that fails to render closes with a message and leaves the page unchanged (F31)', async ({
  page,
  complaints,
}) => {
  const setFaulty = await makeFaulty(page, 'CreatePipelineContainer');
  await openSignedIn(page, '/pipelines/list');
  const names = page.getByRole('rowheader');
  await expect(names).toHaveCount(10);
  const create = page.getByRole('button', { name: 'Create pipeline' }).first();
  const dialog = page.getByRole('dialog', { name: 'Create pipeline' });
  const toast = page.getByRole('alert').filter({ hasText: 'The dialog could not be shown.' });
  const expectAsBefore = async () => {
    await expect(toast).toContainText('Nothing on this page was lost.');
    await expect(dialog).toHaveCount(0);
    await expect(names).toHaveCount(10);
    await expect(create).toBeFocused();
  };

  await setFaulty(true);
  await create.press('Enter');
  await expectAsBefore();
  await setFaulty(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('textbox').first().fill('Shop to warehouse');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(create).toBeFocused();

  await create.press('Enter');
  await dialog.getByRole('textbox').first().fill('Shop to warehouse');
  await setFaulty(true);
  // Blurring the name rerenders the dialog.
  await page.keyboard.press('Tab');
  await expectAsBefore();
  await page.getByRole('searchbox', { name: 'Search pipelines' }).fill('storefront');
  await expect(names).not.toHaveCount(10);
  forgive(complaints, /tree is undefined/);
});

test('a form is not left and keeps its input when the leave question fails to load', async ({ page }) => {
  await page.clock.install();
  const give = await withhold(page, 'LeaveSetupModal');
  await openForm(page);
  await fillPostgres(page, 'Shop database');
  await page.getByRole('link', { name: 'Back to prerequisites' }).click();
  await expectAfterRetries(page, loadingAlert(page, 'leaveSetup'));
  await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
  await give();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/source\/prerequisites/);
});

test('an ended session loses nothing when the sign-in dialog fails to load', async ({ page }) => {
  await page.clock.install();
  const give = await withhold(page, 'SessionEndedContainer');
  await openForm(page);
  await fillPostgres(page, 'Shop database');
  await page.context().clearCookies({ name: 'sessionid' });
  await save(page).click();
  await expectAfterRetries(page, loadingAlert(page, 'sessionEnded'));
  await expect(loadingAlert(page, 'sessionEnded')).toContainText('Your session has ended');
  await give();
  await page.getByRole('button', { name: 'Try again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Session ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(textField(page, 'Password')).toHaveValue('river stone');
});

test('a step whose form fails to load shows the failure, and loads after a reload', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const give = await withhold(page, 'SyncSettingsStep');
  await page.goto(`/pipelines/setup/${await makeDraft(page)}/sync-settings`);
  await expectAfterRetries(page, page.getByText('Loading chunk pipelineCreateSyncSettings failed'));
  forgive(complaints, /Loading chunk pipelineCreateSyncSettings failed/);
  await give();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start pipeline' })).toBeVisible();
});

test('a cron schedule is validated without the code that calculates its runs, which can be retried', async ({
  page,
}) => {
  await page.clock.install();
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const isRequested = () => scripts.some((url) => url.includes('/nextCronRuns-'));
  const give = await withhold(page, 'nextCronRuns');
  await page.goto(`/pipelines/setup/${await makeDraft(page)}/sync-settings`);
  const start = page.getByRole('button', { name: 'Start pipeline' });
  await expect(start).toBeVisible();
  await expect(page.getByText(/^Every 15 minutes, next /)).toBeVisible();
  expect(isRequested(), 'An interval has no use for it.').toBe(false);

  await page.getByText('On a cron schedule').click();
  await expect.poll(isRequested).toBe(true);
  const field = textField(page, 'Cron expression');
  await field.fill('0 0 31 2 *');
  await start.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/This schedule never runs: no month has that day\./);

  await field.fill('0 */6 * * *');
  await expectAfterRetries(page, page.getByText('Can’t predict the next runs.'));
  await give();
  await page.getByRole('button', { name: 'Try again' }).click();
  const loads = page.getByRole('list', { name: 'Next loads if the pipeline starts now' });
  await expect(loads.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Next loads if the pipeline starts now' })).toBeFocused();
  await start.click();
  await expect(page).toHaveURL(/\/overview$/);
});

test('a saved cron schedule shows that its runs are loading', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/\/nextCronRuns-[^/]*\.js$/, (route) => void held.push(route));
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const draft = await makeDraft(page);
  const saved = await page.request.patch(`/api/v1/pipeline/${draft}/`, {
    headers: await writeHeaders(page),
    data: { destination_sync_cron: '0 */6 * * *' },
  });
  expect(saved.ok()).toBe(true);
  await page.goto(`/pipelines/setup/${draft}/sync-settings`);
  const loading = page.getByRole('status', { name: 'Calculating next loads' });
  await expect(loading).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  for (const route of held) await route.continue();
  await expect(page.getByText(/^Every 6 hours on the hour, next /)).toBeVisible();
  await expect(loading).toBeHidden();
});
