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
  const chat = page.getByRole('complementary', { name: 'Support chat' });
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
    await page.evaluate(() => {
      const { supportChat } = globalThis as unknown as { supportChat: { shutdown(): void } };
      const { shutdown } = supportChat;
      supportChat.shutdown = () => {
        sessionStorage.setItem('test.chat', 'ended');
        shutdown();
      };
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('test.chat'))).toBe('ended');
    await expect(chat).toHaveCount(0);
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
  await expect(page.getByRole('complementary', { name: 'Support chat' })).toBeVisible();
});
