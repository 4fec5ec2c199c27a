import type { Browser, Page } from '@playwright/test';
import { admin, expect, openSignedIn, signIn, signInBeside, test, writeHeaders } from './fixtures.ts';

const member = { ...admin, email: 'member@acme.example' };
const overview = '/pipelines/1/overview';

const account = (page: Page) => page.getByRole('button', { name: /^Account / });
const mark = (page: Page, city: string) => page.getByTitle(`Times in ${city}`);

async function chooseZone(page: Page, zone: string) {
  await account(page).click();
  await page.getByRole('menuitemradio', { name: zone }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/**
 * The times of the page whose exact form begins otherwise than the browser itself renders it in a zone, and how many there
 * are.
 */
const misreadTimes = (page: Page, timeZone: string) =>
  page.evaluate((zone) => {
    const format = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
      timeZone: zone,
    });
    const times = [...document.querySelectorAll<HTMLTimeElement>('time[data-exact]')];
    return {
      count: times.length,
      misread: times
        .filter(({ dateTime, title }) => title.split(' · ')[0] !== format.format(new Date(dateTime)))
        .map(({ title, textContent }) => `${textContent}: ${title}`),
    };
  }, timeZone);

async function expectTimesIn(page: Page, zone: string) {
  await expect
    .poll(async () => {
      const { count, misread } = await misreadTimes(page, zone);
      return count > 0 ? misread : ['no times'];
    })
    .toEqual([]);
}

/** A page of another person, whose own zone is another one. */
async function pageOfMember(browser: Browser, twin: string, baseURL: string, timeZone: string) {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'twin', value: twin, url: baseURL }]);
  const page = await context.newPage();
  await signInBeside(page, member);
  const answer = await page.request.patch('/api/v1/user/me/', {
    data: { time_zone: timeZone },
    headers: await writeHeaders(page),
  });
  expect(answer.ok()).toBe(true);
  return page;
}

test(
  'a link shows another person the same times, until they choose their own',
  { tag: '@main' },
  async ({ page, browser, twin, baseURL }) => {
    await openSignedIn(page, overview);
    await expectTimesIn(page, 'Europe/Berlin');
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/user/')) writes.push(request.url());
    });
    await test.step('The switch shows all times in UTC, and the address says so', async () => {
      await chooseZone(page, 'UTC');
      await expect(page).toHaveURL(/\/overview\?(.*&)?zone=UTC$/);
      await expectTimesIn(page, 'UTC');
      await expect(mark(page, 'UTC')).toBeVisible();
    });
    const link = page.url();
    await test.step('A reload keeps it', async () => {
      await page.reload();
      await expectTimesIn(page, 'UTC');
      expect(page.url()).toBe(link);
    });
    await test.step('So does each page of the tab, and Back', async () => {
      await page.getByRole('tab', { name: 'Logs' }).click();
      await expect(page).toHaveURL(/\/logs\?(.*&)?zone=UTC$/);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pipelines' }).click();
      await expect(page).toHaveURL(/\/pipelines\/list\?(.*&)?zone=UTC$/);
      await expectTimesIn(page, 'UTC');
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(link);
      await expectTimesIn(page, 'UTC');
    });
    await test.step('Another person sees the same times, and may return to their own', async () => {
      const other = await pageOfMember(browser, twin.id, baseURL ?? '', 'Asia/Tokyo');
      await other.goto(link);
      await expectTimesIn(other, 'UTC');
      await expect(mark(other, 'UTC')).toBeVisible();
      await chooseZone(other, 'My time zone, Tokyo');
      await expect(other).not.toHaveURL(/zone=/);
      await expectTimesIn(other, 'Asia/Tokyo');
      await expect(mark(other, 'UTC')).toHaveCount(0);
      await other.context().close();
    });
    expect(writes, 'The switch saves nothing.').toEqual([]);
  },
);

test('any zone is chosen with the keyboard alone', { tag: '@browsers-full' }, async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await account(page).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Another time zone…' });
  await expect(item).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Time zone' });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('san francisco');
  await expect(page.getByRole('option', { name: /^Los Angeles/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/zone=America\/Los_Angeles$/);
  await expectTimesIn(page, 'America/Los_Angeles');
  await expect(account(page)).toBeFocused();
});

test('a zone that does not exist is dropped from the address', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list?status=active&zone=Atlantis/Capital');
  await expectTimesIn(page, 'Europe/Berlin');
  await expect(page).toHaveURL(/\/pipelines\/list\?status=active$/);
});

test('a link with a zone survives signing in', async ({ page }) => {
  await page.goto('/pipelines/list?status=active&zone=Asia/Kathmandu');
  await signIn(page);
  await expectTimesIn(page, 'Asia/Kathmandu');
  await expect(page).toHaveURL(/\/pipelines\/list\?status=active&zone=Asia\/Kathmandu$/);
});

test('the view of a list and the zone leave each other alone', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list?status=active&zone=UTC');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search pipelines' }).fill('orders');
  await expect(page).toHaveURL(/\?status=active&search=orders&zone=UTC$/);
  await chooseZone(page, 'My time zone, Berlin');
  await expect(page).toHaveURL(/\?status=active&search=orders$/);
  await expect(page.getByRole('searchbox', { name: 'Search pipelines' })).toHaveValue('orders');
});

test('each page with times follows the zone', async ({ page }) => {
  await openSignedIn(page, '/');
  for (const path of [
    '/',
    '/pipelines/list',
    overview,
    '/pipelines/1/logs',
    '/pipelines/1/settings/schema_config?section=general',
    '/sources/list',
    '/sources/1',
    '/destinations/1',
    '/settings/users',
    '/observability/alerts/list',
    '/observability/metrics/list',
    '/alerts/1/overview',
  ]) {
    await test.step(path, async () => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}zone=Pacific/Auckland`);
      await expectTimesIn(page, 'Pacific/Auckland');
    });
  }
});
