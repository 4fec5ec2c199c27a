import { memoizePerObject } from '../kit/memoizePerObject.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { identityOf, sessionAtom } from '../scope/session.ts';
import type { SessionScope } from '../scope/sessionScope.ts';
import { useScope } from '../scope/useScope.ts';
import { createDraftStorage, type DraftStorage } from './draftStorage.ts';

/** In milliseconds: two sentences that are shown once. */
const noticeMs = 10_000;

/** The drafts of a scope outlast its forms, also where the browser stores nothing. */
const draftsOf = memoizePerObject(({ store }: SessionScope): DraftStorage => {
  let hasWarned = false;
  const onUnstored = () => {
    if (hasWarned) return;
    hasWarned = true;
    store.get(toastsAtom).show(
      {
        tone: 'caution',
        title: 'Your browser does not store drafts.',
        description: 'Save your work before you reload or close this page.',
      },
      { duration: noticeMs },
    );
  };
  const identity = identityOf(store.get(sessionAtom)) ?? 'nobody';
  return createDraftStorage({ identity, storage: () => sessionStorage, onUnstored });
});

/** The drafts of the signed-in person. Another person gets another tree with other drafts. */
export const useDraftStorage = (): DraftStorage => draftsOf(useScope());
