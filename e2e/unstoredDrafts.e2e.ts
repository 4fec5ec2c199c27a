import { heading } from './areas.ts';
import { expect, openSignedIn, test } from './fixtures.ts';
import { fillStorage, forbidStorage } from './storages.ts';

for (const [fault, spoil] of [
  ['forbids', forbidStorage],
  ['has no room for', fillStorage],
] as const) {
  test(
    `one notice says that the browser ${fault} drafts, and what is typed lasts as long as the page (F30)`,
    { tag: '@browsers-full' },
    async ({ page }) => {
      const notice = page.getByText('Your browser does not store drafts.');
      const name = page.getByRole('textbox', { name: /^(Source|Destination) name/ });
      await page.addInitScript(spoil);
      await openSignedIn(page, '/sources/create/details?type=postgres');
      await name.fill('Shop');
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(notice).toHaveCount(0);

      await page.evaluate(() => history.pushState(null, '', '/destinations/create/details?type=snowflake'));
      await expect(heading(page)).toHaveText('Connect Snowflake');
      await name.fill('Warehouse');
      await page.evaluate(() => history.pushState(null, '', '/sources/create/details?type=postgres'));
      await expect(heading(page)).toHaveText('Connect PostgreSQL');
      await expect(name).toHaveValue('Shop');
      await expect(notice).toHaveCount(0);
    },
  );
}
