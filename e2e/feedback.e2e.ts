import { status } from '@millrace/mocks';
import { requestFeedback } from '@millrace/ui/contract';
import type { Page } from '@playwright/test';
import { openAt } from './areas.ts';
import { expect, test } from './fixtures.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Share Feedback' });

test(
  'feedback is kept while it is not sent, and sent with the address of the page if wanted',
  { tag: '@main' },
  async ({ page, twin }) => {
    await openAt(page, '/pipelines/1/overview', 'Orders to warehouse');
    await page.getByRole('button', { name: 'Share Feedback' }).click();
    const text = modal(page).getByRole('textbox', { name: 'Your feedback' });
    await expect(text).toBeFocused();
    await expect(modal(page).getByRole('button', { name: 'Send' })).toBeDisabled();
    await text.fill('Good charts.');
    const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('Good charts.');
    await modal(page)
      .getByRole('checkbox', { name: 'Include this page’s URL: /pipelines/1/overview' })
      .check({ force: true });
    await twin.spoil(status(requestFeedback, 503, {}, { times: 1 }));
    await modal(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Failed to send feedback. Please try again.')).toBeVisible();
    await expect(text).toHaveValue('Good charts.');

    const sent = page.waitForRequest((request) => request.url().endsWith('/feedback-request/'));
    await text.press('Control+Enter');
    expect((await sent).postDataJSON()).toEqual({ content: 'Good charts.\n\nPage: /pipelines/1/overview' });
    await expect(modal(page)).toHaveCount(0);
    await expect(
      page.getByText('Thank you for your feedback! We will get back to you as soon as possible.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Share Feedback' }).click();
    await expect(text).toHaveValue('');
  },
);

test('features are requested on a public board, and urgent messages go to support', async ({ page }) => {
  await openAt(page, '/sources/list', 'Sources');
  await page.getByRole('button', { name: 'Share Feedback' }).click();
  await modal(page).getByRole('tab', { name: 'Feature Request' }).click();
  await expect(modal(page).getByRole('link', { name: 'Request Feature' })).toHaveAttribute(
    'href',
    'https://ideas.example/features',
  );
  await modal(page).getByRole('tab', { name: 'Escalate' }).click();
  await modal(page).getByRole('textbox', { name: 'What is broken?' }).fill('Nothing moves.');
  const sent = page.waitForRequest((request) => request.url().endsWith('/escalate-request/'));
  await modal(page).getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toEqual({ content: 'Nothing moves.' });
  await expect(modal(page)).toHaveCount(0);
});
