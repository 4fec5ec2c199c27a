import type { Session } from '@millrace/ui/domain/policies';
import { atom } from 'jotai';

/** The current session. All parts of the page read it here. */
export const sessionAtom = atom<Session>({ state: 'booting' });

/**
 * The owner of the data that a page may contain; `undefined` while unknown. When it changes, all cached data
 * is dropped (docs/threats.md T-10).
 */
export function identityOf(session: Session): string | undefined {
  if (session.state === 'booting' || session.state === 'unavailable') return undefined;
  return session.state === 'signedIn' ? `${session.user.client.id}:${session.user.id}` : 'nobody';
}
