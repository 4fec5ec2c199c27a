import { requiredContext } from '../kit/requiredContext.ts';
import type { EndedSession } from './endedSession.ts';
import type { RefreshMemory } from './refresh.ts';
import type { SessionManager } from './sessionManager.ts';

/** What opens and ends the session of a page, and what its documents remember of it. */
export interface SessionServices {
  readonly sessionManager: SessionManager;
  readonly refreshMemory: RefreshMemory;
  readonly endedSession: EndedSession;
  /** Whether this document opened without a CSRF token, and so without a session. */
  readonly isGuest: boolean;
  /** Called once the page is rendered, which includes that it has adopted the markup of the document. */
  readonly onShown: () => void;
}

export const [SessionProvider, useSession] = requiredContext<SessionServices>('SessionProvider');
