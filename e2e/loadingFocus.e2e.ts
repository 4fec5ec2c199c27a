import { expect, openSignedIn, test } from './fixtures.ts';

const places = [
  ['/pipelines/1/settings/schema_config', 'link', 'Sync'],
  ['/pipelines/1/overview', 'tab', 'Overview'],
  ['/sources/1', 'link', 'Sources'],
  ['/alerts/1/overview', 'tab', 'Overview'],
] as const;

test(
  'what Tab reaches while a page loads keeps the focus once it has loaded',
  { tag: '@browsers-full' },
  async ({ page, twin }) => {
    await openSignedIn(page, '/pipelines/list');
    await expect(page.getByRole('grid')).toBeVisible();
    for (const [address, role, name] of places) {
      await twin.spoil(
        ...['getPipeline', 'getSource', 'getAlert'].map(
          (call) => ({ call, kind: 'delay', ms: 2_500 }) as const,
        ),
      );
      await page.goto(address);
      const main = page.getByRole('main');
      const wanted = main.getByRole(role, { name, exact: true });
      await expect(wanted).toBeVisible();
      await expect(main.locator('[aria-busy=true]')).not.toHaveCount(0);
      for (let presses = 0; presses < 40; presses += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(wanted).toBeFocused();
      await twin.spoil();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(Pipeline|Source|Alert)$/);
      await expect(wanted).toBeFocused();
    }
  },
);
