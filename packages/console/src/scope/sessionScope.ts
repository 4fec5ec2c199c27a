import type { Client } from '@millrace/ui/contract';
import type { Session } from '@millrace/ui/domain/policies';
import { createStore } from 'jotai';

import { identityOf, sessionAtom } from './session.ts';

/** Everything that lives as long as one person is signed in, such as caches. */
export interface SessionScope {
  /** Increases with each scope. It is the key of the tree. */
  readonly number: number;
  readonly store: ReturnType<typeof createStore>;
  /** The client for all calls of the scope. */
  readonly client: Client;
  /** Calls back when all cached data must be cleared. */
  readonly onForget: (listener: () => void) => void;
  readonly forget: () => void;
  /** Adds a reason why a reload would lose something, such as unsaved input. */
  readonly engageWhile: (check: () => boolean) => void;
  /** Whether a reload would lose something: unsaved input, or what an open dialog holds. */
  readonly isEngaged: () => boolean;
}

export interface SessionScopes {
  current(): SessionScope;
  /** Admits a session: into this scope, or into a new one if it belongs to another person. */
  admit(session: Session): SessionScope;
  /** Clears all data without a next owner: the page is about to be left. */
  abandon(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Manages the current scope. Clearing a cache does not unmount its readers, so a change of person replaces
 * the query client, store and tree together (docs/threats.md T-10). The first person takes over the scope
 * without an owner, including the data that loaded along with the session.
 */
export function createSessionScopes(client: Client): SessionScopes {
  const listeners = new Set<() => void>();
  let owner: string | undefined;
  const create = (number: number): SessionScope => {
    const forgetListeners: (() => void)[] = [];
    const checks: (() => boolean)[] = [];
    return {
      number,
      store: createStore(),
      client,
      onForget: (listener) => forgetListeners.push(listener),
      forget: () => forgetListeners.forEach((listener) => listener()),
      engageWhile: (check) => checks.push(check),
      isEngaged: () => checks.some((check) => check()),
    };
  };
  let scope = create(1);
  const replace = () => {
    scope.forget();
    scope = create(scope.number + 1);
  };
  const notify = () => listeners.forEach((listener) => listener());
  return {
    current: () => scope,
    admit(session) {
      const identity = identityOf(session);
      const isOther = identity !== undefined && owner !== undefined && identity !== owner;
      if (isOther) replace();
      owner = identity ?? owner;
      scope.store.set(sessionAtom, session);
      notify();
      return scope;
    },
    abandon() {
      owner = undefined;
      replace();
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
