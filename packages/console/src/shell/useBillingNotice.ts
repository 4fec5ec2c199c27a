import { billingNotice, billingState, type BillingNotice } from '@millrace/ui/domain';
import { useAtom, useAtomValue } from 'jotai';
import { useLocation } from 'wouter';

import { dismissedBillingAtom } from './dismissedBilling.ts';
import { sessionAtom } from '../session/session.ts';
import { isBilling } from '../session/useEndedAccess.ts';
import { useNow } from '../session/useNow.ts';
import { useTimeZone } from '../session/useTimeZone.ts';

interface ShownBillingNotice {
  readonly notice: BillingNotice;
  onDismiss(): void;
}

/** The banner about trial or payment, unless it was dismissed or the page is about billing itself. */
export function useBillingNotice(): ShownBillingNotice | undefined {
  const session = useAtomValue(sessionAtom);
  const [path] = useLocation();
  const [dismissed, dismiss] = useAtom(dismissedBillingAtom);
  const now = useNow();
  const timeZone = useTimeZone();
  if (session.state !== 'signedIn' || isBilling(path)) return undefined;
  const notice = billingNotice(billingState(session.user.client, now), { now, timeZone });
  if (notice === null || (notice.isDismissible && notice.title === dismissed)) return undefined;
  return { notice, onDismiss: () => dismiss(notice.title) };
}
