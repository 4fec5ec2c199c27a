import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { findInstalledBrowser } from '../../scripts/lib/browser.ts';
import { picturesOf, taggedStories, viewOf, type Picture } from './pictures.ts';

const path = findInstalledBrowser();
/** Text of the whole browser and of its headless shell, which Playwright's own is, differs by fractions of a pixel. */
const program =
  path === undefined || path.includes('headless-shell') ? 'Chromium headless shell' : 'Chromium';

// Storybook's preview defines these in the page.
declare global {
  var __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly id: string; readonly phase?: string } };
  var __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: object): void };
}

/** Space below a component, as Storybook leaves beside it. */
const margin = 16;

/** Storybook's preview in one page. A page for each story would take most of the run. */
interface Book {
  readonly page: Page;
  /** The story that is open, if any, and its view. */
  story: string;
  view: string;
}

/** Waits until fonts are loaded, nothing is busy, and the page has not changed for some frames. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const observer = new MutationObserver(() => {});
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let quiet = 0; quiet < 12;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const isChanged = observer.takeRecords().length > 0;
      quiet = isChanged || document.querySelector('[aria-busy="true"]') ? 0 : quiet + 1;
    }
    observer.disconnect();
  });

/** Waits until Storybook has rendered a story. It may reload the page if another story interrupts a render. */
async function rendered(page: Page, id: string): Promise<void> {
  await page.waitForFunction((storyId) => {
    const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === storyId && render.phase === 'finished';
  }, id);
  if (await page.locator('body.sb-show-errordisplay').count())
    throw new Error(`The story failed: ${await page.locator('#error-message').innerText()}`);
}

async function showTheme({ page, story }: Book, theme: Picture['theme']): Promise<void> {
  await page.evaluate((name) => {
    if (getComputedStyle(document.documentElement).colorScheme !== name)
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: name } });
  }, theme);
  await rendered(page, story);
}

/** Opens a story in the light theme. The same story needs a new page, because Storybook would keep its state. */
async function open(book: Book, picture: Picture): Promise<void> {
  const {
    width,
    height,
    story: { id },
  } = picture;
  const { page, story } = book;
  await page.setViewportSize({ width, height });
  if (story === '' || story === id) {
    // Checks of accessibility would take most of the time.
    const query = new URLSearchParams({ id, viewMode: 'story', globals: 'theme:light;a11y.manual:!true' });
    await page.goto(`/iframe.html?${query.toString()}`);
  } else {
    await showTheme(book, 'light');
    await page.evaluate((storyId) => {
      scrollTo(0, 0);
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }
  book.story = id;
  book.view = viewOf(picture);
  await rendered(page, id);
}

/** The end of the lowest element, also of an open popover. */
const endOfContent = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...Array.from(
        document.querySelectorAll('#storybook-root *, body > :not([id^="storybook"], [class^="sb-"]) *'),
        (element) => element.getBoundingClientRect().bottom,
      ),
    ),
  );

/** Names the browser that made the references. Another one may draw some text and edges differently. */
const browserFile = join(import.meta.dirname, 'references/browser.txt');

const test = base.extend<object, { readonly book: Book }>({
  book: [
    async ({ browser }, use, { config, project }) => {
      const name = `${program} ${browser.version()}\n`;
      if (config.updateSnapshots !== 'none') writeFileSync(browserFile, name);
      else if (readFileSync(browserFile, 'utf8') !== name)
        console.log(`The references are of ${readFileSync(browserFile, 'utf8')}This is ${name}`);
      const page = await browser.newPage({
        baseURL: project.use.baseURL ?? '',
        locale: 'en-US',
        timezoneId: 'UTC',
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await page.clock.setFixedTime('2026-03-04T10:00:00Z');
      await use({ page, story: '', view: '' });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const [view, inThemes] of Map.groupBy(picturesOf(taggedStories()), viewOf))
  test.describe(view, () => {
    // In one page, one after the other.
    test.describe.configure({ mode: 'default' });
    for (const picture of inThemes)
      test(picture.file, async ({ book }) => {
        const { theme, file, width, height, isCropped } = picture;
        if (book.view !== view) await open(book, picture);
        await showTheme(book, theme);
        await settle(book.page);
        const end = isCropped ? Math.ceil(await endOfContent(book.page)) + margin : height;
        const clip = { x: 0, y: 0, width, height: Math.min(end, height) };
        await expect(book.page).toHaveScreenshot([file], { clip });
      });
  });
