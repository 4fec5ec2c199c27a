import type { Page } from '@playwright/test';
import { admin, expect, openSignedIn, test } from './fixtures.ts';

/** Unlike everything else that a page contains, even after a dot. */
const token = 'zq7token.zq7token';

const links = {
  'a new password': `/reset-password?token=${token}`,
  'a first password': `/user-confirmation/${token}`,
  'an invitation': `/user-invite/${token}`,
  'a return from a provider': `/oauth/shopify/callback?code=${token}&state=${token}`,
  'a return from an unknown provider': `/oauth/nobody/callback?code=${token}&state=${token}`,
} as const;

/** Records what leaves the browser beside the calls themselves: referrers, and what is logged. */
function record(page: Page) {
  const leaks: string[] = [];
  const sent: Promise<void>[] = [];
  page.on('request', (request) => {
    const note = async () => {
      const { referer = '' } = await request.allHeaders();
      if (referer.includes('zq7token')) leaks.push(`${request.url()} from ${referer}`);
    };
    sent.push(note().catch(() => undefined));
  });
  page.on('console', (message) => {
    const isOfService = message.location().url.includes('/api/');
    if (!isOfService && message.text().includes('zq7token')) leaks.push(message.text());
  });
  return async () => {
    await Promise.all(sent);
    return leaks;
  };
}

/** Where a page could keep the token. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.title,
      document.referrer,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      window.name,
    ]),
  );

const people = {
  'signed out': undefined,
  'signed in': admin,
} as const;

for (const [who, person] of Object.entries(people)) {
  for (const [what, path] of Object.entries(links)) {
    test(`${what}, ${who}: its token leaves the address, and is nowhere else (T-19)`, async ({
      page,
      twin,
    }) => {
      for (const status of [400, 404, 410, 422]) twin.refusals.add(status);
      const leaksOf = record(page);
      if (person) await openSignedIn(page, '/privacy', person);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveURL(/zq7token/);
      await page.waitForLoadState('networkidle');
      expect(await leaksOf()).toEqual([]);
      expect(await storedIn(page)).not.toContain('zq7token');
      // The next page has no referrer, and the way back leads to no token.
      await page.goto('/privacy');
      expect(await storedIn(page)).not.toContain('zq7token');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await storedIn(page)).not.toContain('zq7token');
      expect(await leaksOf()).toEqual([]);
    });
  }
}
