import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beginPipeline, fillPostgres, reviewSource, save, textField } from './setupSteps.ts';

async function beginPostgres(page: Page) {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
}

/** Opens the form of a source that only this pipeline uses. */
async function editNewSource(page: Page) {
  await beginPostgres(page);
  await save(page).click();
  await reviewSource(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(textField(page, 'Host')).toHaveValue('db.acme.example');
}

const tested = 'POST /api/v1/source/id/test/';
const changed = 'PATCH /api/v1/source/id/';

/** Tests and changes of sources, as they are sent. */
function noteWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /\/source\//.test(pathname)) {
      writes.push(`${request.method()} ${pathname.replace(/\/\d+\//, '/id/')}`);
    }
  });
  return writes;
}

const lastTest = (page: Page) => page.getByRole('complementary');
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true });

test(
  'a slow save shows its elapsed time, is read-only, can be cancelled, and can be repeated safely',
  { tag: '@main' },
  async ({ page, twin }) => {
    await beginPostgres(page);
    await textField(page, 'Host').fill('slow.example');
    await save(page).click();

    await test.step('while it runs, its fields are read-only', async () => {
      await expect(page.getByText('Testing before saving…')).toBeVisible();
      await expect(page.getByText(/^[1-9]\d* s$/)).toBeVisible();
      await expect(textField(page, 'Host')).toHaveAttribute('readonly');
      await textField(page, 'Host').press('x');
      await expect(textField(page, 'Host')).toHaveValue('slow.example');
    });

    await test.step('when cancelled, it says that nothing was saved', async () => {
      await cancel(page).click();
      await expect(page.getByRole('alert')).toContainText('Saving was cancelled.');
      await expect(page.getByRole('alert')).toContainText('The source was not saved.');
      await expect(page.locator('body')).not.toBeFocused();
      await expect(textField(page, 'Password')).toHaveValue('river stone');
      await expect(textField(page, 'Host')).not.toHaveAttribute('readonly');
    });

    await test.step('when saved again, the source exists once', async () => {
      await save(page).click();
      await expect(page.getByText('Testing before saving…')).toBeVisible();
      await twin.advanceUntil(60_000, () =>
        expect(page).toHaveURL(/\/destination\/select$/, { timeout: 2_000 }),
      );
      const list = await page.request.get('/api/v1/source/?search=Shop%20database');
      const { count }: { count: number } = await list.json();
      expect(count).toBe(1);
    });
  },
);

test('changes to a saved source are tested before they are saved', async ({ page }) => {
  await editNewSource(page);
  const writes = noteWrites(page);

  await test.step('a wrong password is not saved', async () => {
    await page.getByRole('button', { name: 'Replace Password' }).click();
    await textField(page, 'Password').fill('wrong');
    await save(page).click();
    const modal = page.getByRole('dialog', { name: 'Connection failed' });
    await expect(modal).toContainText('password authentication failed');
    await modal.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('alert')).toContainText(
      'The source was not saved: its connection test failed.',
    );
    expect(writes).toEqual([tested]);
  });

  await test.step('a correct one is, and the review says that it was tested', async () => {
    writes.length = 0;
    await textField(page, 'Password').fill('lake stone');
    await expect(lastTest(page)).toContainText('Changed since this test.');
    await save(page).click();
    await expect(page).toHaveURL(/\/source\/review$/);
    expect(writes).toEqual([tested, changed]);
    await expect(lastTest(page)).toContainText('Connection successful');
  });

  await test.step('a new name needs no test', async () => {
    writes.length = 0;
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await textField(page, 'Source name').fill('Shop database 2');
    await save(page).click();
    await expect(page).toHaveURL(/\/source\/review$/);
    expect(writes).toEqual([changed]);
    await expect(lastTest(page)).toContainText('Connection successful');
  });
});

test('if no test is possible, changes are saved untested only on request, and marked', async ({
  page,
  twin,
}) => {
  await editNewSource(page);
  const writes = noteWrites(page);
  await textField(page, 'Port').fill('6543');
  await twin.spoil({ call: 'testSavedSource', kind: 'status', status: 503, times: 1 });
  await save(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The source was not saved: its connection could not be tested.');
  expect(writes).toEqual([tested]);
  await notice.getByRole('button', { name: 'Save without testing' }).click();
  await expect(page).toHaveURL(/\/source\/review$/);
  expect(writes).toEqual([tested, changed]);
  await expect(lastTest(page)).toContainText('Not tested since it changed');
  await page.getByRole('link', { name: 'Change source' }).click();
  await page.getByRole('searchbox').fill('Shop database');
  await expect(page.getByRole('button', { name: /^Shop database/ })).toContainText(
    'not tested since it changed',
  );
});

test('the last test belongs to the values that it tested', async ({ page }) => {
  await beginPostgres(page);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await page
    .getByRole('dialog', { name: 'Connection successful' })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();
  const outdated = 'Changed since this test.';
  await expect(lastTest(page)).toContainText('Connection successful');
  await expect(lastTest(page)).not.toContainText(outdated);
  await textField(page, 'Source name').fill('Shop');
  await expect(lastTest(page)).not.toContainText(outdated);
  await textField(page, 'Host').fill('invalid.example');
  await expect(lastTest(page)).toContainText(outdated);
  await textField(page, 'Host').fill('db.acme.example');
  await expect(lastTest(page)).not.toContainText(outdated);
  await textField(page, 'Password').fill('other stone');
  await expect(lastTest(page)).toContainText(outdated);
});
