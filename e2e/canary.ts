import type { Page } from '@playwright/test';

/** Everything that outlives a form or leaves the page, as one text. */
export async function traces(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      databases,
      caches,
    ]);
  });
  return stored + (await page.content());
}

/** Watches where secrets go: the requests that contain one, and what the page logs. */
export function watchFor(page: Page, secrets: readonly string[]) {
  const sent = new Set<string>();
  const logged: string[] = [];
  const isIn = (text: string) => secrets.some((secret) => text.includes(secret));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const around = `${search} ${JSON.stringify(request.headers())}`;
    if (isIn(around) || isIn(pathname)) sent.add(`${request.method()} ${pathname} outside of its body`);
    else if (isIn(request.postData() ?? '')) sent.add(`${request.method()} ${pathname}`);
  });
  page.on('console', (message) => {
    if (isIn(message.text())) logged.push(message.text());
  });
  return { sent, logged };
}
