import type { RouteName } from '@millrace/ui/domain/routes';

import { whenOnline } from '../kit/network.ts';

/** The only screens that may follow a third party's script in its document: nothing secret is typed or shown there. */
const withoutSecrets: ReadonlySet<RouteName | undefined> = new Set<RouteName>([
  'signup',
  'emailSignup',
  'emailSent',
  'privacy',
  'terms',
]);

/** What keeps entries over the restart, once a third party's script has been loaded into this document. */
let keepEntries: (() => Promise<void>) | undefined;

/**
 * Notes that a third party's script is about to be loaded into this document. What it leaves behind, such as listeners,
 * ends with the document only, so every screen with secrets gets a new one.
 *
 * @param keep called before the document is replaced, which waits for it
 */
export const restartBeforeSecrets = (keep: () => Promise<void>): void => void (keepEntries = keep);

/** Whether this document must not show a screen. */
export const needsRestart = (screen: RouteName | undefined): boolean =>
  keepEntries !== undefined && !withoutSecrets.has(screen);

/**
 * Loads the document again, with the address and the history's state as they are. Without a network it waits, because the
 * page would be lost. Returns a function that stops the wait.
 */
export function restart(reload: () => void): () => void {
  let isWanted = true;
  const end = async () => {
    await whenOnline();
    await keepEntries?.();
    if (isWanted) reload();
  };
  void end();
  return () => {
    isWanted = false;
  };
}
