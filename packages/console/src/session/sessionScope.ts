import type { Client } from '@millrace/ui/contract';
import type { Session } from '@millrace/ui/domain/policies';
import { createStore } from 'jotai';

import { sessionAtom } from './session.ts';
import { identityOf } from './readSession.ts';

/** What lives as long as one person is signed in: all that was read and done for them. */
export interface SessionScope {
  /** Grows with each scope; keys the tree. */
  readonly number: number;
  readonly store: ReturnType<typeof createStore>;
  /** Makes the calls of everything that belongs to the scope. */
  readonly client: Client;
  /** Calls back when everything that was read is to be forgotten. */
  readonly onForget: (listener: () => void) => void;
  readonly forget: () => void;
  /** Adds a reason why a reload would lose something, such as unsaved input. */
  readonly engageWhile: (check: () => boolean) => void;
  /** Whether a reload would lose something: unsaved input, or what an open dialog holds. */
  readonly isEngaged: () => boolean;
}

export interface SessionScopes {
  current(): SessionScope;
  /** Lets a session in: into this scope, or into a new one when it belongs to somebody else. */
  admit(session: Session): SessionScope;
  /** Forgets everything, for nobody in particular: the page is about to be left. */
  abandon(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Holds the one scope there is. Emptying a cache does nothing for readers that are on screen, so a change of person
 * replaces query client, store and tree together (docs/threats.md T-10). A scope that nobody owns yet is taken over:
 * what was read while the session was asked for is the owner's.
 */
export function createSessionScopes(client: Client): SessionScopes {
  const listeners = new Set<() => void>();
  let owner: string | undefined;
  const create = (number: number): SessionScope => {
    const forgetters: (() => void)[] = [];
    const checks: (() => boolean)[] = [];
    return {
      number,
      store: createStore(),
      client,
      onForget: (listener) => forgetters.push(listener),
      forget: () => forgetters.forEach((listener) => listener()),
      engageWhile: (check) => checks.push(check),
      isEngaged: () => checks.some((check) => check()),
    };
  };
  let scope = create(1);
  const replace = () => {
    scope.forget();
    scope = create(scope.number + 1);
  };
  const tell = () => listeners.forEach((listener) => listener());
  return {
    current: () => scope,
    admit(session) {
      const identity = identityOf(session);
      const isOther = identity !== undefined && owner !== undefined && identity !== owner;
      if (isOther) replace();
      owner = identity ?? owner;
      scope.store.set(sessionAtom, session);
      tell();
      return scope;
    },
    abandon() {
      owner = undefined;
      replace();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
