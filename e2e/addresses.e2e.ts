import { openAt } from './areas.ts';
import { expect, test } from './fixtures.ts';

test(
  'the addresses to allow are inside the connection options, and a click copies one',
  { tag: '@main' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAt(page, '/sources/create/details?type=postgres', 'Connect PostgreSQL');
    const options = page.getByRole('region', { name: 'Connection options' });
    const listed = options.getByRole('list', { name: 'Addresses to allow' });
    await expect(options.getByRole('radio', { name: /^Connect directly/ })).toBeChecked();
    const first = listed.getByRole('button').first();
    await expect(first).toContainText('All regions');
    const address = await first.locator('code').innerText();
    await first.click();
    await expect(page.getByText('IP address copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await options.getByText('Connect via secure tunnel').click();
    await expect(listed).toHaveCount(0);
  },
);
