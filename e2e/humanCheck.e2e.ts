import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const password = 'correct horse 7';

/** A check that passes or fails as wanted, and reports whatever is typed in its document from then on. */
const hostile = (execute: string) => `
setInterval(() => {
  for (const { type, value } of document.querySelectorAll('input'))
    if (type === 'password' && value) steal('read ' + value);
}, 20);
for (const kind of ['input', 'keydown', 'paste', 'submit'])
  addEventListener(kind, ({ data, key, target }) => {
    if (target.type === 'password') steal(kind + ' ' + (data ?? key));
  }, true);
globalThis.isForeign = true;
globalThis.humanCheck = { execute: async () => { ${execute} } };`;

/** From the sign-in page to a form for signing up, in which a hostile check has run. */
async function signUp(page: Page, execute: string, script = hostile(execute)) {
  const stolen: string[] = [];
  await page.exposeFunction('steal', (text: string) => void stolen.push(text));
  await page.route(/human-check\/widget\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      body: script,
    }),
  );
  await page.goto('/login');
  await page.getByRole('link', { name: 'Start a free trial' }).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
  await page.getByRole('textbox', { name: /^Email/ }).fill('ada@start.example');
  await page.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await page.getByRole('textbox', { name: /^Last name/ }).fill('Byron');
  await page.getByRole('button', { name: 'Create account' }).click();
  return stolen;
}

const isForeign = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'isForeign'));

/** Types a password on the sign-in page, which nobody hears. */
async function typePassword(page: Page, stolen: readonly string[]) {
  await expect(heading(page, 'Sign in')).toBeVisible();
  const field = page.getByLabel('Password', { exact: true });
  await field.pressSequentially(password);
  await expect(field).toHaveValue(password);
  // A reload while it is typed would empty it.
  await page.waitForTimeout(300);
  await expect(field).toHaveValue(password);
  expect(await isForeign(page)).toBe(false);
  expect(stolen).toEqual([]);
}

const passes = `return 'human-check-pass';`;
const fails = `throw new Error('No check today.');`;
const failed = (page: Page) => page.getByText('The human check could not be loaded.');

test.describe('A hostile human check hears no password that is typed after it (T-27)', () => {
  test('on the way by a link, which hands on the address', async ({ page }) => {
    const stolen = await signUp(page, passes);
    await expect(heading(page, 'Check your inbox')).toBeVisible();
    await expect(page.getByText(/ada@start\.example/)).toBeVisible();
    expect(await isForeign(page)).toBe(true);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await typePassword(page, stolen);
    await page.getByLabel('Password', { exact: true }).fill('');
    await signIn(page);
    await expect(heading(page, 'Home')).toBeVisible();
  });

  test('on the way by the history, and the form for signing up is as it was', async ({ page }) => {
    const stolen = await signUp(page, fails);
    await expect(failed(page)).toBeVisible();
    expect(await isForeign(page)).toBe(true);
    await page.goBack();
    await typePassword(page, stolen);
    await page.goForward();
    const expectEntries = async () => {
      await expect(heading(page, 'Create your account')).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('ada@start.example');
      await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ada');
      await expect(page.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Byron');
    };
    await expectEntries();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await page.reload();
    await expectEntries();
  });
});

/** What a vendor's script does, and the page's own policy would refuse. */
const vendorPage = `<!doctype html><title>Check</title><body><script>
  document.body.innerHTML = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">';
  document.images[0].onload = () => parent.postMessage({ token: eval("'human-check-pass'") }, '*');
</script>`;

test('A check that needs markup, images and eval runs in a page of its own, as docs/deploy.md shows', async ({
  page,
  baseURL,
}) => {
  const other = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const guide = readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8');
  const [, script = ''] = /```js\n([^]*?)```/.exec(guide) ?? [];
  expect(script).toContain('globalThis.humanCheck');
  await page.route(`${other}/frame.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: vendorPage }),
  );
  await signUp(page, '', script.replaceAll('https://check.example', other));
  await expect(heading(page, 'Check your inbox')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
