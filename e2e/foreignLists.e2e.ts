import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';

/**
 * Makes the list of pipelines that of another service: ten rows per page whatever is requested, and no page number in the
 * answer.
 * @param ignored the filters that it ignores
 */
const answerAsAnotherService = (page: Page, ignored: readonly string[]) =>
  page.route(
    (url) => url.pathname === '/api/v1/pipeline/',
    async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('page_size', '10');
      for (const name of ignored) url.searchParams.delete(name);
      const response = await route.fetch({ url: url.href });
      const body: unknown = await response.json();
      await route.fulfill({ response, json: { ...Object(body), page: undefined, counts: undefined } });
    },
  );

test('Pages of a service without page numbers and page sizes are the ones that were asked for', async ({
  page,
}) => {
  await openSignedIn(page, '/');
  await answerAsAnotherService(page, []);
  await page.goto('/pipelines/list?status=active&page=2');
  const main = page.getByRole('main');
  await expect(main.getByText(/^11–20/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const second = await main.getByRole('rowheader').allTextContents();
  await page.goto('/pipelines/list?status=active&size=25');
  await expect(main.getByText(/^1–2\d of /)).toBeVisible();
  const all = await main.getByRole('rowheader').allTextContents();
  expect(second).toHaveLength(10);
  expect(all.slice(10, 20)).toEqual(second);
});

test('A filter that the service ignores hides what does not match, and counts nothing', async ({ page }) => {
  await openSignedIn(page, '/');
  await answerAsAnotherService(page, ['status', 'ordering']);
  await page.goto('/pipelines/list?status=active&state=errored');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Hidden on this page: /)).toBeVisible();
  await expect(main.getByText(/ of \d/)).toHaveCount(0);
  const statuses = main
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: /Running|Paused|Draft/ });
  await expect(statuses).toHaveCount(0);
  await page.goto('/');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  // The service sent all of them on one page, so these are counted, but nothing else is.
  await expect(attention.getByRole('heading', { name: 'Stopped 2', exact: true })).toBeVisible();
  await expect(page.getByText(/of \d+ pipelines|\d+ drafts?$/)).toHaveCount(0);
});
