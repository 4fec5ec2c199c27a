import { billingNotice, billingState, type BillingNotice } from '@millrace/ui/domain/policies';
import { atom, useAtom, useAtomValue } from 'jotai';

import { storedText } from '../kit/storedText.ts';
import { usePath } from '../router/location.ts';
import { sessionAtom } from '../scope/session.ts';
import { useNow, useTimeZone } from '../session/present.tsx';
import { isBilling } from '../session/useEndedAccess.ts';

const stored = storedText(() => sessionStorage, 'millrace.dismissedBilling');

const chosenAtom = atom<string | null>(null);

/** The title of the billing banner dismissed in this tab. A banner with another title shows again. */
const dismissedBillingAtom = atom(
  (get) => get(chosenAtom) ?? stored.read(),
  (_, set, title: string) => {
    set(chosenAtom, title);
    stored.write(title);
  },
);

interface ShownBillingNotice {
  readonly notice: BillingNotice;
  onDismiss(): void;
}

/** What the account should know about its trial or payment. */
export function useAnyBillingNotice(): BillingNotice | null {
  const session = useAtomValue(sessionAtom);
  const now = useNow();
  const timeZone = useTimeZone();
  return session.state === 'signedIn'
    ? billingNotice(billingState(session.user.client, now), { now, timeZone })
    : null;
}

/** The banner about trial or payment once it is urgent, unless it was dismissed or the page is about billing itself. */
export function useBillingNotice(): ShownBillingNotice | undefined {
  const notice = useAnyBillingNotice();
  const path = usePath();
  const [dismissed, dismiss] = useAtom(dismissedBillingAtom);
  if (notice === null || notice.brief !== undefined || isBilling(path)) return undefined;
  if (notice.isDismissible && notice.title === dismissed) return undefined;
  return { notice, onDismiss: () => dismiss(notice.title) };
}
