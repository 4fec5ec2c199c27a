import { safeReturnPath } from '@millrace/ui/domain/routes';

import { storedText } from '../kit/storedText.ts';

/** Where a session ended that nothing unsaved kept open. It survives the redirect to the origin root (spec §2). */
export interface EndedSession {
  /** The path to return to after signing in; left out unless this document follows such a redirect. */
  readonly returnTo?: string;
  /** Stores the path before the redirect. */
  readonly note: (path: string) => void;
}

/** Reads the path once, so that a reload shows the plain sign-in page. */
export function createEndedSession(storage: () => Storage): EndedSession {
  const stored = storedText(storage, 'millrace.sessionEndedAt');
  const path = stored.read();
  if (path) stored.write('');
  return { ...(path && { returnTo: safeReturnPath(path) }), note: (at) => void stored.write(at) };
}
