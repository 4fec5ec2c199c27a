import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { identityOf } from '../session/readSession.ts';
import { sessionAtom } from '../session/session.ts';
import { createDraftStorage, type DraftStorage } from './draftStorage.ts';

/** The drafts of the signed-in person. Another person gets another tree with other drafts. */
export function useDraftStorage(): DraftStorage {
  const identity = identityOf(useAtomValue(sessionAtom)) ?? 'nobody';
  const [drafts] = useState(() => createDraftStorage({ identity, storage: () => sessionStorage }));
  return drafts;
}
