import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';
import { areas, nameOf, openersOf, openScreen, overlays, type Opener } from './openers.ts';

interface Counts {
  readonly nodes: number;
  readonly listeners: number;
  /** In MB. */
  readonly heap: number;
}

/** Counts what the page holds once everything that nothing refers to is collected. */
async function createCounter(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  return async (): Promise<Counts> => {
    // Effects of the last change, and a second pass for what finalizers have released.
    await page.waitForLoadState('networkidle');
    for (const _ of ['first', 'second']) {
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await browser.send('HeapProfiler.collectGarbage');
    }
    const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
    const { metrics } = await browser.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    return { nodes, listeners: jsEventListeners, heap: heap / 2 ** 20 };
  };
}

function expectNoGrowth(before: Counts, after: Counts, where: string) {
  const comparison = `${where}: ${JSON.stringify(before)} to ${JSON.stringify(after)}`;
  // Two screens may be in memory, the one that is shown and the last one; a hundred may not.
  expect.soft(after.nodes, `nodes, ${comparison}`).toBeLessThan(before.nodes * 1.5 + 300);
  expect.soft(after.listeners, `listeners, ${comparison}`).toBeLessThan(before.listeners * 1.3 + 40);
  // Lists stay in the cache for minutes, so the heap has a wider limit than what is on screen.
  expect.soft(after.heap, `heap, ${comparison}`).toBeLessThan(before.heap * 1.6 + 2);
}

/** Goes round the areas of the console by mouse. No key is pressed. */
async function navigateThrough(page: Page, navigations: number) {
  const names = ['Sources', 'Destinations', 'Observability', 'Settings', 'Pipelines'];
  const navigation = page.getByRole('navigation').first();
  const headings = { Observability: 'Alerts', Settings: 'Account' } as Readonly<
    Partial<Record<string, string>>
  >;
  for (let count = 0; count < navigations; count += 1) {
    const name = names[count % names.length] ?? '';
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[name] ?? name);
    // The focus follows the heading in the next frame, and with it all that this test is about.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}

async function expectNoScreensKept(page: Page, navigations: number) {
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const count = await createCounter(page);
  await navigateThrough(page, 20);
  const before = await count();
  await navigateThrough(page, navigations);
  expectNoGrowth(before, await count(), `${navigations} navigations`);
}

test('screens that are left by mouse do not stay in memory', async ({ page }) => {
  await expectNoScreensKept(page, 50);
});

test(
  'three hundred screens that are left by mouse do not stay in memory',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(900_000);
    await expectNoScreensKept(page, 300);
  },
);

/** Opens a dialog and closes it. */
async function openAndClose(page: Page, { button, item }: Opener) {
  const opener = page.getByRole('button', { name: button, exact: true }).first();
  await opener.press('Enter');
  if (item !== undefined) await page.getByRole('menuitem').filter({ hasText: item }).first().press('Enter');
  // The key is for what has the focus.
  await expect(overlays(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(overlays(page)).toHaveCount(0);
}

async function expectNoDialogsKept(page: Page, opener: Opener, openings: number) {
  await openScreen(page, opener);
  const count = await createCounter(page);
  for (let opening = 0; opening < 5; opening += 1) await openAndClose(page, opener);
  const before = await count();
  for (let opening = 0; opening < openings; opening += 1) await openAndClose(page, opener);
  expectNoGrowth(before, await count(), `${openings} openings of ${nameOf(opener)}`);
}

test('dialogs that are closed do not stay in memory', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await expectNoDialogsKept(
    page,
    { path: '/pipelines/list', isSelected: false, button: 'Create pipeline' },
    15,
  );
});

for (const area of areas) {
  test(
    `no dialog at ${area} stays in memory after thirty openings`,
    { tag: '@full' },
    async ({ page, complaints, twin }) => {
      test.setTimeout(3_600_000);
      for (const status of [400, 403, 404, 409, 422]) twin.refusals.add(status);
      for (const opener of await openersOf(page, twin, area))
        await test.step(nameOf(opener), () => expectNoDialogsKept(page, opener, 30));
      // What the pressed buttons did is not the subject.
      complaints.length = 0;
    },
  );
}
