import type { Page } from '@playwright/test';
import { hostileUnits } from '../packages/ui/src/domain/text/hostileText.test.data.ts';
import { expect, openSignedIn, test } from './fixtures.ts';
import { areaStops, isOneOfItsKind, makeDraft, stopsOf, visit, type Stop } from './tour.ts';

/** Names of scripts that ran because code treated text as markup, an address or a template (T-01). */
const hostile = [
  '<img src="/nowhere.png" onerror="attacked()">',
  '<svg onload="attacked()">',
  '"><script>attacked()</script>',
  "');attacked();('",
  // oxlint-disable-next-line no-script-url -- it is what must not become an address
  'javascript:attacked()',
  '{{constructor.constructor("attacked()")()}}',
].join(' ');

/** Keys whose text comes from people or other systems; all others contain words of the service. */
const free =
  /^(name|first_name|last_name|full_name|message|action|detail|title|host|user|database|account|username|warehouse|role|bucket_name|namespace|created_by|error)$/;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * The most characters added to a key, more than any screen shows. With 5,000 in each of its columns, a schema had
 * 119 MB. The browser's test connection takes 100 MB and then closes.
 */
const keyLength = 600;

/** The same response with hostile text in every name. */
const spoilt = (value: Json, addition: () => string, key = ''): Json => {
  if (typeof value === 'string') return free.test(key) ? `${value} ${addition()}` : value;
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map((item) => spoilt(item, addition, key));
  const renamed = key === 'collections' || key === 'columns';
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      renamed ? `${name} ${addition().slice(0, keyLength)}` : name,
      spoilt(item, addition, name),
    ]),
  );
};

/** Makes the service send this response. */
const spoil = (page: Page, addition: () => string) =>
  page.route(/\/api\/v1\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // The faults of another test may close an idle connection just when it is used again.
    const response = await route.fetch({ maxRetries: 2 });
    const text = await response.text();
    const isJson = response.headers()['content-type']?.includes('json');
    return route.fulfill({
      response,
      body: isJson ? JSON.stringify(spoilt(JSON.parse(text), addition)) : text,
    });
  });

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Screens without interaction; this test does not cover typed text. */
const screens = (draft: number): readonly Stop[] =>
  [...stopsOf(draft), ...areaStops]
    .filter(({ act }) => act === undefined)
    .map((stop) => ({ ...stop, heading: /./ }));

const traces = (page: Page) =>
  page
    .locator(
      '[onerror], [onload], [src="/nowhere.png"], a[href^="javascript:"], script:not([nonce]):not([type="application/json"])',
    )
    .count();

/** What `npm test` visits, and what `npm run test:full` visits. */
const tours = [
  { where: 'on one screen of each kind', tag: [], isVisited: isOneOfItsKind },
  { where: 'on every screen', tag: '@full', isVisited: () => true },
];

for (const { where, tag, isVisited } of tours) {
  test(`a name that is a script is shown as text, ${where} (T-01)`, { tag }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript('window.attacks = 0; window.attacked = () => { window.attacks += 1; };');
    await openSignedIn(page, '/pipelines/list');
    await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
    const draft = await makeDraft(page);
    await spoil(page, () => hostile);

    let shown = 0;
    for (const stop of screens(draft).filter(isVisited)) {
      await test.step(stop.name, async () => {
        await visit(page, stop);
        expect(await page.evaluate('window.attacks')).toBe(0);
        expect(await traces(page)).toBe(0);
        shown += await page.getByText('attacked()').count();
      });
    }
    expect(shown, 'The texts have arrived.').toBeGreaterThan(10);
  });
}

/** Whether an element is wider than the page, and its longest text. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let longest = 0;
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode.parentElement?.localName !== 'script')
        longest = Math.max(longest, currentNode.textContent?.length ?? 0);
    }
    for (const element of document.querySelectorAll('input, textarea')) {
      if ('value' in element) longest = Math.max(longest, String(element.value).length);
    }
    return { longest, overflow: document.documentElement.scrollWidth - innerWidth };
  });

for (const [what, additions] of [
  ['a long word', ['W'.repeat(5_000)]],
  ['rare Unicode', Object.values(hostileUnits).map((unit) => unit.repeat(5_000 / unit.length))],
] as const) {
  // `npm test` mounts every component with such texts instead.
  for (const { where, tag, isVisited } of tours.filter((tour) => tour.tag === '@full')) {
    test(`${what} neither widens a narrow page nor blocks it, ${where} (T-41)`, { tag }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 390, height: 844 });
      await openSignedIn(page, '/pipelines/list');
      await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
      const draft = await makeDraft(page);
      let count = 0;
      await spoil(page, () => additions[(count += 1) % additions.length] ?? '');
      // The schema's names are its keys and have their own test.
      const stops = screens(draft).filter((stop) => stop.name !== 'schema' && isVisited(stop));
      for (const stop of stops) {
        await test.step(stop.name, async () => {
          await page.goto(stop.path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          // The activity reads four pages of such lines, one after the other.
          await expect(page.locator('main[aria-busy], main [aria-busy=true]')).toHaveCount(0, {
            timeout: 60_000,
          });
          const { longest, overflow } = await measure(page);
          expect.soft(longest, stop.name).toBeLessThanOrEqual(4_200);
          expect.soft(overflow, stop.name).toBeLessThanOrEqual(0);
        });
      }
      expect(count, 'The texts have arrived.').toBeGreaterThan(10);
    });
  }
}
