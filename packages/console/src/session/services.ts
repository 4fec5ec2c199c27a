import type { Client, RuntimeConfig } from '@millrace/ui/contract';
import { createContext, use } from 'react';

import type { ServerClock } from '../data/client/serverClock.ts';
import type { Navigator } from '../router/navigator.ts';
import type { RedirectBudget } from '../router/redirectBudget.ts';
import type { ScreenChunks, Screens, ShellChunks } from '../router/screens.ts';
import type { EndedSession } from './endedSession.ts';
import type { RefreshMemory } from './refresh.ts';
import type { SessionManager } from './sessionManager.ts';
import type { SessionScope } from '../scope/sessionScope.ts';

/** The services that containers use. createServices.ts creates them once for a page. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly client: Client;
  readonly clock: ServerClock;
  readonly sessionManager: SessionManager;
  readonly screens: Screens;
  readonly chunks: ScreenChunks;
  readonly shell: ShellChunks;
  readonly navigator: Navigator;
  readonly redirects: RedirectBudget;
  readonly refreshMemory: RefreshMemory;
  readonly endedSession: EndedSession;
  /** Whether this document opened without a CSRF token, and so without a session. */
  readonly isGuest: boolean;
  /** Called once the page is rendered, which includes that it has adopted the markup of the document. */
  readonly onShown: () => void;
  /** Replaces this document by another one. */
  readonly leaveFor: (address: string) => void;
  readonly reload: () => void;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it.');
  return services;
}

const ScopeContext = createContext<SessionScope | null>(null);
export const ScopeProvider = ScopeContext.Provider;

/** The session scope of the current tree. */
export function useScope(): SessionScope {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('useScope needs a ScopeProvider above it.');
  return scope;
}
