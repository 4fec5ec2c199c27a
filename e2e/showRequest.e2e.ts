import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';

const offer = (page: Page) => page.getByRole('button', { name: 'Show the request' });
const shown = (page: Page) => page.getByRole('dialog', { name: 'What will be sent' });
const code = (page: Page, format: string) =>
  shown(page).getByRole('region', { name: `Request as ${format}` });

/** What the page sends other than reads from now on, as method and path. */
function writesOf(page: Page) {
  const writes: { readonly line: string; readonly body: string | null }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !pathname.includes('/pusher/'))
      writes.push({ line: `${request.method()} ${pathname}`, body: request.postData() });
  });
  return writes;
}

test('the request of a new source is shown without its secrets, and then sent @main', async ({ page }) => {
  await openSignedIn(page, '/sources/create/details?type=postgres');
  const writes = writesOf(page);
  await page.getByRole('textbox', { name: /^Source name/ }).fill('Shop database');
  await page.getByRole('textbox', { name: /^Host/ }).fill('db.shop.example');
  await page.getByRole('textbox', { name: /^User/ }).fill('reader');
  await page.getByLabel(/^Password/).fill('canary-7f3k2q');
  await page.getByRole('textbox', { name: /^Database/ }).fill('shop');
  await offer(page).click();
  await expect(shown(page).getByRole('heading', { name: 'POST /api/v1/source/' })).toBeVisible();
  await expect(code(page, 'curl')).toContainText('"password": "YOUR_PASSWORD"');
  await shown(page).getByRole('radio', { name: 'JSON' }).click();
  const text = await code(page, 'JSON').innerText();
  for (const format of ['curl', 'TypeScript', 'JSON']) {
    await shown(page).getByRole('radio', { name: format }).click();
    await expect(code(page, format)).toContainText('db.shop.example');
    await expect(shown(page)).not.toContainText('canary');
  }
  expect(writes).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeFocused();
  await page.getByRole('button', { name: 'Create source' }).click();
  await expect.poll(() => writes.map(({ line }) => line)).toContain('POST /api/v1/source/');
  const sent = writes.find(({ line }) => line === 'POST /api/v1/source/');
  expect(JSON.parse(text.replace('YOUR_PASSWORD', 'canary-7f3k2q'))).toEqual(JSON.parse(sent?.body ?? ''));
});

test('a confirmation shows one request for each pipeline', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list?status=active');
  const writes = writesOf(page);
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .click();
  await page
    .getByRole('group', { name: /^Selected/ })
    .getByRole('button', { name: 'Archive' })
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Show the request' }).click();
  await expect(
    shown(page).getByRole('heading', { name: /^POST \/api\/v1\/pipeline\/\d+\/archived\/$/ }),
  ).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(writes).toEqual([]);
});
