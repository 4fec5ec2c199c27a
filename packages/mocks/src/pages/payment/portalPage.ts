import { canSubscription, subscriptionState } from '@millrace/ui/domain/entities';
import { formatPrice } from '@millrace/ui/domain/format';
import type {
  PaymentMethodRow,
  PortalSessionRow,
  SubscriptionRow,
} from '../../service/tables/billingRows.ts';
import { periodEnd } from '../../service/billing/periods.ts';
import { openPortal } from '../../service/billing/portal.ts';
import { productOf } from '../../service/billing/products.ts';
import { createInPortal } from '../../service/billing/setupIntents.ts';
import { clientOf, defaultMethod, subscriptionsNow, toSubscription } from '../../service/billing/standing.ts';
import { cancel, update } from '../../service/billing/subscriptions.ts';
import { providerAddress } from '../../service/core/providerAddress.ts';
import { refusal } from '../../service/core/refusal.ts';
import type { World } from '../../service/world/world.ts';
import { demandOwnForm, type ForeignPage, type PageRequest } from '../kit/foreignPage.ts';
import { html, type Html } from '../kit/html.ts';
import { page, redirect } from '../kit/page.ts';

interface Portal {
  readonly session: PortalSessionRow;
  readonly world: World;
  /** The newest one counts. */
  readonly subscription: SubscriptionRow | undefined;
}

function portalOf({ backend, params }: PageRequest): Portal {
  const session = openPortal(backend, params['token'] ?? '');
  if (!session) throw refusal.notFound('This link has expired. Open it again from the console.');
  const world = backend.worldOf(session.client_id);
  return { session, world, subscription: subscriptionsNow(world).at(-1) };
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

const states: Record<ReturnType<typeof subscriptionState>, (row: SubscriptionRow) => string> = {
  active: (row) => `Renews on ${day(periodEnd(row))}`,
  pastDue: (row) => `Past due since ${day(periodEnd(row))}`,
  leaving: ({ cancel_at }) => `Canceled, ends on ${day(cancel_at ?? 0)}`,
  ended: ({ cancel_at }) => `Ended on ${day(cancel_at ?? 0)}`,
  other: ({ status }) => status,
};

const button = (action: string, label: string): Html =>
  html`<button name="action" value="${action}">${label}</button>`;

function planPart({ world, subscription }: Portal): Html {
  if (!subscription) return html`<p>No plan. Choose one in the console.</p>`;
  const now = new Date(world.clock.now());
  const standing = toSubscription(subscription);
  const product = productOf(subscription.product_id);
  return html`${
      product &&
      html`<p>${product.name}: ${formatPrice(product.price, product.currency)} a ${product.interval}</p>`
    }
    <p>${states[subscriptionState(standing, now)](subscription)}</p>
    ${canSubscription('cancel', standing, now) ? button('cancel', 'Cancel subscription') : ''}
    ${canSubscription('resume', standing, now) ? button('resume', 'Keep subscription') : ''}`;
}

const cardPart = (card: PaymentMethodRow | undefined): Html => {
  const until = card && `${String(card.expiry_month).padStart(2, '0')}/${card.expiry_year}`;
  return html`<p>${card ? `${card.brand} ending in ${card.last_four}, until ${until}` : 'No card.'}</p>
    ${button('card', 'Use another card')}`;
};

/** The provider's page for a client's plan and card. Changes affect the client. */
export const portalPage: ForeignPage = {
  path: 'payment/portal/{token}',
  GET(asked) {
    const portal = portalOf(asked);
    return page({
      title: `Billing of ${clientOf(portal.world).name}`,
      party: 'a payment provider',
      body: html`${
          asked.url.searchParams.get('redirect_status') === 'failed' &&
          html`<p role="status">Your bank did not agree. The card was not saved.</p>`
        }
        <form method="post">
          <h2>Plan</h2>
          ${planPart(portal)}
          <h2>Card</h2>
          ${cardPart(defaultMethod(portal.world))}
        </form>
        <p><a href="${portal.session.return_to}">Back to Millrace</a></p>`,
    });
  },
  async POST(asked) {
    demandOwnForm(asked);
    const action = new URLSearchParams(await asked.request.text()).get('action');
    const { world, subscription } = portalOf(asked);
    if (action === 'card') return redirect(createInPortal(world, asked.request));
    if (!subscription) throw refusal.conflict('There is no subscription to change.');
    if (action === 'cancel') cancel(world, subscription.id);
    else if (action === 'resume') update(world, subscription.id, { subscription_cancel_at: null });
    else throw refusal.badRequest('This page has no such button.');
    return redirect(providerAddress(asked.request, asked.url.pathname));
  },
};
