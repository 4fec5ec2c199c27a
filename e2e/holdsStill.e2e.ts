import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './fixtures.ts';
import { mostShift, shiftsOf, watchShifts } from './shifts.ts';
import { areaStops, visit, type Stop } from './tour.ts';

/** How much later than the others one answer arrives, in milliseconds. */
const lateMs = 700;

/** The path and the parameters of a read; without its times, which differ between two visits. */
function readName(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const rest = [...searchParams].filter(([name]) => !name.endsWith('timestamp'));
  return `${pathname}?${rest.map((pair) => pair.join('=')).join('&')}`;
}

async function readsOf(page: Page, stop: Stop): Promise<readonly string[]> {
  const reads = new Set<string>();
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) reads.add(readName(request.url()));
  };
  page.on('request', note);
  await visit(page, stop);
  page.off('request', note);
  return [...reads].filter((read) => !read.includes('/user/me/'));
}

/** Each of a screen's answers arrives last once. Nothing that is already on the screen may move. */
async function expectStillInEveryOrder(page: Page, stops: readonly Stop[]) {
  let late: string | undefined;
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      if (readName(route.request().url()) === late)
        await new Promise((resolve) => setTimeout(resolve, lateMs));
      // The next stop may have left the page already.
      await route.continue().catch(() => undefined);
    },
  );
  for (const stop of stops) {
    late = undefined;
    for (const read of await readsOf(page, stop)) {
      late = read;
      await test.step(`${stop.name}, ${read}`, async () => {
        await visit(page, stop);
        // The observer reports a shift after the frame that shows it.
        await page.waitForLoadState('networkidle');
        expect
          .soft(await shiftsOf(page), `${stop.name} holds still, although ${read} is late`)
          .toBeLessThanOrEqual(mostShift);
      });
    }
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  await openSignedIn(page, '/pipelines/list');
  await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
});

const isHome = ({ path }: Stop) => path === '/';

test('home holds still, although one of its answers is late', async ({ page }) => {
  await expectStillInEveryOrder(page, areaStops.filter(isHome));
});

test('every screen holds still, although one of its answers is late', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(900_000);
  const overview = { name: 'overview', path: '/pipelines/1/overview', heading: 'Orders to warehouse' };
  const failed = { name: 'failed pipeline', path: '/pipelines/3/overview', heading: /./ };
  await expectStillInEveryOrder(page, [
    overview,
    failed,
    ...areaStops.filter((stop) => !stop.act && !isHome(stop)),
  ]);
});
