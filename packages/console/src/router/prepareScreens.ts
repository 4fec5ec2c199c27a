import { matchRoute, redirectTarget, type RouteName } from '@millrace/ui/domain/routes';

import type { LateCode } from '../kit/lateCode.ts';

/** The time that what is on screen has for itself, in milliseconds. */
const headStartMs = 3_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Not every browser has `requestIdleCallback`. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

/** Whether the person asked for less traffic. Only some browsers tell. */
const savesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
};

/** Links of lists have a query, which is no part of the route. */
const matchHref = (href: string) => matchRoute(href.replace(/[?#].*/, ''));

const screenAt = (href: string): RouteName | undefined => {
  const match = matchHref(href);
  const target = match ? redirectTarget(match) : undefined;
  return target === undefined ? match?.name : matchHref(target)?.name;
};

/**
 * Loads the code of screens and dialogs that are one press away, one after the other when the page is idle, so that they
 * open at once and without a network. Not if the person saves data.
 */
export async function prepareScreens(
  hrefs: readonly string[],
  codeOf: (name: RouteName) => Pick<LateCode<unknown>, 'prepare'>,
  dialogs: readonly { prefetch(): Promise<void> }[] = [],
): Promise<void> {
  if (savesData()) return;
  await pause(headStartMs);
  for (const dialog of dialogs) {
    await whenIdle();
    await dialog.prefetch();
  }
  for (const href of hrefs) {
    const name = screenAt(href);
    if (!name) continue;
    await whenIdle();
    await codeOf(name).prepare();
  }
}
