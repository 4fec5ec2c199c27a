import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';

const claiming = { count: 1_000_000_000, next: null, previous: null, results: [] };

/** Answers the list's pages with rows that are counted but not sent, until the returned function is called. */
async function withholdRows(page: Page, path: string) {
  const matches = (url: URL) => url.pathname === path;
  await page.route(matches, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    await route.fulfill({ json: { ...claiming, page: number } });
  });
  return async () => page.unroute(matches);
}

for (const address of ['/pipelines/list?status=active', '/pipelines/list?status=active&page=3']) {
  test(`${address} says that its rows are missing, and shows them once they come`, async ({ page }) => {
    await openSignedIn(page, '/');
    const stop = await withholdRows(page, '/api/v1/pipeline/');
    await page.goto(address);
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('The rows are missing.');
    await expect(page.getByText('1,000,000,000')).toHaveCount(0);
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await stop();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid', { name: 'Pipelines' }).getByRole('row').nth(1)).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}
