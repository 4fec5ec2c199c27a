import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';

interface EntryDialog {
  /** The links that lead to it from the list of pipelines. */
  readonly way: readonly string[];
  readonly opener: string;
  readonly field: RegExp;
  /** The address, if no link leads to it from another page: a view of the same page closes no dialog. */
  readonly path?: string;
}

const dialogs: readonly EntryDialog[] = [
  { way: [], path: '/sources/list?view=tunnels', opener: 'Create tunnel', field: /^Name/ },
  { way: ['Settings', 'Hooks'], opener: 'Create hook', field: /^Name/ },
  { way: ['Settings', 'Users'], opener: 'Invite users', field: /^Email addresses/ },
  { way: ['Observability', 'Metrics'], opener: 'Create metric', field: /^Name/ },
];

/** Like the browser's Back button. Playwright's goBack waits for a navigation, which the question prevents. */
const goBack = (page: Page) => page.evaluate(() => history.back());

for (const { way, path, opener, field } of dialogs) {
  test(
    `Back asks before it closes “${opener}” with entries (A-91)`,
    { tag: '@browsers-full' },
    async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const dialog = page.getByRole('dialog', { name: opener });
      const entry = dialog.getByRole('textbox', { name: field });
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await openSignedIn(page, '/pipelines/list');
      await expect(heading).toHaveText('Pipelines');
      for (const name of way) await page.getByRole('link', { name, exact: true }).first().click();
      if (path !== undefined) await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page.getByRole('button', { name: opener }).first()).toBeVisible();
      const address = page.url();

      await page.getByRole('button', { name: opener }).first().click();
      await entry.fill('Half a name');
      await goBack(page);
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(entry).toHaveValue('Half a name');
      await expect(entry).toBeFocused();
      await expect(question).toHaveCount(0);
      await goBack(page);
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(page).not.toHaveURL(address);
      await expect(dialog).toHaveCount(0);

      await page.goForward();
      await expect(page).toHaveURL(address);
      await page.getByRole('button', { name: opener }).first().click();
      await entry.waitFor();
      await goBack(page);
      // Nothing was entered, so nothing is asked.
      await expect(page).not.toHaveURL(address);
      await expect(dialog).toHaveCount(0);
    },
  );
}
