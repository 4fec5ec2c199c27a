import type { PaymentMethod } from '../../domain/billing/paymentMethod.ts';
import { cardExpiry, cardName } from '../../domain/billing/cardText.ts';
import { describeAlertRuns, describePrice, planName } from '../../domain/billing/plans.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { offlineNote } from '../../internal/notes.ts';
import { useNow, useTimeZone } from '../../patterns/PresentProvider/present.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList, type Description } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { describeChange, type SubscriptionChange } from './SubscriptionModal.logic.ts';
import * as css from './SubscriptionModal.css.ts';

export type { SubscriptionChange } from './SubscriptionModal.logic.ts';

export interface SubscriptionModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** What is to be confirmed: a subscription, another plan, or a cancellation. */
  change: SubscriptionChange;
  /** The card that pays, if it is known. Without it, subscribing leads to the entry of a card. */
  card?: PaymentMethod;
  /** The alert runs per month that every plan has. Without it nothing is said about the runs of the plan. */
  freeRuns?: number | null;
  /** Called to perform the change. */
  onConfirm(): void;
  /** Called to enter a card at the payment provider, for a subscription. */
  onAddCard(): void;
  /** Called to leave everything as it is, by a button, Escape or a press outside. */
  onClose(): void;
  /** The change is being made. @default false */
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** Offline, nothing is sent, and the modal says why (F1). @default false */
  isOffline?: boolean;
}

function Facts({ change, card, freeRuns }: Pick<SubscriptionModalProps, 'change' | 'card' | 'freeRuns'>) {
  const now = useNow();
  if (change.kind === 'cancel') return null;
  const { product } = change;
  const price = describePrice(product);
  const runs = describeAlertRuns(product, freeRuns);
  const facts: readonly Description[] = [
    { label: 'Plan', value: <bdi translate="no">{planName(product)}</bdi> },
    ...(price ? [{ label: 'Price', value: price }] : []),
    ...(runs ? [{ label: 'Includes', value: runs }] : []),
    ...(card ? [{ label: 'Card', value: `${cardName(card)}. ${cardExpiry(card, now)}.` }] : []),
  ];
  return <DescriptionList items={facts} />;
}

/** Confirms what a client pays for (spec §2 Modals): what is charged, when, and to which card. */
export function SubscriptionModal({
  isOpen,
  change,
  card,
  freeRuns,
  onConfirm,
  onAddCard,
  onClose,
  isPending = false,
  problem,
  isOffline = false,
}: SubscriptionModalProps) {
  const { title, text, answer, keep } = describeChange(change, useTimeZone());
  const isCancel = change.kind === 'cancel';
  const needsCard = change.kind === 'subscribe' && !card;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role={isCancel ? 'alertdialog' : 'dialog'}
      tone={isCancel ? 'critical' : 'neutral'}
      icon={isCancel ? WarningIcon : undefined}
      title={title}
      description={text}
      isPending={isPending}
      note={offlineNote(isOffline)}
      footer={
        <>
          <Button autoFocus onPress={onClose} isDisabled={isPending}>
            {keep}
          </Button>
          {needsCard && (
            <Button onPress={onConfirm} isPending={isPending} isDisabled={isOffline}>
              Use the card on file
            </Button>
          )}
          {needsCard ? (
            <Button tone="accent" variant="solid" onPress={onAddCard} isDisabled={isOffline || isPending}>
              Continue to card
            </Button>
          ) : (
            <Button
              tone={isCancel ? 'critical' : 'accent'}
              variant="solid"
              onPress={onConfirm}
              isPending={isPending}
              isDisabled={isOffline}
            >
              {answer}
            </Button>
          )}
        </>
      }
    >
      {(problem || !isCancel) && (
        <div className={css.parts}>
          {problem && <ProblemNotice problem={problem} />}
          <Facts change={change} card={card} freeRuns={freeRuns} />
          {needsCard && (
            <p className={css.advice}>
              You enter the card at the payment provider, return here, and confirm. Nothing is charged before
              that.
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
