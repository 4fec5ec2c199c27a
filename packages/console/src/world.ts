import type { Session } from '@millrace/ui/domain';
import { createStore } from 'jotai';

import { sessionAtom } from './atoms/session.ts';
import { identityOf } from './session/readSession.ts';

/** All that was read and done for one person. */
export interface World {
  /** Grows with each world; keys the tree. */
  readonly number: number;
  readonly store: ReturnType<typeof createStore>;
  /** Calls back when everything that was read is to be forgotten. */
  readonly onForget: (listener: () => void) => void;
  readonly forget: () => void;
}

export interface Worlds {
  current(): World;
  /** Lets a session in: into this world, or into a new one when it belongs to somebody else. */
  admit(session: Session): World;
  /** Forgets everything, for nobody in particular: the page is about to be left. */
  abandon(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Holds the one world there is. Emptying a cache does nothing for readers that are on screen, so a change of person
 * replaces query client, store and tree together (docs/threats.md T-10). A world that nobody owns yet is taken over:
 * what was read while the session was asked for is the owner's.
 */
export function createWorlds(): Worlds {
  const listeners = new Set<() => void>();
  let owner: string | undefined;
  const create = (number: number): World => {
    const forgetters: (() => void)[] = [];
    return {
      number,
      store: createStore(),
      onForget: (listener) => forgetters.push(listener),
      forget: () => forgetters.forEach((listener) => listener()),
    };
  };
  let world = create(1);
  const replace = () => {
    world.forget();
    world = create(world.number + 1);
  };
  const tell = () => listeners.forEach((listener) => listener());
  return {
    current: () => world,
    admit(session) {
      const identity = identityOf(session);
      const isOther = identity !== undefined && owner !== undefined && identity !== owner;
      if (isOther) replace();
      owner = identity ?? owner;
      world.store.set(sessionAtom, session);
      tell();
      return world;
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
