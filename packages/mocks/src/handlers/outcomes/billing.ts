import type { billingHandlers } from '../billing.ts';
import { type Outcomes } from './outcome.ts';
import { refusedBecause, refusedValues, type Refusals } from './refused.ts';

const member = { as: 'member@acme.example' };
const trial = { as: 'trial@fresh.example' };
const ended = { as: 'canceled@done.example' };
const leaving = { as: 'leaving@done.example' };
const bypassed = { as: 'bypass@partner.example' };

const card = { payment_method: 'pm_1' };

export const billingOutcomes: Outcomes<typeof billingHandlers> = {
  listProducts: [
    { status: 200 },
    { status: 200, query: '?search=growth&ordering=-price&page_size=2&page=2' },
    { status: 200, ...member },
    { status: 404, query: '?page=99' },
    { status: 422, query: '?page=none' },
  ],
  getProduct: [
    { status: 200, at: { id: '5' } },
    { status: 404, at: { id: '999' } },
  ],
  listSubscriptions: [
    { status: 200 },
    { status: 200, ...trial },
    { status: 200, ...member },
    { status: 404, query: '?page=99' },
  ],
  getSubscription: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '2' }, ...ended },
    { status: 404, at: { id: '2' } },
  ],
  createSubscription: [
    { status: 201, body: { product_id: 2 }, ...ended },
    { status: 422, body: { product_id: 999 }, ...ended },
    { status: 422, body: {}, ...ended },
    { status: 409, body: { product_id: 2 } },
    { status: 409, body: { product_id: 2 }, ...trial },
    { status: 409, body: { product_id: 2 }, ...bypassed },
    { status: 403, body: { product_id: 2 }, ...member },
  ],
  updateSubscription: [
    { status: 200, at: { id: '1' }, body: { product_id: 6 } },
    { status: 200, at: { id: '3' }, body: { subscription_cancel_at: null }, ...leaving },
    { status: 200, at: { id: '3' }, body: { subscription_cancel_at: null, product_id: 3 }, ...leaving },
    { status: 422, at: { id: '1' }, body: { product_id: 999 } },
    { status: 422, at: { id: '1' }, body: { subscription_cancel_at: '2030-01-01' } },
    { status: 409, at: { id: '1' }, body: { subscription_cancel_at: null } },
    { status: 409, at: { id: '2' }, body: { subscription_cancel_at: null }, ...ended },
    { status: 403, at: { id: '1' }, body: { product_id: 6 }, ...member },
    { status: 404, at: { id: '2' }, body: { product_id: 6 } },
  ],
  deleteSubscription: [
    { status: 204, at: { id: '1' } },
    { status: 204, at: { id: '4' }, as: 'pastdue@done.example' },
    { status: 409, at: { id: '3' }, ...leaving },
    { status: 403, at: { id: '1' }, ...member },
    { status: 404, at: { id: '2' } },
  ],
  createSetupIntent: [
    { status: 200 },
    { status: 200, ...trial },
    { status: 409, ...bypassed },
    { status: 403, ...member },
  ],
  createPortalSession: [{ status: 200 }, { status: 200, ...bypassed }, { status: 403, ...member }],
  setDefaultPaymentMethod: [
    { status: 200, body: card },
    { status: 422, body: card, ...trial },
    { status: 422, body: {} },
    { status: 403, body: card, ...member },
  ],
};

export const billingRefusals: Refusals<typeof billingHandlers> = {
  createSubscription: refusedBecause(409, [
    [{ body: { product_id: 1 } }, 'There is a subscription already. Change that one instead.'],
    [{ body: { product_id: 2 }, as: 'trial@fresh.example' }, 'Add a payment method first.'],
    [
      { body: { product_id: 1 }, as: 'bypass@partner.example' },
      'The billing of this account is arranged elsewhere.',
    ],
  ]),
  updateSubscription: refusedValues({ at: { id: '1' } }, [
    [{ product_id: 99 }, 'product_id', 'This does not exist.'],
  ]),
  setDefaultPaymentMethod: refusedValues({ as: 'leaving@done.example' }, [
    [{ payment_method: 'pm_4' }, 'payment_method', 'This payment method was not confirmed for this account.'],
  ]),
};
