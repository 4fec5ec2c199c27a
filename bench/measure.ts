import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright';
import { observe } from './observe.ts';

export type Figures = Readonly<Record<string, number>>;

interface Conditions {
  /** Slowdown factor of the processor. @default 1 */
  readonly cpu?: number;
  /** 150 ms and 1.6 Mbit/s. @default false */
  readonly isSlow4g?: boolean;
}

const lower = (one: Figures, other: Figures): Figures =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, Math.min(value, other[name] ?? value)]),
  );

/** The minimum of each figure, because other work on the machine only adds to it. */
export async function bestOf(rounds: number, measure: () => Promise<Figures>): Promise<Figures> {
  let best: Figures = await measure();
  for (let round = 1; round < rounds; round++) best = lower(best, await measure());
  return best;
}

/**
 * The same for two pages in turn. A machine that is slow for a minute is slow for both; one after the other, it would
 * change their ratio.
 */
export async function bestInTurn(
  rounds: number,
  measureOne: () => Promise<Figures>,
  measureOther: () => Promise<Figures>,
): Promise<readonly [Figures, Figures]> {
  let [one, other] = [await measureOne(), await measureOther()];
  for (let round = 1; round < rounds; round++) {
    one = lower(one, await measureOne());
    other = lower(other, await measureOther());
  }
  return [one, other];
}

/** A new page with an empty cache, in a separate context unless one is given. */
async function open(browser: Browser, { cpu = 1, isSlow4g = false }: Conditions, given?: BrowserContext) {
  const context = given ?? (await browser.newContext({ viewport: { width: 1366, height: 768 } }));
  const page = await context.newPage();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  // CPU time of the thread, which other work on the machine does not affect.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isSlow4g) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
  }
  const close = () => (given ? page.close() : context.close());
  return { page, cdp, close };
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? 0;
}

/** A cold load, until no more requests are sent. */
export async function load(
  browser: Browser,
  url: string,
  { context, ready, ...conditions }: Conditions & { context?: BrowserContext; ready(page: Page): Locator },
): Promise<Figures> {
  const { page, cdp, close } = await open(browser, conditions, context);
  const asked: string[] = [];
  const reads: string[] = [];
  page.on('request', (request) => {
    // The browser asks for the icon when it likes, and newer versions report it.
    if (request.url().startsWith('data:') || /\/icon-[^/]+\.svg$/.test(request.url())) return;
    asked.push(request.url());
    // The POST that joins a channel is sent when the page is idle.
    if (request.method() === 'GET') reads.push(request.url());
  });
  await page.goto(url);
  await ready(page).first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => globalThis.benchSeen);
  const figures = {
    lcp: seen.lcp,
    blocking: seen.longTasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    layoutShift: seen.layoutShift,
    scriptTime: (await metric(cdp, 'ScriptDuration')) * 1_000,
    requests: asked.length,
    apiReads: reads.filter((address) => new URL(address).pathname.startsWith('/api/')).length,
  };
  await close();
  return figures;
}

/** Figures of a list at a quarter of the machine's speed: mount, keys, presses, 120 frames of scrolling, memory. */
export async function drive(
  browser: Browser,
  url: string,
  { search, presses = {} }: { search: string; presses?: Readonly<Record<string, string>> },
): Promise<Figures> {
  const { page, cdp, close } = await open(browser, { cpu: 4 });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.benchPainted !== undefined);
  await page.waitForLoadState('networkidle');
  // Nobody presses before the page is idle, which is some time after the network is.
  await page.waitForTimeout(1_000);
  const mount = await page.evaluate(() => (globalThis.benchPainted ?? 0) - (globalThis.benchStart ?? 0));
  await cdp.send('HeapProfiler.collectGarbage');
  const heap = (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);

  const figures: Record<string, number> = { mount, heap, nodes };
  for (const [name, selector] of Object.entries(presses)) {
    figures[name] = Math.max(...(await inputsOf(page, () => page.locator(selector).first().click())));
  }
  figures['frameWork'] =
    (await workOf(cdp, async () => void Object.assign(figures, await scroll(page)))) / scrolledFrames;
  await page.evaluate(() => Object.assign(globalThis.benchSeen, { typed: [], settled: [] }));
  let keys: readonly number[] = [];
  const typed = await workOf(cdp, async () => {
    keys = await inputsOf(page, async () => {
      await page.getByLabel('Search').focus();
      for (const letter of search) {
        await page.keyboard.press(letter);
        await page.waitForTimeout(200);
      }
    });
  });
  figures['keyWork'] = typed / search.length;
  figures['key'] = keys.toSorted((a, b) => a - b)[Math.floor(keys.length / 2)] ?? 0;
  figures['worstKey'] = Math.max(...keys);
  const { typed: times, settled } = await page.evaluate(() => globalThis.benchSeen);
  if (settled.length > 0)
    figures['settle'] = Math.max(
      ...times.map((time) => (settled.find((each) => each > time) ?? Infinity) - time),
    );
  await close();
  return figures;
}

/** A press that changes the screen, until the frame that shows it. */
export async function press(
  browser: Browser,
  url: string,
  context: BrowserContext,
  targets: readonly ((page: Page) => Locator)[],
): Promise<Figures> {
  const { page, close } = await open(browser, { cpu: 4 }, context);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  let last: number[] = [];
  for (const target of targets) {
    last = await inputsOf(page, () => target(page).click());
    await page.waitForLoadState('networkidle');
  }
  await close();
  return { frame: Math.max(...last) };
}

/**
 * Types into every text field of a form and leaves it with Tab, at a quarter of the machine's speed. Interactions
 * shorter than 16 ms are not reported, so they count as such.
 */
export async function typeInto(browser: Browser, url: string, context: BrowserContext): Promise<Figures> {
  const { page, close } = await open(browser, { cpu: 4 }, context);
  await page.goto(url);
  await page.getByRole('form').waitFor();
  await page.waitForLoadState('networkidle');
  for (const folded of await page.locator('summary').all()) await folded.click();
  const fields = page.locator('form input:is([type=text], [type=password], :not([type])):not([readonly])');
  const count = await fields.count();
  await page.evaluate(() => (globalThis.benchSeen.interactions = {}));
  let keys = 0;
  for (let at = 0; at < count; at += 1) {
    await fields.nth(at).focus();
    for (const key of [...'acme-2026', 'Tab']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
      keys += 1;
    }
  }
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => Object.values(globalThis.benchSeen.interactions));
  await close();
  return { keys, p98: times.toSorted((a, b) => b - a)[Math.floor(keys * 0.02)] ?? 16 };
}

/**
 * Takes steps one after another at a quarter of the machine's speed, each on an idle page. Interactions shorter than 16 ms
 * are not reported, so they count as such.
 */
export async function walk(
  browser: Browser,
  url: string,
  context: BrowserContext,
  steps: readonly ((page: Page) => Promise<unknown>)[],
): Promise<Figures> {
  const { page, close } = await open(browser, { cpu: 4 }, context);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  await page.evaluate(() => Object.assign(globalThis.benchSeen, { acted: [], interactions: {} }));
  for (const step of steps) {
    await step(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
  }
  const { acted, interactions } = await page.evaluate(() => globalThis.benchSeen);
  await close();
  const times = Object.values(interactions).toSorted((a, b) => b - a);
  return { count: acted.length, worst: times[0] ?? 16, p98: times[Math.floor(acted.length * 0.02)] ?? 16 };
}

/** Types a text into one field: the slowest letter, and the tasks of over 50 ms. */
export async function typeText(
  browser: Browser,
  url: string,
  { cpu, field, text }: { cpu: number; field(page: Page): Locator; text: string },
): Promise<Figures> {
  const { page, close } = await open(browser, { cpu });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.benchPainted !== undefined);
  await field(page).focus();
  // The list opens with the focus.
  await page.waitForTimeout(1_000);
  await page.evaluate(() => (globalThis.benchSeen.longTasks = []));
  const keys = await inputsOf(page, async () => {
    for (const letter of text) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(200);
    }
  });
  const { longTasks } = await page.evaluate(() => globalThis.benchSeen);
  await close();
  return { worstKey: Math.max(...keys), longTasks: longTasks.length };
}

/** Opens a list of options and types into its search: until it is open, the slowest letter, and until the last one has found. */
export async function openAndType(
  browser: Browser,
  url: string,
  { opener, text }: { opener(page: Page): Locator; text: string },
): Promise<Figures> {
  const { page, close } = await open(browser, { cpu: 4 });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.benchPainted !== undefined);
  // Nobody presses before the page is idle.
  await page.waitForTimeout(1_500);
  const openTime = await timeOf(page, () => opener(page).click());
  const keys: number[] = [];
  let found = 0;
  for (const letter of text) {
    const inputs = await inputsOf(page, async () => {
      found = await timeOf(page, () => page.keyboard.press(letter));
    });
    keys.push(...inputs);
  }
  await close();
  return { open: openTime, worstKey: Math.max(...keys), found };
}

/** From a press or a letter to the paint of other options. */
async function timeOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => Object.assign(globalThis.benchSeen, { acted: [], settled: [] }));
  await act();
  await page.waitForFunction(() => globalThis.benchSeen.settled.length > 0);
  await page.waitForTimeout(500);
  const { acted, settled } = await page.evaluate(() => globalThis.benchSeen);
  return (settled.at(-1) ?? Infinity) - (acted[0] ?? 0);
}

async function inputsOf(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => (globalThis.benchSeen.inputs = []));
  await act();
  await page.waitForFunction(() => globalThis.benchSeen.inputs.length > 0);
  await page.waitForTimeout(300);
  return page.evaluate(() => globalThis.benchSeen.inputs);
}

/** Busy time of the main thread, in milliseconds. */
async function workOf(cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await metric(cdp, 'TaskDuration');
  await act();
  return ((await metric(cdp, 'TaskDuration')) - before) * 1_000;
}

const scrolledFrames = 120;

async function scroll(page: Page): Promise<Figures> {
  const frames = await page.evaluate(async (count) => {
    const isLong = (element: Element): boolean => element.scrollHeight > 20_000;
    const scroller = [...document.querySelectorAll('*')].find(
      (element) => isLong(element) && /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    const whole = document.scrollingElement;
    const scrolled = scroller ?? (whole && isLong(whole) ? whole : undefined);
    if (!scrolled) throw new Error('Nothing on this page scrolls.');
    const before = scrolled.scrollTop;
    const times: number[] = [];
    while (times.length <= count) {
      times.push(await new Promise<number>(requestAnimationFrame));
      scrolled.scrollTop += 400;
    }
    if (scrolled.scrollTop <= before) throw new Error('The page did not scroll.');
    return times.slice(1).map((time, i) => time - (times[i] ?? time));
  }, scrolledFrames);
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    frameP95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    over33: frames.filter((frame) => frame > 34).length,
    over50: frames.filter((frame) => frame > 51).length,
  };
}
