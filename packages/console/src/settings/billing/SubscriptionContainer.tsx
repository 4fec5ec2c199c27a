import type { PaymentMethod } from '@millrace/ui/domain/entities';
import { SubscriptionModal, type SubscriptionChange } from '@millrace/ui/modals/SubscriptionModal';
import { useAtomValue } from 'jotai';

import { toastsAtom } from '../../kit/toasts.ts';
import { useSession } from '../../session/useSession.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { changeDone, changeSubscription } from './billingWrites.ts';

export interface SubscriptionContainerProps {
  readonly change: SubscriptionChange;
  readonly card: PaymentMethod | undefined;
  /** The alert runs per month that every plan has. */
  readonly freeRuns: number | null;
  readonly isOffline: boolean;
  readonly onAddCard: () => void;
  readonly onClose: () => void;
}

/** Confirms and makes a change to the subscription. */
export function SubscriptionContainer({
  change,
  card,
  freeRuns,
  isOffline,
  onAddCard,
  onClose,
}: SubscriptionContainerProps) {
  const { sessionManager } = useSession();
  const toasts = useAtomValue(toastsAtom);
  const write = useWrite(changeSubscription, {
    subject: {},
    isInline: true,
    presence: 'component',
    onDone(_, isInSight, input) {
      // The account has more or less access from now on.
      void sessionManager.verify();
      if (!isInSight) return;
      onClose();
      toasts.show({ tone: 'positive', title: changeDone(input).title });
    },
  });
  return (
    <SubscriptionModal
      isOpen
      change={change}
      card={card}
      freeRuns={freeRuns}
      onConfirm={() => write.run(change)}
      onAddCard={onAddCard}
      onClose={onClose}
      isPending={write.isPending}
      problem={write.problem}
      isOffline={isOffline}
    />
  );
}
