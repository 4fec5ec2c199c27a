import { createPortalSession, createSetupIntent, isWebAddress, type CallResult } from '@millrace/ui/contract';
import type { ProductId } from '@millrace/ui/domain/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { storedText } from '../../kit/storedText.ts';
import { useScope } from '../../scope/useScope.ts';
import { useSession } from '../../session/useSession.ts';
import { useAction } from '../../writes/useAction.ts';
import { intentOf, writeCardEntry, type CardEntry } from './cardEntry.ts';
import { openPortalWindow, type PortalWindow } from './openPortal.ts';

/** What this tab remembers while a card is entered. */
export const storedEntry = storedText(() => sessionStorage, 'millrace.cardEntry');

/** The address of the portal; `null` if the service gives none that can be opened (spec §8). */
const addressOf = ({ success, portalSessionUrl }: CallResult<typeof createPortalSession>): string | null =>
  success && portalSessionUrl && isWebAddress(portalSessionUrl) ? portalSessionUrl : null;

/** Opens the billing portal, in a window that the press has opened. Once it is closed, the account is read again. */
export function usePortal() {
  const { client } = useScope();
  const { sessionManager } = useSession();
  const queryClient = useQueryClient();
  const [address, setAddress] = useState<string>();
  const [hasNone, setHasNone] = useState(false);
  const [isOver, setOver] = useState(false);
  const action = useAction(async (opened: PortalWindow | null) => {
    setAddress(undefined);
    setHasNone(false);
    setOver(false);
    try {
      const found = addressOf(await client(createPortalSession, {}));
      if (found === null) {
        opened?.close();
        setHasNone(true);
      } else if (opened) {
        opened.show(found, () => {
          void sessionManager.verify();
          void queryClient.invalidateQueries({ queryKey: [createPortalSession.resource] });
        });
      } else setAddress(found);
    } catch (thrown) {
      opened?.close();
      throw thrown;
    }
  }, createPortalSession);
  return {
    portal: {
      isPending: action.isPending,
      address,
      problem: isOver ? undefined : (action.problem ?? (hasNone ? ({ kind: 'schema' } as const) : undefined)),
    },
    openPortal: () => void action.run(openPortalWindow()),
    /** Takes the message of a failure away, because something else has been done since. */
    forgetFailure: () => setOver(true),
    /** Shows a link to the portal instead of opening it. */
    offerPortal: () => action.run(null),
  };
}

/**
 * Starts the entry of a card at the provider's page, which returns to billing. Without such a page the portal
 * takes its place.
 */
export function useCardEntry({
  from,
  card,
  offerPortal,
}: Pick<CardEntry, 'from' | 'card'> & {
  readonly offerPortal: () => Promise<unknown>;
}) {
  const { client } = useScope();
  // One intent for each visit: another press does not make another one (docs/faults.md, B).
  const kept = useRef<CallResult<typeof createSetupIntent>>(undefined);
  const start = useAction(async (plan: ProductId | undefined) => {
    const intent = kept.current ?? (await client(createSetupIntent, {}));
    kept.current = intent;
    const { clientSecret, confirmationUrl } = intent;
    if (!confirmationUrl || !isWebAddress(confirmationUrl)) return void (await offerPortal());
    writeCardEntry(storedEntry, { intent: intentOf(clientSecret), plan, from, card });
    window.location.assign(confirmationUrl);
  }, createSetupIntent);
  return {
    isPending: start.isPending,
    problem: start.problem,
    run: (plan: ProductId | undefined) => void start.run(plan),
  };
}
