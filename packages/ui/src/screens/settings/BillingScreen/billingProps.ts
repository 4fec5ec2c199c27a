import type { Client } from '../../../domain/entities/client.ts';
import type { PaymentMethod } from '../../../domain/billing/paymentMethod.ts';
import type { Product } from '../../../domain/entities/product.ts';
import type { BillingSubscription } from '../../../domain/billing/subscription.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import type { SettingsPageProps } from '../SettingsFrame/SettingsFrame.tsx';

/** A part of the page that loads and fails on its own. */
export type BillingPart = 'products' | 'subscriptions';

/** An action that runs at most once at a time. */
export interface BillingAttempt {
  readonly isPending: boolean;
  /** Why the last attempt failed. */
  readonly problem?: Problem | undefined;
}

/** What happened to a card at the payment provider, after the return from there. */
export type CardNews =
  /** It is becoming the card that pays. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  /** It was saved at the provider, but it does not pay yet. */
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** The person is back from the provider, and the account is being read. */
  | { readonly kind: 'checking' }
  /** The account does not show another card yet, which says nothing about what the provider did. */
  | { readonly kind: 'unconfirmed' }
  /** The bank refused it. */
  | { readonly kind: 'refused' }
  /** The person came back without one. */
  | { readonly kind: 'canceled' }
  /** The person left the provider's page without its return, which says nothing about a card. */
  | { readonly kind: 'left' }
  /** This browser did not start the entry, so the person decides whether it is to pay. */
  | { readonly kind: 'unexpected' };

export interface BillingScreenProps extends SettingsPageProps {
  /** The client account: its access, and its quota of alert runs. */
  client: Client;
  /** Only admins change anything; other members see it. */
  isAdmin: boolean;
  /** Whether the client has data observability, which the quota is for. */
  hasObservability: boolean;
  /** The plans. */
  products: Remote<readonly Product[]>;
  /** The client's subscriptions, ended ones too. */
  subscriptions: Remote<readonly BillingSubscription[]>;
  /** A card that was saved during this visit. The service shows cards of subscriptions only. */
  card?: PaymentMethod;
  /** What happened to a card at the payment provider. */
  cardNews?: CardNews;
  /** The page that the guard sent the person here from; the way back to it. */
  returnTo?: string;
  /** Opening the portal of the payment provider. */
  portal: BillingAttempt & {
    /** The portal's address, if no window could be opened for it. */
    readonly address?: string | undefined;
  };
  /** Opening the provider's page for a card. */
  cardEntry: BillingAttempt;
  /** Keeping a subscription that was cancelled. */
  resuming: BillingAttempt;
  /** Reading the account's access again. */
  checking: BillingAttempt;
  /** Offline, nothing can be changed, and the page says why (F1). @default false */
  isOffline?: boolean;
  /** Called to open the portal; within the press, so that its window is not blocked. */
  onManage(): void;
  /** Called to enter a card. */
  onAddCard(): void;
  /** Called to let the card of `cardNews` pay, after a failure or an unexpected return. */
  onUseCard(): void;
  /** Called with a plan to subscribe to, or to change to. */
  onChoose(product: Product): void;
  /** Called to cancel the subscription; a confirmation follows. */
  onCancel(subscription: BillingSubscription): void;
  /** Called to keep a cancelled subscription. */
  onResume(subscription: BillingSubscription): void;
  /** Called to read the account's access again. */
  onCheckAgain(): void;
  /** Loads a part again after a failure. */
  onRetry(part: BillingPart): void;
}
