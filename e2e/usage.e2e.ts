import { expect, openSignedIn, signInBeside, test, writeHeaders } from './fixtures.ts';
import { savedFile } from './savedFile.ts';

test(
  'the usage of a month is read from the account to a pipeline’s tables',
  { tag: '@main' },
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/v1/pipeline/')) calls.push(pathname.replace('/api/v1/pipeline/', ''));
    });
    await openSignedIn(page, '/settings/usage');
    await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
    await expect(page).toHaveTitle(/^(\(\d+\) )?Usage · Millrace$/);
    const pipelines = page.getByRole('grid', { name: /^Usage per pipeline/ });
    await expect(pipelines.getByText(/%$/).first()).toBeVisible();
    expect(calls.toSorted()).toEqual(['account-usage-pipelines/', 'account-usage/']);

    await test.step('a month, a sort and a search are in the address, and Back undoes them', async () => {
      await page.getByRole('navigation', { name: 'Months' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\?month=20\d\d-\d\d$/);
      await pipelines.getByRole('button', { name: /^Pipeline/ }).click();
      await expect(page).toHaveURL(/&sort=name$/);
      await page.getByRole('searchbox', { name: 'Search pipelines' }).fill('orders');
      await expect(page).toHaveURL(/&search=orders&sort=name$/);
      await page.goBack();
      await expect(page).toHaveURL(/\?month=20\d\d-\d\d$/);
    });

    await test.step('the rows of all pages are saved', async () => {
      const saved = page.getByText(/^Downloaded/);
      const { name, text } = await savedFile(page, () =>
        page.getByRole('region', { name: 'Pipelines' }).getByRole('button', { name: 'Download CSV' }).click(),
      );
      expect(name).toMatch(/^usage-20\d\d-\d\d\.csv$/);
      const count = Number(/^Downloaded (\d+) pipelines\.$/.exec(await saved.innerText())?.[1]);
      expect(text).toMatch(
        /^\uFEFFID,Pipeline,Month \(UTC\),Records,Continuous sync,Initial sync and resyncs,Share\r\n/,
      );
      const lines = text.trim().split('\r\n');
      expect(lines).toHaveLength(count + 1);
      // A share has the digits that mean something.
      for (const line of lines.slice(1)) expect(line).toMatch(/,(?:1|0|0\.0*\d{1,4}|\d\.?\d*e-\d+)?$/);
    });

    await test.step('a pipeline keeps the month, and has the sum that the account shows', async () => {
      const row = pipelines.getByRole('row').nth(1);
      const [name = '', records = ''] = await row
        .getByRole('gridcell')
        .or(row.getByRole('rowheader'))
        .allTextContents();
      await row.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(/\/settings\/usage\/\d+\?month=20\d\d-\d\d$/);
      await expect(page.getByRole('region', { name: 'Records of the month' })).toContainText(records);
      await expect(page.getByRole('grid', { name: /^Usage per table/ })).toBeVisible();
    });
  },
);

test(
  'after a week, the month has an estimate, which other months have not',
  { tag: '@browsers-full' },
  async ({ page, twin }) => {
    const day = new Date().getUTCDate();
    if (day < 10) await twin.advance((12 - day) * 86_400_000);
    await openSignedIn(page, '/settings/usage');
    const tiles = page.getByRole('region', { name: 'Records of the month' });
    await expect(tiles).toContainText(/Estimate for \w+ 20\d\d(About )?\d[\d.]*\s[kMB]/);
    await expect(tiles).toContainText('Without initial syncs and resyncs');
    await page.getByRole('navigation', { name: 'Months' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/month=/);
    await expect(tiles).toBeVisible();
    await expect(tiles).not.toContainText('Estimate');
  },
);

test('a pipeline that does not exist has no usage', async ({ page, twin }) => {
  twin.refusals.add(404);
  await openSignedIn(page, '/settings/usage/9999');
  await expect(page.getByRole('heading', { level: 1, name: 'Pipeline not found' })).toBeVisible();
  await page.getByRole('link', { name: 'See the usage of all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
});

const dayMs = 86_400_000;

test('a day with far more records than usual is named by what the log knows of it', async ({
  page,
  twin,
}) => {
  // To the 20th of a month, so that most of its days are over.
  const present = new Date();
  const next = Date.UTC(present.getUTCFullYear(), present.getUTCMonth() + 1, 20, 1);
  await twin.advance(next - present.getTime());
  await signInBeside(page);
  const answer = await page.request.post('/api/v1/pipeline/1/resync-collections/', {
    data: { resync_tables: [], all_resync_selected: true, reset_state: true },
    headers: await writeHeaders(page),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await twin.advance(dayMs / 2);
  const jumps = page.getByRole('region', { name: 'Days with more records than usual' });
  const day = new Date(next).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

  await test.step('on the page of the pipeline', async () => {
    await openSignedIn(page, '/settings/usage/1');
    await expect(jumps).toContainText(new RegExp(`${day}, [\\d.]+ × the usual day`));
    await expect(jumps.getByRole('list', { name: `Log of ${day}` })).toContainText('Resync requested');
  });
  await test.step('which opens in the log', async () => {
    await jumps.getByRole('link', { name: /^Resync requested/ }).click();
    await expect(page).toHaveURL(/\/pipelines\/1\/logs\?.*line=\d+$/);
    await expect(page.getByText(/^Resync requested/).first()).toBeVisible();
  });
});
