import type { Page } from '@playwright/test';
import { expect, openSignedIn, test, landing } from './fixtures.ts';

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
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isLoaded = () => requested.some((path) => path.endsWith('/chat/widget.js'));
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
    const starts = requested.filter((path) => path.endsWith('/chat/conversation')).length;
    await (await openFeedback(page)).getByRole('button', { name: 'Chat with support' }).click();
    await expect(chat).toBeVisible();
    expect(requested.filter((path) => path.endsWith('/chat/conversation'))).toHaveLength(starts);
  });

  await test.step('Logging out shuts it down', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
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

/** A chat that looks for every secret of the page, at all times. What it finds it reports with `steal`. */
const hostile = `
const attempt = (read) => { try { const found = read(); if (found) steal(String(found)); } catch {} };
setInterval(() => {
  for (const page of [() => parent, () => top, () => opener, () => frames[0]]) {
    attempt(() => [...page().document.querySelectorAll('input, textarea')].map(({ value }) => value).join());
    attempt(() => page().location.href);
  }
  attempt(() => document.cookie);
  attempt(() => localStorage.length);
  attempt(() => sessionStorage.length);
}, 20);
const listen = ({ data, key }) => steal(data ?? key);
for (const kind of ['input', 'keydown', 'paste']) {
  addEventListener(kind, listen, true);
  attempt(() => parent.addEventListener(kind, listen, true));
}
globalThis.supportChat = { boot: async () => {}, show() {}, hide() {}, shutdown() {} };`;

const escape = `
const field = document.body.appendChild(document.createElement('input'));
setInterval(() => { window.focus(); field.focus(); }, 20);`;

/** Takes the focus again and again once it is shown, so that the next keys would be its own. */
const escaping = `${hostile}
supportChat.show = () => { ${escape} };`;

const frameOf = (page: Page) => page.locator('iframe[title="Support chat"]');

/** Serves a hostile chat, and returns what it steals. */
async function serveHostile(page: Page, body: string) {
  const stolen: string[] = [];
  await page.exposeFunction('steal', (text: string) => void stolen.push(text));
  await page.route(chatScript, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      body,
    }),
  );
  return stolen;
}

/** Opens a hostile chat on the page, and returns what it steals. */
async function openHostile(page: Page, body: string) {
  const stolen = await serveHostile(page, body);
  const served = page.waitForResponse(chatScript);
  await (await openFeedback(page)).getByRole('button', { name: 'Chat with support' }).click();
  await served;
  await expect(frameOf(page)).toBeVisible();
  return stolen;
}

/** Opens an address in the same document. */
async function goTo(page: Page, address: string, title: string | RegExp) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Behind a dialog, fields take no input. */
const secrets = (page: Page) =>
  page.locator(':is(input[type=password], textarea[aria-label="Private key text"]):visible:not([inert] *)');

/** Types into every field for a secret, which the chat neither covers nor leaves. */
async function typeSecrets(page: Page, stolen: readonly string[]) {
  await expect(secrets(page).first()).toBeVisible();
  for (const field of await secrets(page).all()) {
    await field.focus();
    await field.pressSequentially('correct horse');
    await expect(field).toHaveValue('correct horse');
    await expect(field).toBeFocused();
    expect(
      await field.evaluate((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above?.tagName;
      }),
      'The chat does not cover the field.',
    ).not.toBe('IFRAME');
    await page.keyboard.press('Tab');
    await expect(frameOf(page)).not.toBeFocused();
  }
  await expect(frameOf(page), 'The chat is still in the page.').toHaveCount(1);
  await page.waitForTimeout(200);
  expect(stolen).toEqual([]);
}

test('a hostile chat reads nothing that is typed on pages and in dialogs with secrets (T-27)', async ({
  page,
}) => {
  await openSignedIn(page, '/sources/list?view=tunnels');
  const stolen = await openHostile(page, hostile);
  await goTo(page, '/sources/create/details?type=postgres', 'Connect PostgreSQL');
  await typeSecrets(page, stolen);
});

test('a chat that takes the focus while a password is typed is removed, and receives no key (T-27)', async ({
  page,
}) => {
  await openSignedIn(page, '/sources/list?view=tunnels');
  const stolen = await openHostile(page, escaping);
  await goTo(page, '/sources/create/details?type=postgres', 'Connect PostgreSQL');
  const password = page.getByRole('textbox', { name: /^Password/ }).first();
  // Within this time a chat that was opened may focus its own field.
  await page.waitForTimeout(1_100);
  await password.click();
  await expect(frameOf(page)).toHaveCount(0);
  await expect(password).toBeFocused();
  await page.keyboard.type('correct horse');
  await expect(password).toHaveValue('correct horse');
  expect(stolen).toEqual([]);
});

test('a chat that takes the focus before it is shown is not opened, and the dialog says so (T-27)', async ({
  page,
}) => {
  await openSignedIn(page, '/pipelines/list');
  const stolen = await serveHostile(
    page,
    `${hostile}${escape} supportChat.boot = () => new Promise(() => {});`,
  );
  const dialog = await openFeedback(page);
  const message = dialog.getByRole('textbox');
  await message.fill('The export');
  await dialog.getByRole('button', { name: 'Chat with support' }).click();
  // Sooner than a chat that does not answer.
  await expect(page.getByText('The chat could not be opened.')).toBeVisible({ timeout: 10_000 });
  await expect(frameOf(page)).toHaveCount(0);
  await message.click();
  await page.keyboard.type(' is slow.');
  await expect(message).toHaveValue('The export is slow.');
  expect(stolen).toEqual([]);
});

/** Where people enter secrets, each reached in the document of the chat. */
const places: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a new password', (page) => goTo(page, '/settings/account', 'Account')],
  ...['mysql', 'sqlserver', 'stripe'].map(
    (type) =>
      [
        `a new ${type}`,
        (page: Page) => goTo(page, `/sources/create/details?type=${type}`, /^Connect /),
      ] as const,
  ),
  [
    'a new Snowflake',
    (page) => goTo(page, '/destinations/create/details?type=snowflake', 'Connect Snowflake'),
  ],
  [
    'the key of BigQuery',
    async (page) => {
      await goTo(page, '/destinations/create/details?type=bigquery', 'Connect Google BigQuery');
      // Where the chat covers it, a person scrolls; with the keyboard the page does.
      await page.getByRole('button', { name: 'Paste the key' }).press('Enter');
    },
  ],
  [
    'a saved source',
    async (page) => {
      await goTo(page, '/sources/1/edit', 'Edit source');
      await page.getByRole('button', { name: 'Replace Password' }).click();
    },
  ],
  [
    'the setup',
    async (page) => {
      await goTo(page, '/pipelines/list', 'Pipelines');
      await page.getByRole('button', { name: 'Create pipeline' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Create pipeline' });
      await dialog.getByRole('textbox').first().fill('Shop to warehouse');
      await dialog.getByRole('button', { name: 'Create pipeline' }).click();
      await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
    },
  ],
  [
    'a session that ends over a form',
    async (page) => {
      await goTo(page, '/sources/create/details?type=postgres', 'Connect PostgreSQL');
      await page.getByRole('textbox', { name: /^Source name/ }).fill('Shop');
      await page.context().clearCookies({ name: 'sessionid' });
      // A background read may notice it first; then the page is inert.
      await page
        .getByRole('button', { name: 'Create source' })
        .click({ timeout: 3_000 })
        .catch(() => undefined);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByRole('dialog', { name: 'Session ended' })).toBeVisible();
    },
  ],
];

for (const width of [1280, 390])
  for (const [name, open] of places)
    test(`@full a hostile chat hears nothing of ${name}, ${width} pixels wide, and covers no field of it (T-27)`, async ({
      page,
    }) => {
      await openSignedIn(page, '/pipelines/list');
      const stolen = await openHostile(page, hostile);
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      await typeSecrets(page, stolen);
    });

test('the chat lets the focus go with Tab', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await (await openFeedback(page)).getByRole('button', { name: 'Chat with support' }).click();
  const close = page.frameLocator('iframe[title="Support chat"]').getByRole('button', { name: 'Close chat' });
  await close.focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(frameOf(page)).not.toBeFocused({ timeout: 500 });
  }).toPass();
});
