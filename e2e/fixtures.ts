import { expect, test as base, type Page } from '@playwright/test';
import type { Toxic } from '@millrace/mocks';

/** An admin who exists in every scenario. */
export const admin = { email: 'admin@acme.example', password: 'millrace-demo' };

/** The heading of the page at the origin after signing out. */
export const landing = 'All your data in one warehouse';

export interface Twin {
  /** Selects this test's own service. */
  readonly id: string;
  /** Advances the service's clock. */
  readonly advance: (ms: number) => Promise<void>;
  /**
   * Advances the clock, again and again, until the check passes: a request that waits for the clock may not have reached
   * the service yet. The check states its own short timeout.
   */
  readonly advanceUntil: (ms: number, check: () => Promise<void>) => Promise<void>;
  /** Status codes and network errors that the test expects; the browser's messages about them are not complaints. */
  readonly refusals: Set<number | string>;
  /** Replaces the faults of calls. */
  readonly spoil: (...toxics: readonly Toxic[]) => Promise<void>;
}

/** The browser's messages about a connection that a fault breaks. */
const brokenConnections: Readonly<Partial<Record<Toxic['kind'], string>>> = {
  network: 'ERR_CONNECTION_RESET',
  lost: 'ERR_CONNECTION_RESET',
  truncated: 'ERR_CONTENT_LENGTH_MISMATCH',
};

/**
 * What the browser says of a socket that ends in an unlucky moment: the page is left while it connects, or the network is
 * lost between the time when pusher-js finds it open and the next task, in which it sends.
 */
const socketEnded =
  /^WebSocket is already in CLOSING or CLOSED state\.$|^WebSocket connection to .* closed before the connection is established|^(Firefox can’t establish a|The) connection to (the server at )?wss?:/;
/** What Firefox says of a font that was loading when its page was left (`NS_BINDING_ABORTED`). */
const fontLeft = /^download failed \(font-family: .* status=2152398850\b/;

/**
 * In Firefox, Playwright fills a field by setting its value in the page's own world, where React overlooks the change.
 * This inserts the text as typing does.
 */
function insertAsTyped() {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set() {},
  });
}

/**
 * Firefox 153 crashes when a script reads this property of a dialog whose title was mounted again. Without it, axe
 * follows the ids of `aria-labelledby`, as assistive technology gets them.
 */
const hideCrashingProperty = () => Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements');

/**
 * Reports a render between the browser's entry of a character and its handler. It would put the old text back, React
 * would see no change, and the character would be lost. It takes chance to meet such a render, so each test looks for it.
 */
function watchTypedText() {
  // Tests may replace the clock later.
  const later = setTimeout.bind(window);
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    const { get, set, ...rest } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
    let entered: EventTarget | null = null;
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLElement) || !target.matches('input, textarea')) return;
        entered = target;
        const handled = () => (entered = null);
        target.addEventListener('input', handled, { once: true });
        // While a page is hydrated, React may stop the event before it reaches the field.
        later(() => {
          target.removeEventListener('input', handled);
          if (entered === target) handled();
        });
      },
      true,
    );
    Object.defineProperty(prototype, 'value', {
      ...rest,
      get,
      set(this: HTMLInputElement | HTMLTextAreaElement, text: unknown) {
        if (entered === this && get?.call(this) !== String(text))
          console.error('A render replaced typed text before it was handled.');
        set?.call(this, text);
      },
    });
  }
}

/**
 * Notes when what has the focus is removed and nothing has got the focus instead: `lostFocus` says what it was. A keyboard
 * would begin at the top of the page again, and a screen reader would lose its place.
 */
function watchFocus() {
  const later = setTimeout.bind(window);
  let focused: Element | null = null;
  let opener: Element | null = null;
  let lost = '';
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, () => (lost = ''), true);
  addEventListener(
    'focusin',
    ({ target }) => {
      const next = target instanceof Element ? target : null;
      const dialog = next?.closest('[role=dialog], [role=alertdialog]');
      if (dialog && !dialog.contains(focused)) opener = focused;
      focused = next;
      lost = '';
    },
    true,
  );
  const lostFocus = () => (document.activeElement === document.body ? lost : '');
  Object.assign(window, { lostFocus });
  new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    // A dialog that a key opened while nothing had the focus has nothing to return it to.
    const isFromNothing = focused.closest('[role=dialog], [role=alertdialog]') && !opener;
    const what = `${focused.localName} “${focused.getAttribute('aria-label') ?? focused.textContent}”`;
    focused = null;
    if (isFromNothing) return;
    lost = what;
    // The next screen may take a while to load, most of all on a machine that does other things. Tests that end sooner
    // look at their end.
    later(() => {
      if (lostFocus() === what) console.error(`The focus was lost when ${what} was removed.`);
    }, 15_000);
  }).observe(document, { childList: true, subtree: true });
}

/** What had the focus when it was removed, if nothing has it now. */
const lostFocus = (page: Page) => page.evaluate<string>('globalThis.lostFocus?.() ?? ""').catch(() => '');

interface Fixtures {
  /** The scenario of the test's service. @default 'busyAccount' */
  scenario: string;
  /** Whether the service sends fields that the specification does not show. @default true */
  hasAssumedFields: boolean;
  twin: Twin;
  /** Browser errors, including violations of the content policy (T-02, T-03). A test with any of them fails. */
  complaints: string[];
}

/** Each test has its own service, which ends with the test, so tests never share data. */
export const test = base.extend<Fixtures>({
  scenario: ['busyAccount', { option: true }],

  hasAssumedFields: [true, { option: true }],

  twin: async ({ request, scenario, hasAssumedFields }, use) => {
    const answer = await request.post('/__twin/sessions', {
      data: { scenario, has_assumed_fields: hasAssumedFields },
    });
    const { id }: Pick<Twin, 'id'> = await answer.json();
    const session = `/__twin/sessions/${id}`;
    // Every page checks whether anyone is signed in; 401 means nobody is. Requests that a test aborts or takes offline
    // fail with exactly these messages. The page may send a request in the moment before it learns that the network is
    // down.
    const refusals = new Set<number | string>([401, 'ERR_FAILED', 'ERR_INTERNET_DISCONNECTED']);
    const advance = async (ms: number) => {
      await request.post(`${session}/clock`, { data: { advance_ms: ms } });
    };
    await use({
      id,
      refusals,
      advance,
      advanceUntil: (ms, check) =>
        expect(async () => {
          await advance(ms);
          await check();
        }).toPass({ timeout: 20_000 }),
      async spoil(...toxics) {
        for (const toxic of toxics) {
          if (toxic.kind === 'status') refusals.add(toxic.status);
          const error = brokenConnections[toxic.kind];
          if (error) refusals.add(error);
        }
        await request.put(`${session}/toxics`, { data: toxics });
      },
    });
    await request.delete(session);
  },

  context: async ({ context, twin, baseURL, browserName }, use) => {
    if (browserName === 'firefox') {
      await context.addInitScript(insertAsTyped);
      await context.addInitScript(hideCrashingProperty);
    }
    await context.addInitScript(watchTypedText);
    await context.addInitScript(watchFocus);
    await context.addCookies([{ name: 'twin', value: twin.id, url: baseURL ?? '' }]);
    await use(context);
  },

  complaints: [
    async ({ page, twin, hasAssumedFields }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => {
        // Firefox reports the socket as an error of the page.
        if (!socketEnded.test(message)) complaints.push(message);
      });
      page.on('console', (message) => {
        const text = message.text();
        // For a request or a socket.
        const [, status, error = ''] =
          /^Failed to load resource: .* status of (\d+)|\bnet::(\w+)/.exec(text) ?? [];
        // The call is only proposed, so it goes with the fields beyond the specification.
        const isProposed = !hasAssumedFields && message.location().url.includes('/api/v1/activity/');
        const isExpected = isProposed || twin.refusals.has(Number(status)) || twin.refusals.has(error);
        if (!['error', 'warning'].includes(message.type()) || isExpected) return;
        if (socketEnded.test(text) || fontLeft.test(text)) return;
        // These messages do not name the failed request.
        complaints.push(status ? `${text} ${message.location().url}` : text);
      });
      await use(complaints);
      await expect.poll(() => lostFocus(page), 'Something has the focus.').toBe('');
      // Reads that a test does not wait for may still be pending in its routes.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints, 'The browser has nothing to complain of.').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Takes the network offline or online. A browser that started offline does not notify its pages by itself. */
export async function setOffline(page: Page, isOffline: boolean) {
  await page.context().setOffline(isOffline);
  // The browser's own notice may come later than the next action.
  await page.waitForFunction((is) => navigator.onLine !== is, isOffline);
  await page.evaluate((type) => dispatchEvent(new Event(type)), isOffline ? 'offline' : 'online');
}

/** Signs in with the form. */
export async function signIn(page: Page, person = admin) {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The headers of a write that a test sends itself. */
export async function writeHeaders({ request }: Page): Promise<Record<string, string>> {
  const { cookies } = await request.storageState();
  return { 'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' };
}

/** Signs a person in, in the browser of a page but outside of it. */
export async function signInBeside(page: Page, { email, password } = admin) {
  const { request } = page;
  // The first read sets the cookie whose value every write repeats.
  await request.get('/api/v1/user/me/');
  const answer = await request.post('/api/v1/login/', {
    form: { email, password },
    headers: await writeHeaders(page),
  });
  expect(answer.ok()).toBe(true);
}

/** Opens an address as a person who has signed in before, without the form. */
export async function openSignedIn(page: Page, path: string, person = admin) {
  // A page that is open from before may just be authorising its channels, with the token that signing in replaces.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await signInBeside(page, person);
  await page.goto(path);
}

/** Removes the browser's messages about a failure that the test expected. */
export function forgive(complaints: string[], expected: RegExp) {
  const others = complaints.filter((complaint) => !expected.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

/** Starts the console with other values in its configuration. */
export const configure = (page: Page, values: Readonly<Record<string, unknown>>): Promise<unknown> =>
  // The document is parsed by then, and the console has not started.
  page.addInitScript((changed) => {
    document.addEventListener('readystatechange', () => {
      const config = document.getElementById('millrace-config')?.firstChild;
      if (document.readyState !== 'interactive' || !(config instanceof Text)) return;
      config.data = JSON.stringify({ ...JSON.parse(config.data), ...changed });
    });
  }, values);
