import type { Page } from '@playwright/test';
import { expect, openSignedIn, type Twin } from './fixtures.ts';
import { makeDraft } from './tour.ts';

/** A screen of the product, found by following links. */
export interface Screen {
  readonly path: string;
  /** Whether all rows of its list are selected first. */
  readonly isSelected: boolean;
}

/** A button that opens a dialog. */
export interface Opener extends Screen {
  readonly button: string;
  /** The item of the button's menu that opens the dialog. */
  readonly item?: string;
}

/** The overlays of modal dialogs. A popover has the role of a dialog, too, and no overlay that covers the window. */
export const overlays = (page: Page) =>
  page.locator('[style*="--visual-viewport-height"]:has([role$=dialog])');

/** Ends the session, or leaves the console. */
const leaves = /log ?out|sign out/i;
const mostScreens = 90;

/** Equal for screens that differ only in what they show: one pipeline or another, one page of a list or another. */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://console');
  const views = [...searchParams].map(([name, value]) =>
    ['view', 'section', 'status', 'show'].includes(name) ? `${name}=${value}` : name,
  );
  return `${pathname.replaceAll(/\d+/g, '#')}?${views.toSorted().join('&')}`;
}

export async function openScreen(page: Page, { path, isSelected }: Screen): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  await page
    .waitForFunction(() => document.querySelector('main[aria-busy=true], main [aria-busy=true]') === null)
    .catch(() => undefined);
  if (isSelected) await page.getByRole('checkbox', { name: 'Select all' }).click();
}

/** Walks through the console along its links, from some paths on. One screen of each kind is visited. */
export async function findScreens(
  page: Page,
  starts: readonly string[],
  isWanted: (path: string) => boolean,
): Promise<readonly Screen[]> {
  const seen = new Set(starts.map(kindOf));
  const found: Screen[] = [];
  const ahead = [...starts];
  for (let path = ahead.shift(); path !== undefined && found.length < mostScreens; path = ahead.shift()) {
    const screen: Screen = { path, isSelected: false };
    await openScreen(page, screen);
    found.push(screen);
    // Unlike a question about one checkbox, a count does not wait for one to appear.
    if ((await page.getByRole('checkbox', { name: 'Select all', disabled: false }).count()) > 0)
      found.push({ ...screen, isSelected: true });
    const hrefs = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin, target }) => origin === location.origin && target !== '_blank')
        .map(({ pathname, search }) => pathname + search),
    );
    for (const href of hrefs) {
      const kind = kindOf(href);
      if (seen.has(kind) || !isWanted(href)) continue;
      seen.add(kind);
      ahead.push(href);
    }
  }
  return found;
}

interface Candidate {
  readonly name: string;
  readonly hasMenu: boolean;
  /** Equal for buttons that do the same to different things. */
  readonly kind: string;
}

const candidatesOn = (page: Page): Promise<readonly Candidate[]> =>
  page.evaluate(() => {
    const found: Candidate[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('button:enabled, [role=button]')) {
      const name = (button.getAttribute('aria-label') ?? button.innerText).trim();
      if (!name || !button.checkVisibility({ visibilityProperty: true })) continue;
      const popup = button.getAttribute('aria-haspopup');
      const place = button.closest('main') ? location.pathname.replaceAll(/\d+/g, '#') : 'shell';
      const words = name.replaceAll(/\d+/g, '#').replace(/(?<=\b(?:for|of)) .*/, '');
      found.push({ name, hasMenu: popup === 'true' || popup === 'menu', kind: `${place} ${words}` });
    }
    return found;
  });

async function opensDialog(page: Page): Promise<boolean> {
  await page.waitForTimeout(150);
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.waitForTimeout(100);
  return (await overlays(page).count()) > 0;
}

/** Presses each button and each menu item of a screen once, and returns those that open a dialog. */
export async function findOpeners(
  page: Page,
  screen: Screen,
  pressed: Set<string>,
): Promise<readonly Opener[]> {
  await openScreen(page, screen);
  const found: Opener[] = [];
  const suffix = screen.isSelected ? ' with rows' : '';
  const candidates = await candidatesOn(page);
  let isFresh = true;
  const fresh = async () => {
    if (!isFresh) await openScreen(page, screen);
    isFresh = true;
  };
  for (const { name, hasMenu, kind } of candidates) {
    if (leaves.test(name) || pressed.has(kind + suffix)) continue;
    pressed.add(kind + suffix);
    await fresh();
    const button = page.getByRole('button', { name, exact: true }).first();
    const press = () =>
      button.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
    if (!(await press())) continue;
    isFresh = false;
    if (!hasMenu) {
      if (await opensDialog(page)) found.push({ ...screen, button: name });
      continue;
    }
    const items = page.getByRole('menuitem');
    await items
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => undefined);
    for (const item of await items.allInnerTexts()) {
      const label = item.split('\n')[0] ?? item;
      if (leaves.test(label)) continue;
      await fresh();
      if (!(await press())) continue;
      isFresh = false;
      const choice = items.filter({ hasText: label }).first();
      if ((await choice.getAttribute('aria-disabled').catch(() => 'true')) === 'true') continue;
      if ((await choice.getAttribute('href').catch(() => null)) !== null) continue;
      await choice.click({ timeout: 2_000 }).catch(() => undefined);
      if (await opensDialog(page)) found.push({ ...screen, button: name, item: label });
    }
  }
  return found;
}

/** The areas of the console, so that several machines can share a walk. */
export const areas = [
  '/pipelines',
  '/sources',
  '/destinations',
  '/observability',
  '/alerts',
  '/settings',
  '/',
];
const areaOf = (path: string) => areas.find((area) => path.startsWith(area));

/** Whether an opener can be pressed as soon as its screen is open, without what was pressed before it was found. */
async function isOffered(page: Page, opener: Opener): Promise<boolean> {
  await openScreen(page, opener);
  const button = page.getByRole('button', { name: opener.button, exact: true, disabled: false }).first();
  if (opener.item === undefined || !(await button.isVisible())) return button.isVisible();
  await button.press('Enter');
  await page.getByRole('menuitem').first().waitFor();
  return (await page.getByRole('menuitem', { disabled: false }).filter({ hasText: opener.item }).count()) > 0;
}

/** Addresses from which the links of an area lead to all of its screens. */
async function startsOf(page: Page, area: string): Promise<readonly string[]> {
  if (area === '/alerts') return ['/alerts/1/overview?range=day'];
  if (area !== '/pipelines') return [area];
  const draft = await makeDraft(page);
  const steps = ['source/create?type=postgres', 'schema-settings', 'sync-settings'];
  return [area, ...steps.map((step) => `/pipelines/setup/${draft}/${step}`)];
}

/** Gives the pages another service. */
async function useTwin(page: Page, id: string, origin: string) {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'twin', value: id, url: origin }]);
  await openSignedIn(page, '/');
}

/**
 * Every button and menu item of an area that opens a dialog. Pressing them all changes what there is to press, so it
 * happens before a service of its own, and the test's own is as it was.
 */
export async function openersOf(page: Page, twin: Twin, area: string): Promise<readonly Opener[]> {
  await openSignedIn(page, '/');
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/__twin/sessions', { data: { scenario: 'busyAccount' } });
  const { id }: Pick<Twin, 'id'> = await answer.json();
  await useTwin(page, id, origin);
  const starts = await startsOf(page, area);
  const screens = await findScreens(page, starts, (path) => areaOf(path) === area);
  const pressed = new Set<string>();
  const found: Opener[] = [];
  for (const screen of screens) found.push(...(await findOpeners(page, screen, pressed)));
  await useTwin(page, twin.id, origin);
  expect(await startsOf(page, area), 'The other service starts as this one.').toEqual(starts);
  await page.request.delete(`/__twin/sessions/${id}`);
  const openers: Opener[] = [];
  for (const opener of found) if (await isOffered(page, opener)) openers.push(opener);
  if (process.env['WALK']) console.log(area, screens.length, found.length, openers.map(nameOf));
  // A walk is worth nothing if it stops finding what there is.
  expect(openers.length, `of ${screens.length} screens`).toBeGreaterThan(2);
  expect(openers.length / found.length, 'Most are offered from the start.').toBeGreaterThan(0.5);
  return openers;
}

export const nameOf = ({ path, isSelected, button, item }: Opener) =>
  `${path}${isSelected ? ' (all rows)' : ''}: ${button}${item === undefined ? '' : ` › ${item}`}`;
