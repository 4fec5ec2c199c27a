import { browserArgs, findInstalledBrowser } from '../scripts/lib/browser.ts';
import { expect, openSignedIn, test } from './fixtures.ts';
import { expectInReach } from './reach.ts';
import { isOneOfItsKind, makeDraft, stopsOf, visit } from './tour.ts';

const executablePath = findInstalledBrowser();

test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    // As the browser's font size setting does, for all pages.
    args: [...browserArgs, '--blink-settings=defaultFontSize=32'],
  },
});

test('text of twice the size uses the layout of a page of half the width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, '/pipelines/list');
  await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
  for (const stop of stopsOf(await makeDraft(page)).filter(isOneOfItsKind)) {
    await test.step(stop.name, async () => {
      await visit(page, stop);
      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectInReach(page, `${stop.name} at ${width}`);
      }
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    });
  }
});
