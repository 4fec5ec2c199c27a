import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openSignedIn, test, writeHeaders } from './fixtures.ts';
import { overflowOf } from './reach.ts';
import { savedFile } from './savedFile.ts';

/** Pipelines of the busy account. */
const paths = {
  running: '/pipelines/1/overview',
  errored: '/pipelines/3/overview',
  starting: '/pipelines/6/overview',
};
const minute = 60_000;

const chart = (page: Page) => page.getByRole('slider', { name: /^Processed records/ });
const collections = (page: Page) => page.getByRole('grid', { name: 'Tables' });

async function open(page: Page, path: string, name: string) {
  await openSignedIn(page, path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** What happens before live updates have started reaches the page only with their first refetch. */
const isLive = (page: Page) => expect(page.getByText('Live updates on', { exact: true })).toBeVisible();

/** Moves on by Tab until `name` has the focus. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    const text = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    if (typeof name === 'string' ? text === name : name.test(text)) return;
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

test('a pipeline with an error shows what fixes it', { tag: '@main' }, async ({ page }) => {
  await open(page, paths.errored, 'Payments ledger');
  await expect(page.getByText(/^Stopped\. Stripe refused the key: it was revoked\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in logs' })).toHaveAttribute(
    'href',
    /^\/pipelines\/3\/logs\?.*\blevel=error\b/,
  );
  await page.getByRole('link', { name: 'Enter new credentials' }).click();
  await expect(page).toHaveURL(/\/sources\/\d+\/edit\?pipeline=3&focus=credentials$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit source' })).toBeVisible();

  await page.goBack();
  await page.getByRole('region', { name: 'Route' }).getByRole('link', { name: 'Stripe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stripe' })).toBeVisible();
});

test(
  'a revoked key is replaced in two presses, and the pipeline starts with the save',
  { tag: '@browsers-full' },
  async ({ page, twin }) => {
    await open(page, paths.errored, 'Payments ledger');
    const repair = page.getByRole('region', { name: 'Get it running again' });
    await expect(repair.getByText(/^(Stopped|Last failed) at .+: Stripe refused the key\.$/)).toBeVisible();
    await repair.getByRole('link', { name: 'Enter new credentials' }).click();
    // The form opens at the key: the second press needs no pointer.
    await expect(page.getByRole('button', { name: 'Replace Secret API key' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Secret API key/)).toBeFocused();

    await page.keyboard.type('rk_live_a_new_key');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('checkbox', { name: 'Payments ledger' })).toBeChecked();
    await question.getByRole('button', { name: 'Save and start 1 pipeline' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payments ledger' })).toBeVisible();
    await expect(page.getByText('Starting “Payments ledger”.')).toBeVisible();
    await expect(repair).toBeHidden();
    await twin.advance(minute);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
  },
);

test('a firewall is opened with the addresses of the form, in two presses', async ({
  page,
  context,
  twin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const config = { connection_config: { host: 'unreachable.example' } };
  await openSignedIn(page, paths.running);
  const headers = await writeHeaders(page);
  const answer = await page.request.patch('/api/v1/source/1/', { data: { config }, headers });
  expect(answer.ok()).toBe(true);
  await twin.advance(60 * minute);
  const repair = page.getByRole('region', { name: 'Get it running again' });
  await repair.getByRole('link', { name: 'Allow our addresses' }).click();
  await expect(page.getByRole('button', { name: /^Copy all \d+ addresses$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/IP addresses copied!$/)).toBeVisible();
  // Only those of the pipeline's region.
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n').length).toBeLessThan(8);
});

test('the chart and its legend are used by keyboard, and what is shown is saved', async ({ page, twin }) => {
  await open(page, paths.starting, 'Support tickets');
  await isLive(page);
  await twin.advance(61 * minute);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
  await expect(chart(page)).toBeVisible();

  await tabTo(page, 'Initial sync and resyncs');
  await page.keyboard.press('Shift+Tab');
  const continuous = page.getByRole('button', { name: 'Continuous sync' });
  await expect(continuous).toBeFocused();
  await page.keyboard.press('Space');
  await expect(continuous).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, /bar by bar$/);
  await expect(chart(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const value = (await chart(page).getAttribute('aria-valuetext')) ?? '';
  const [time = '', figure = ''] = value.split(': ');
  expect(figure).toMatch(/^[\d,]+ initial sync and resyncs$/);
  await expect(page.getByText(time, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(figure, { exact: true })).toBeVisible();

  await tabTo(page, 'Show as table');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Records' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeFocused();
  const file = await savedFile(page, () => page.keyboard.press('Enter'));
  expect(file.name).toBe('processed-records-in-the-last-24-hours.csv');
  const lines = file.text.split('\r\n');
  // The mark tells spreadsheets the encoding.
  expect(lines[0]).toMatch(/^\uFEFFfrom \([^)]+\),to,Initial sync and resyncs$/);
  expect(lines.slice(1, -1)).toHaveLength(24);
  const iso = String.raw`\d{4}-\d\d-\d\dT\d\d:00:00[+-]\d\d:\d\d`;
  for (const line of lines.slice(1, -1)) expect(line).toMatch(new RegExp(`^${iso},${iso},\\d+$`));
  expect(lines.at(-3)).toMatch(new RegExp(`,${figure.replace(/\D/g, '')}$`));
});

test('the read position of a table opens by keyboard', async ({ page }) => {
  await open(page, paths.running, 'Orders to warehouse');
  const first = collections(page)
    .getByRole('button', { name: /^Read up to/ })
    .first();
  const position = ((await first.textContent()) ?? '').replace('Read up to ', '');
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Read position of/ });
  await expect(dialog.getByText(position, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy position' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the source and the destination have the height of a finger', async ({ page }) => {
    await open(page, paths.running, 'Orders to warehouse');
    for (const link of await page.getByRole('region', { name: 'Route' }).getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      const name = await link.textContent();
      // From the middle of the name upwards and downwards, as far as a tap still reaches the link.
      const height = await link.evaluate((element) => {
        const { left, top, width, height: own } = element.getBoundingClientRect();
        const reaches = (y: number) =>
          document.elementFromPoint(left + width / 2, top + own / 2 + y)?.closest('a') === element;
        const reach = (step: number) => {
          let y = 0;
          while (Math.abs(y) < 60 && reaches(y + step)) y += step;
          return Math.abs(y);
        };
        return reach(1) + reach(-1);
      });
      expect(height, name ?? '').toBeGreaterThanOrEqual(40);
    }
  });

  test('a bar keeps its figures after the tap, and a position opens', async ({ page }) => {
    await open(page, paths.running, 'Orders to warehouse');
    await chart(page).scrollIntoViewIfNeeded();
    await chart(page).tap({ position: { x: 40, y: 100 } });
    await expect(page.getByText(/^[\d,]+ records$/)).toBeVisible();
    await expect(chart(page)).not.toHaveAttribute('aria-valuenow', '24');
    const first = collections(page)
      .getByRole('button', { name: /^Read up to/ })
      .first();
    await first.scrollIntoViewIfNeeded();
    await first.tap();
    await expect(page.getByRole('dialog', { name: /^Read position of/ })).toBeVisible();
  });
});

test('live changes keep the range, the bar in focus and the scroll position', async ({ page, twin }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, `${paths.running}?range=week`, 'Orders to warehouse');
  await expect(collections(page)).toBeVisible();
  await isLive(page);
  await chart(page).focus();
  await page.keyboard.press('Home');
  await chart(page).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  const first = page.getByRole('region', { name: 'At a glance' }).getByRole('definition').first();
  const before = (await first.textContent()) ?? '';
  await twin.advance(16 * minute);
  await expect(first).not.toHaveText(before);
  await expect(page).toHaveURL(/\?range=week$/);
  await expect(chart(page)).toBeFocused();
  await expect(chart(page)).toHaveAttribute('aria-valuenow', '1');
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('the tables of a new pipeline show how far they are copied', async ({ page, twin }) => {
  await open(page, paths.starting, 'Support tickets');
  await isLive(page);
  await twin.advance(2 * minute);
  const card = page.getByRole('region', { name: 'Initial sync', exact: true });
  await expect(card.getByRole('progressbar', { name: 'Copied tables' })).toBeVisible();
  await twin.advance(minute);
  await expect(card.getByText(/^[1-9][\d,]* records$/)).toBeVisible();
  await twin.advance(60 * minute);
  await expect(card).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the overview is accessible and fits in ${theme}`, { tag: '@full' }, async ({ page, twin }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openSignedIn(page, paths.errored);
    await twin.advance(2 * minute);
    for (const path of [paths.errored, paths.starting]) {
      await page.goto(path);
      await expect(collections(page)).toBeVisible();
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowOf(page), `${path} at ${width}`).toBe(0);
        const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]').setLegacyMode();
        const { violations } = await axe.analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect.soft(found, `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

test('why a pipeline is healthy is read by keyboard', { tag: '@browsers-full' }, async ({ page }) => {
  await open(page, '/pipelines/1/overview', 'Orders to warehouse');
  await expect(page.getByText('Healthy.')).toBeVisible();
  await tabTo(page, 'Why this status');
  await page.keyboard.press('Enter');
  const facts = page.getByRole('dialog', { name: 'Why this status' });
  await expect(facts).toContainText('Speaks for it:');
  await expect(facts).toContainText(/Speaks for it: \d+ synced/);
  await tabTo(page, 'Copy as text');
  await page.keyboard.press('Enter');
  // Without permission to copy, the facts are selected instead.
  await expect(facts.getByRole('button', { name: /^(Copied!|Press Ctrl\+C)$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(facts).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Why this status' })).toBeFocused();
});

test('a status and its facts are copied as text, with exact times', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { path, title, start } of [
    {
      path: '/pipelines/3/overview?range=week',
      title: 'Payments ledger',
      start:
        /^Payments ledger \(pipeline 3\)\n.* \(Stripe\) to .* \(Snowflake\)\nStopped\. Stripe refused the key/,
    },
    {
      path: '/sources/1',
      title: 'Production Postgres',
      start: /^Production Postgres \(PostgreSQL, source 1\)\nRead on time\.\n/,
    },
  ]) {
    await open(page, path, title);
    await page.getByRole('button', { name: 'Why this status' }).click();
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(start);
    expect(text).toMatch(/\nAs of \d+ \w+ \d{4}, [\d:]{8} \w+ · .* UTC\n/);
    expect(text.endsWith(new URL(page.url()).pathname)).toBe(true);
    await page.keyboard.press('Escape');
  }
});
