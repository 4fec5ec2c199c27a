import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';

const chatScript = /chat\/widget\.js/;

async function openFeedback(page: Page) {
  await page.getByRole('button', { name: 'Share Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Feedback' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the support chat loads when it is opened, knows who is there, and ends with the session', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isLoaded = () => asked.some((path) => path.endsWith('/chat/widget.js'));
  await openSignedIn(page, '/pipelines/list');
  const dialog = await openFeedback(page);
  expect(isLoaded(), 'Nothing of a third party is loaded before.').toBe(false);

  await dialog.getByRole('button', { name: 'Chat with support' }).click();
  const chat = page.frameLocator('iframe[title="Support chat"]').getByRole('complementary');
  await expect(chat).toContainText('Hello Noor, how can we help?');
  await expect(dialog).toBeHidden();

  await test.step('Closed, it is opened again without another start', async () => {
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(chat).toBeHidden();
    const starts = asked.filter((path) => path.endsWith('/chat/conversation')).length;
    await (await openFeedback(page)).getByRole('button', { name: 'Chat with support' }).click();
    await expect(chat).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/chat/conversation'))).toHaveLength(starts);
  });

  await test.step('Logging out shuts it down', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('a chat that cannot be loaded leaves the message in its dialog, and can be tried again', async ({
  page,
  twin,
}) => {
  twin.refusals.add('ERR_FAILED');
  await page.route(chatScript, (route) => route.abort());
  await openSignedIn(page, '/pipelines/list');
  const dialog = await openFeedback(page);
  await dialog.getByRole('textbox').fill('The export is slow.');
  await dialog.getByRole('button', { name: 'Chat with support' }).click();
  await expect(page.getByText('The chat could not be opened.')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('The export is slow.');

  await page.unroute(chatScript);
  await dialog.getByRole('button', { name: 'Chat with support' }).click();
  await expect(page.locator('iframe[title="Support chat"]')).toBeVisible();
});

/** A chat that looks for every secret of the page, at all times. */
const hostile = `
globalThis.stolen = [];
const attempt = (read) => { try { const found = read(); if (found) stolen.push(String(found)); } catch {} };
setInterval(() => {
  for (const page of [() => parent, () => top, () => opener, () => frames[0]]) {
    attempt(() => [...page().document.querySelectorAll('input, textarea')].map(({ value }) => value).join());
    attempt(() => page().location.href);
  }
  attempt(() => document.cookie);
  attempt(() => localStorage.length);
  attempt(() => sessionStorage.length);
}, 20);
for (const kind of ['input', 'keydown', 'paste']) {
  attempt(() => parent.addEventListener(kind, ({ data, key }) => stolen.push(data ?? key), true));
}
globalThis.supportChat = { boot: async () => {}, show() {}, hide() {}, shutdown() {} };`;

test('a hostile chat reads nothing that is typed on pages and in dialogs with secrets (T-27)', async ({
  page,
}) => {
  await page.route(chatScript, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      body: hostile,
    }),
  );
  await openSignedIn(page, '/sources/list?view=tunnels');
  await (await openFeedback(page)).getByRole('button', { name: 'Chat with support' }).click();
  await expect(page.locator('iframe[title="Support chat"]')).toBeVisible();

  await page.evaluate(() => {
    history.pushState(null, '', '/sources/create/details?type=postgres');
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Configure the source' })).toBeVisible();
  const password = page.getByRole('textbox', { name: /^Password/ }).first();
  await password.pressSequentially('correct horse');
  await expect(password).toHaveValue('correct horse');
  const [frame] = page.frames().filter((each) => each !== page.mainFrame());
  expect(frame, 'The chat is still there.').toBeDefined();
  await page.waitForTimeout(200);
  expect(await frame?.evaluate(() => Reflect.get(globalThis, 'stolen'))).toEqual([]);
});
