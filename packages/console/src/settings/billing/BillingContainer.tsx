import { listProducts, listSubscriptions } from '@millrace/ui/contract';
import {
  isAdmin,
  type PaymentMethod,
  type Product,
  type ProductId,
  type User,
} from '@millrace/ui/domain/entities';
import {
  currentSubscription,
  hasFullAccess,
  isFeatureOn,
  isSubscriptionValid,
} from '@millrace/ui/domain/policies';
import { mapRemote, ProblemError } from '@millrace/ui/domain/remote';
import { safeReturnPath, settingsPaths } from '@millrace/ui/domain/routes';
import type { SubscriptionChange } from '@millrace/ui/modals/SubscriptionModal';
import { BillingScreen, type CardNews } from '@millrace/ui/screens/BillingScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { readAll } from '../../data/read.ts';
import { useService } from '../../data/service.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { defineDialog } from '../../dialogs/dialog.ts';
import { useAsk } from '../../dialogs/useAsk.ts';
import { handedText, useSearch } from '../../router/location.ts';
import { useCanonicalAddress } from '../../router/useCanonicalAddress.ts';
import { sessionAtom } from '../../scope/session.ts';
import { useNow } from '../../session/present.tsx';
import { useSession } from '../../session/useSession.ts';
import { useAction } from '../../writes/useAction.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { useSettingsHrefs } from '../settingsHrefs.ts';
import { payWithCard, resumeSubscription } from './billingWrites.ts';
import { isCardConfirmed, planOfNextCard, readCardReturn, type CardReturn } from './cardEntry.ts';
import { storedEntry, useCardEntry, usePortal } from './useCardEntry.ts';

/** Confirms a change to the subscription, or leads to the entry of a card. */
const subscriptionChange = defineDialog({
  name: 'subscriptionChange',
  load: async () => (await import('./SubscriptionContainer.tsx')).SubscriptionContainer,
  answers: { onClose: () => undefined, onAddCard: () => 'addCard' as const },
});

const plansRead = readAll(listProducts, {});

/** The page that the guard sent the person here from. */
function cameFrom(arrival: CardReturn | undefined): string | undefined {
  const from = handedText('from') ?? arrival?.entry?.from;
  return from === undefined ? undefined : safeReturnPath(from);
}

/** The news of a return from the payment provider, before anything is done with it. */
function newsOf(arrival: CardReturn | undefined): CardNews | undefined {
  switch (arrival?.kind) {
    case 'succeeded':
      return { kind: arrival.isExpected ? 'saving' : 'unexpected' };
    case 'failed':
      return { kind: 'refused' };
    case 'canceled':
    case 'left':
      return { kind: arrival.kind };
    case 'returned':
      return { kind: 'checking' };
    case undefined:
      return undefined;
  }
}

/**
 * What the account says after a return that names no card. The page is new, so the account has been read since.
 * Once it was read, the plan that was chosen before is offered.
 */
function useReturnedCard(
  arrival: CardReturn | undefined,
  subscriptions: { readonly isFetching: boolean },
  card: PaymentMethod | null | undefined,
  onRead: (card: PaymentMethod | null | undefined, plan: ProductId | undefined) => void,
): CardNews | undefined {
  const isReturned = arrival?.kind === 'returned';
  const { isFetching } = subscriptions;
  const hasOffered = useRef(false);
  const offer = useEffectEvent(() => {
    if (hasOffered.current) return;
    hasOffered.current = true;
    onRead(card, arrival?.entry?.plan);
  });
  useEffect(() => {
    if (isReturned && !isFetching) offer();
  }, [isReturned, isFetching]);
  if (!isReturned) return undefined;
  if (isCardConfirmed(arrival.entry, card?.id)) return { kind: 'saved' };
  return { kind: isFetching ? 'checking' : 'unconfirmed' };
}

/** Lets the card of a return from the provider pay, by itself if this tab started its entry. */
function useArrivedCard(
  arrival: CardReturn | undefined,
  onPays: (card: PaymentMethod | null, plan: ProductId | undefined) => void,
) {
  const { sessionManager } = useSession();
  const [card, setCard] = useState<PaymentMethod | null>(null);
  const write = useWrite(payWithCard, {
    subject: {},
    isInline: true,
    presence: 'component',
    onDone(method, isInSight) {
      setCard(method);
      // A payment that was due may be settled now.
      void sessionManager.verify();
      if (isInSight) onPays(method, arrival?.entry?.plan);
    },
  });
  const method = arrival?.kind === 'succeeded' ? arrival.paymentMethod : undefined;
  const { run } = write;
  const use = useCallback(() => {
    if (method !== undefined) run(method);
  }, [method, run]);
  useEffect(() => {
    if (arrival?.kind === 'succeeded' && arrival.isExpected) use();
  }, [arrival, use]);
  const news = ((): CardNews | undefined => {
    if (write.problem) return { kind: 'failed', problem: write.problem };
    if (write.isDone) return { kind: 'saved' };
    return write.isPending ? { kind: 'saving' } : newsOf(arrival);
  })();
  return { news, card, use };
}

function Billing({ user }: { readonly user: User }) {
  const { client } = user;
  const { config } = useService();
  const { sessionManager } = useSession();
  const queryClient = useQueryClient();
  const isOffline = !useIsOnline();
  const now = useNow();
  const ask = useAsk();
  const search = useSearch();
  const [arrival] = useState(() => readCardReturn(new URLSearchParams(search), storedEntry));
  const [from] = useState(() => cameFrom(arrival));
  useCanonicalAddress(settingsPaths.billing());
  useEffect(() => {
    if (arrival) storedEntry.write('');
  }, [arrival]);

  const products = useQuery(plansRead);
  // Read again whenever the person returns from the portal.
  const subscriptions = useQuery({ ...readAll(listSubscriptions, {}), staleTime: 0 });
  const rows = subscriptions.data?.rows ?? [];
  const current = currentSubscription(rows, now);
  const { portal, openPortal, offerPortal, forgetFailure } = usePortal();
  const method = current?.paymentMethod;
  const entry = useCardEntry({ from, card: method === null ? '' : method?.id, offerPortal });
  const resume = useWrite(resumeSubscription, {
    subject: {},
    isInline: true,
    onDone() {
      forgetFailure();
      void sessionManager.verify();
    },
  });
  const check = useAction(async () => {
    const [answer] = await Promise.all([sessionManager.verify(), subscriptions.refetch()]);
    if (answer.state === 'unavailable') throw new ProblemError(answer.problem);
  });

  const confirm = async (change: SubscriptionChange, card: PaymentMethod | null | undefined) => {
    forgetFailure();
    const answer = await ask(subscriptionChange, {
      change,
      card: card ?? undefined,
      freeRuns: client.freeObservabilityQuota,
    });
    if (answer === 'addCard') entry.run(change.kind === 'subscribe' ? change.product.id : undefined);
  };
  const isInForce = current !== undefined && isSubscriptionValid(current, now);
  const choose = (product: Product, card: PaymentMethod | null | undefined) => {
    const before = products.data?.rows.find(({ id }) => id === current?.productId);
    void confirm(
      isInForce
        ? { kind: 'changePlan', product, from: before, subscription: current }
        : { kind: 'subscribe', product },
      card,
    );
  };
  const offerPlan = (card: PaymentMethod | null | undefined, plan: ProductId | undefined) => {
    if (plan === undefined) return;
    // The plan was chosen before the card was entered.
    void queryClient.fetchQuery(plansRead).then(({ rows: plans }) => {
      const product = plans.find(({ id }) => id === plan);
      if (product) choose(product, card);
    });
  };
  const arrived = useArrivedCard(arrival, offerPlan);
  const returned = useReturnedCard(arrival, subscriptions, method, offerPlan);
  const card = arrived.card ?? method;
  const isOpen = hasFullAccess(client, now);
  const hrefs = useSettingsHrefs(isOpen);
  return (
    <BillingScreen
      // Without access the other sections are closed.
      hrefs={isOpen ? hrefs : {}}
      client={client}
      isAdmin={isAdmin(user)}
      hasObservability={isFeatureOn('data_observability', config.features, client.id)}
      products={mapRemote(toRemote(products), (page) => page.rows)}
      subscriptions={mapRemote(toRemote(subscriptions), (page) => page.rows)}
      card={arrived.card ?? undefined}
      cardNews={returned ?? arrived.news}
      returnTo={from}
      portal={portal}
      cardEntry={entry}
      resuming={resume}
      checking={check}
      isOffline={isOffline}
      onManage={openPortal}
      onAddCard={() => entry.run(isInForce ? undefined : planOfNextCard(arrival))}
      onUseCard={arrived.use}
      onChoose={(product) => choose(product, card)}
      onCancel={(subscription) => void confirm({ kind: 'cancel', subscription }, card)}
      onResume={resume.run}
      onCheckAgain={() => void check.run(undefined)}
      onRetry={(part) => void (part === 'products' ? products : subscriptions).refetch()}
    />
  );
}

/** What the account pays for. The shell reads the account again when the person returns from paying. */
export function BillingContainer() {
  const session = useAtomValue(sessionAtom);
  return session.state === 'signedIn' ? <Billing user={session.user} /> : null;
}
