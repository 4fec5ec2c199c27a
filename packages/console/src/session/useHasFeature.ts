import type { HasFeature } from '@millrace/ui/domain/forms';
import { isFeatureOn } from '@millrace/ui/domain/policies';
import { useStore } from 'jotai';
import { useCallback } from 'react';

import { useService } from '../data/service.ts';
import { sessionAtom } from '../scope/session.ts';

/**
 * Returns a function that checks whether a feature is on for the signed-in person's client. It reads the
 * session on each call, because a form keeps the function for its lifetime.
 */
export function useHasFeature(): HasFeature {
  const { config } = useService();
  const store = useStore();
  return useCallback(
    (toggle) => {
      const session = store.get(sessionAtom);
      return session.state === 'signedIn' && isFeatureOn(toggle, config.features, session.user.client.id);
    },
    [config.features, store],
  );
}
