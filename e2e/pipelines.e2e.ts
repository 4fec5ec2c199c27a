import { expect, signIn, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/pipelines/list');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pipelines' })).toBeVisible();
});

test('the list shows ten to a page, and the archived apart', async ({ page }) => {
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(10);
  await page.getByRole('link', { name: /^Archived/ }).click();
  await expect(rows).toHaveCount(6);
  await expect(page).toHaveURL(/status=archived/);
  await page.goBack();
  await expect(rows).toHaveCount(10);
});

test('a change that somebody else makes appears by itself', async ({ page, request, twin }) => {
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Orders to warehouse' });
  await expect(row).toContainText('Running');

  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const list = await page.request.get('/api/v1/pipeline/?search=Orders%20to%20warehouse');
  const { results }: { results: { id: number }[] } = await list.json();
  const answer = await page.request.post(`/api/v1/pipeline/${results[0]?.id}/paused/`, {
    headers: { 'X-CSRFToken': token },
  });
  expect(answer.status()).toBe(200);
  await expect(row).toContainText(/Pausing|Paused/);

  // The twin settles it a few seconds later; the test does not wait for them.
  await request.post(`/__twin/sessions/${twin.id}/clock`, { data: { advance_ms: 60_000 } });
  await expect(row).toContainText('Paused');
});

test.describe('an account without pipelines', () => {
  test.use({ scenario: 'newAccount' });

  test('is told how to begin', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Move your first data' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
