import type { Page, Route } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';
import { areas, nameOf, openersOf, openScreen, overlays, type Opener, type Screen } from './openers.ts';

/** Holds back scripts that are requested from now on. */
async function createGate(page: Page) {
  let isShut = false;
  const held: Route[] = [];
  await page.route(/\/assets\/.*\.js$/, (route) => (isShut ? void held.push(route) : route.continue()));
  return {
    shut: () => (isShut = true),
    async open() {
      isShut = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

const isUsable = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('main')?.closest('[inert], [aria-hidden=true]') === null && !document.body.inert,
  );

/** Exactly one dialog is open, it has the focus, and without it the page is as before. */
async function expectOneDialog(page: Page, where: string) {
  await expect(overlays(page), `${where}: opens`).not.toHaveCount(0);
  // Another one would need no longer than the first.
  await page.waitForTimeout(250);
  await expect(overlays(page), `${where}: opens once`).toHaveCount(1);
  await expect(overlays(page).locator(':focus'), `${where}: has the focus`).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(overlays(page), `${where}: closes with Escape`).toHaveCount(0);
  await expect.poll(() => isUsable(page), `${where}: the page is usable`).toBe(true);
}

async function pressTwice(page: Page, opener: Opener, gapMs: number) {
  const button = page.getByRole('button', { name: opener.button, exact: true }).first();
  if (opener.item === undefined) {
    const box = await button.boundingBox();
    if (!box) throw new Error(`${opener.button} is not visible.`);
    const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await press();
    if (gapMs > 0) await page.waitForTimeout(gapMs);
    await press();
    return;
  }
  // The menu closes with the first press, so the second one opens it again.
  const item = page.getByRole('menuitem').filter({ hasText: opener.item }).first();
  await item.press('Enter');
  if (gapMs > 0) await page.waitForTimeout(gapMs);
  await button.press('Enter');
  await item.press('Enter');
}

/** Presses each opener twice; the times between the presses take turns. */
async function checkOpeners(page: Page, openers: readonly Opener[], gaps: readonly number[]) {
  const gate = await createGate(page);
  let tests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(test|test-connection)\/$/.test(request.url())) tests += 1;
  });
  for (const [index, opener] of openers.entries()) {
    const gap = gaps[index % gaps.length] ?? 0;
    const where = `${nameOf(opener)}, ${gap} ms apart`;
    await test.step(where, async () => {
      tests = 0;
      await openScreen(page, opener);
      const button = page.getByRole('button', { name: opener.button, exact: true }).first();
      await button.scrollIntoViewIfNeeded();
      if (opener.item !== undefined) {
        await button.press('Enter');
        await page.getByRole('menuitem').first().waitFor();
      }
      gate.shut();
      await pressTwice(page, opener, gap);
      await gate.open();
      await expectOneDialog(page, where);
      expect(tests, `${where}: tests that were sent`).toBeLessThanOrEqual(1);
    });
  }
}

test(
  'an opener that is pressed twice before its dialog has loaded opens one dialog',
  { tag: '@main' },
  async ({ page }) => {
    await openSignedIn(page, '/pipelines/list');
    const list: Screen = { path: '/pipelines/list', isSelected: false };
    const sources: Screen = { path: '/sources/list?search=Production%20Postgres', isSelected: false };
    await checkOpeners(
      page,
      [
        { ...list, button: 'Create pipeline' },
        { ...list, button: 'Actions for Orders to warehouse', item: 'Archive' },
        { ...sources, button: 'Actions for Production Postgres', item: 'Test connection' },
      ],
      [0],
    );
  },
);

test('a key that opens a dialog opens one, however often it is pressed before the code has loaded', async ({
  page,
}) => {
  const gate = await createGate(page);
  await openSignedIn(page, '/pipelines/list');
  for (const keys of [
    ['?', '?'],
    ['ControlOrMeta+k', 'ControlOrMeta+k', 'ControlOrMeta+k'],
    ['ControlOrMeta+k', '?'],
    ['?', 'ControlOrMeta+k'],
  ]) {
    await openScreen(page, { path: '/pipelines/list', isSelected: false });
    gate.shut();
    for (const key of keys) await page.keyboard.press(key);
    await gate.open();
    await expectOneDialog(page, keys.join(', '));
  }
});

test('a double click opens a dialog and leaves it open', { tag: '@browsers-full' }, async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  for (const { path, name } of [
    { path: '/pipelines/list', name: 'Create pipeline' },
    { path: '/pipelines/list', name: 'Share Feedback' },
    { path: '/pipelines/list', name: /^Search or jump to/ },
    { path: '/sources/list?view=tunnels&tunnel=2', name: 'Test connection' },
  ]) {
    await test.step(`${path}: ${name.toString()}`, async () => {
      await openScreen(page, { path, isSelected: false });
      const button = page.getByRole('button', { name }).first();
      // Its code is there from the first time.
      await button.click();
      await expect(overlays(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(overlays(page)).toHaveCount(0);
      await button.dblclick();
      await expectOneDialog(page, name.toString());
      await button.click();
      await expect(overlays(page)).toHaveCount(1);
      await page.waitForTimeout(600);
      await page.mouse.click(3, 3);
      await expect(overlays(page), 'A press beside it closes it.').toHaveCount(0);
    });
  }
});

for (const area of areas) {
  test(
    `every opener at ${area} opens one dialog when it is pressed twice`,
    { tag: '@full' },
    async ({ page, complaints, twin }) => {
      test.setTimeout(3_600_000);
      for (const status of [400, 403, 404, 409, 422]) twin.refusals.add(status);
      const openers = await openersOf(page, twin, area);
      await checkOpeners(page, openers, [0, 120, 1_000]);
      // What the pressed buttons did is not the subject.
      complaints.length = 0;
    },
  );
}

test('an action of the search that is chosen twice opens one dialog', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(600_000);
  const gate = await createGate(page);
  await openSignedIn(page, '/pipelines/list');
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
  const open = async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await palette.getByRole('option').first().waitFor();
  };
  await open();
  const actions = await palette.getByRole('group', { name: 'Actions' }).getByRole('option').allInnerTexts();
  expect(actions.length).toBeGreaterThan(3);
  for (const action of actions) {
    await test.step(action, async () => {
      await openScreen(page, { path: '/pipelines/list', isSelected: false });
      await open();
      gate.shut();
      for (const _ of ['once', 'twice']) {
        if ((await palette.count()) === 0) await open();
        await palette
          .getByRole('option')
          .filter({ hasText: action.split('\n')[0] ?? action })
          .first()
          .click();
      }
      await gate.open();
      await page.waitForLoadState('networkidle');
      if ((await overlays(page).count()) > 0) await expectOneDialog(page, action);
    });
    if (!page.url().includes('/pipelines/list')) break;
  }
});
