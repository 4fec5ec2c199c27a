import type { Page } from '@playwright/test';
import { admin, expect, openSignedIn, signIn, test } from './fixtures.ts';

/** Assets and API together. The configuration is part of the document. */
const mostRequests = 7;
/** For any number of pipelines. */
const mostNodes = 1_500;
/** One per row. Each animated element is a layer of its own to the browser. */
const mostAnimations = 10;

test('the first screen makes few requests and none twice', { tag: '@main' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    // The browser asks for the icon when it likes, and newer versions report it.
    if (!request.url().startsWith('data:') && !/\/icon-[^/]+\.svg$/.test(request.url()))
      requested.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(mostRequests);
  expect(new Set(requested).size, requested.join('\n')).toBe(requested.length);
});

test('the first screen makes no formatter', { tag: '@main' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const Made: unknown = Reflect.get(Intl, name);
      if (typeof Made !== 'function' || !/^[A-Z]/.test(name)) continue;
      const counted = new Proxy(Made, {
        construct(target, args) {
          performance.mark(`Intl.${name}`);
          return Reflect.construct(target, args);
        },
      });
      Object.defineProperty(Intl, name, { value: counted });
    }
  });
  const made = () =>
    page.evaluate(() =>
      performance.getEntriesByType('mark').flatMap(({ name }) => (name.startsWith('Intl.') ? [name] : [])),
    );
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(await made()).toEqual([]);
  await signIn(page);
  await expect
    .poll(made, { message: 'A page with figures is seen to make some.' })
    .toContain('Intl.NumberFormat');
});

/** Holds the script of the next document back. Returns a function that lets it load. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await page.waitForLoadState('networkidle');
  };
}

test(
  'the sign-in page takes input before the script has loaded, and the script keeps it',
  { tag: '@main' },
  async ({ page }) => {
    const letLoad = await holdScript(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.pressSequentially(admin.email);
    await page.getByLabel('Password', { exact: true }).pressSequentially(admin.password.slice(0, 4));
    const heading = page.getByRole('heading', { level: 1, name: 'Sign in' });
    const [before, field] = [await heading.boundingBox(), await email.elementHandle()];
    await letLoad();
    await expect(page).toHaveTitle('Sign in · Millrace');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    expect(await heading.boundingBox()).toEqual(before);
    expect(await field?.evaluate((element) => element.isConnected), 'The field is the same element.').toBe(
      true,
    );
    await page.keyboard.type(admin.password.slice(4));
    await expect(email).toHaveValue(admin.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
);

test('a form that is sent before the script has loaded is sent by it, and never by the browser', async ({
  page,
}) => {
  const letLoad = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await signIn(page);
  await expect(page).toHaveURL(/\/login$/);
  await letLoad();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('what is typed into the sign-up page before its script has loaded is kept', async ({ page }) => {
  const letLoad = await holdScript(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('new@acme.example');
  await page.getByLabel('First name').fill('Nour');
  await letLoad();
  await page.getByLabel('Last name').pressSequentially('Haddad');
  await expect(page.getByLabel('First name')).toHaveValue('Nour');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
});

const signedOutPages = {
  '/signup': 'Create your account',
  '/email-signup': 'Sign up with your email',
  '/email-sent': 'Check your inbox',
  '/verify-email': 'Verify your email address',
  '/inactive-client': 'Your access is turned off',
  '/reset-password?token=x': 'Choose a new password',
  '/user-confirmation/x': 'Finish creating your account',
  '/user-invite/x': 'Accept your invitation',
  '/privacy': 'Privacy policy',
  '/tos': 'Terms of service',
};

test('every signed-out page is shown before the script has loaded, which adopts it', async ({
  page,
  twin,
}) => {
  for (const status of [400, 404]) twin.refusals.add(status);
  for (const [path, heading] of Object.entries(signedOutPages)) {
    await test.step(path, async () => {
      await page.context().clearCookies({ name: 'csrftoken' });
      const letLoad = await holdScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const main = await page.locator('main').elementHandle();
      await letLoad();
      await expect(page).toHaveTitle(/ · Millrace$/);
      expect(await main?.evaluate((element) => element.isConnected), 'It is the same element.').toBe(true);
      await page.unrouteAll();
    });
  }
});

test('someone who is signed in never sees the sign-in page', async ({ page }) => {
  await openSignedIn(page, '/privacy');
  const seen: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      const text = heading?.checkVisibility() && heading.textContent;
      if (text) void Reflect.get(globalThis, 'noteHeading')(text);
    }).observe(document, { childList: true, subtree: true });
  });
  const letLoad = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('main', { name: 'Loading Millrace' })).toBeVisible();
  await letLoad();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(seen).not.toContain('Sign in');
});

test(
  'a token that arrives while the script loads leaves the page that the document shows',
  { tag: '@main' },
  async ({ page }) => {
    const letLoad = await holdScript(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const main = await page.locator('main').elementHandle();
    // As from the answer to the page before, or to another tab.
    await page.context().addCookies([{ name: 'csrftoken', value: 'late', url: page.url() }]);
    await letLoad();
    await expect(page).toHaveTitle('Sign in · Millrace');
    expect(await main?.evaluate((element) => element.isConnected), 'It is the same element.').toBe(true);
  },
);

test('the picture beside the form is not loaded before the form is painted', async ({ page }) => {
  await page.goto('/login');
  const marksLoadedAt = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => /marks-.*\.svg/.test(name))?.startTime ??
        0,
    );
  await expect.poll(marksLoadedAt).toBeGreaterThan(0);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(await marksLoadedAt()).toBeGreaterThan(painted ?? Infinity);
});

test('the list makes two API requests, each once, and renders few elements', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const live = page.getByText('Live updates on', { exact: true });
  await expect(live).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') calls.push(pathname + search);
  });
  await page.reload();
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  // Starting live updates costs no read while the page is new (delayed refetch, A-71).
  await expect(live).toBeVisible();
  expect(calls.length, calls.join('\n')).toBe(2);
  expect(new Set(calls).size).toBe(2);
  expect(await page.locator('*').count()).toBeLessThanOrEqual(mostNodes);
});

test('a list that loads animates its rows, and not each of their bars', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  await page.waitForLoadState('networkidle');
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/source\/\?/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Sources' }).click();
  const skeleton = page.getByRole('status', { name: 'Loading sources' });
  await expect(skeleton).toBeVisible();
  const animations = await skeleton.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(animations).toBeGreaterThan(0);
  expect(animations).toBeLessThanOrEqual(mostAnimations);
  held.resolve();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('documents come with the strict policy and are never stored', { tag: '@main' }, async ({ request }) => {
  const { headers, nonce } = await request.get('/login').then(async (answer) => ({
    headers: answer.headers(),
    nonce: /nonce="([^"]+)"/.exec(await answer.text())?.[1],
  }));
  expect(nonce?.length).toBeGreaterThanOrEqual(16);
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['cache-control']).toContain('no-store');
});

test('an answer that comes before the prepared page is adopted waits for it', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  const me = await (await page.request.get('/api/v1/user/me/')).text();
  // The answer is there in the same task, as after a task that kept the browser busy.
  await page.addInitScript((answer) => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/user/me/')) return fetch(input, init);
      const headers = { 'Content-Type': 'application/json' };
      return Promise.resolve(new Response(answer, { headers }));
    };
  }, me);
  for (const path of ['/pipelines/list', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
});
