import type { Client } from '@millrace/ui/contract';
import { openedToken } from '@millrace/ui/domain/policies';
import { failed, loading, problemOf, ready, type Remote } from '@millrace/ui/domain/remote';
import { useCallback, useEffect, useState } from 'react';

import { replaceAddress } from '../router/location.ts';
import { useScope } from '../scope/useScope.ts';

/** Reads a token once and removes it from the address, so that it is not left in the history (docs/threats.md T-19). */
export function useToken(read: () => string | null | undefined, cleanPath: string): string | undefined {
  const [token] = useState(() => {
    const found = read();
    return !found || found === openedToken ? undefined : found;
  });
  useEffect(() => replaceAddress(cleanPath), [cleanPath]);
  return token;
}

/** The check of a link's token. Before a session, the query cache is not loaded. */
export interface LinkCheck<Owner> {
  /** `undefined` without a token. */
  readonly link: Remote<Owner> | undefined;
  readonly retry: () => void;
}

/** Checks a token when the page opens. @param check stable, such as a function of a module */
export function useLinkCheck<Owner>(
  token: string | undefined,
  check: (client: Client, token: string) => Promise<Owner>,
): LinkCheck<Owner> {
  const { client } = useScope();
  const [link, setLink] = useState<Remote<Owner>>(loading);
  const run = useCallback(
    () =>
      token === undefined
        ? undefined
        : void check(client, token).then(
            (owner) => setLink(ready(owner)),
            (error: unknown) => setLink(failed(problemOf(error))),
          ),
    [client, check, token],
  );
  useEffect(() => run(), [run]);
  const retry = () => {
    setLink(loading);
    run();
  };
  return { link: token === undefined ? undefined : link, retry };
}
