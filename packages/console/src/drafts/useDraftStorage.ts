import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { sessionAtom } from '../session/session.ts';
import { createDraftStorage, type DraftStorage } from './draftStorage.ts';
import { identityOf } from '../session/readSession.ts';

/** The drafts of the signed-in person. Another person gets another tree with other drafts. */
export function useDraftStorage(): DraftStorage {
  const identity = identityOf(useAtomValue(sessionAtom)) ?? 'nobody';
  const [drafts] = useState(() => createDraftStorage({ identity, storage: () => sessionStorage }));
  return drafts;
}
