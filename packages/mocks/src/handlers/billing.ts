import {
  createPortalSession,
  createSetupIntent,
  createSubscription,
  deleteSubscription,
  getProduct,
  getSubscription,
  listProducts,
  listSubscriptions,
  setDefaultPaymentMethod,
  updateSubscription,
  type Call,
} from '@millrace/ui/contract';
import { demandRole } from '../service/accounts/members.ts';
import * as paymentMethods from '../service/billing/paymentMethods.ts';
import * as portal from '../service/billing/portal.ts';
import * as products from '../service/billing/products.ts';
import * as setupIntents from '../service/billing/setupIntents.ts';
import * as subscriptions from '../service/billing/subscriptions.ts';
import { answer, type MemberRequest, type Reply } from './http/answer.ts';

/** Answers people who may change plans and payment methods. */
const answerAdmin = <C extends Call>(call: C, reply: (asked: MemberRequest<C>) => Reply<C>) =>
  answer(call, (asked) => {
    demandRole('changeBilling', asked.account);
    return reply(asked);
  });

export const billingHandlers = {
  listProducts: answer(listProducts, ({ world, query, request }) => products.list(world, query, request)),
  getProduct: answer(getProduct, ({ world, params }) => products.get(world, params.id)),
  listSubscriptions: answer(listSubscriptions, ({ world, query, request }) =>
    subscriptions.list(world, query, request),
  ),
  getSubscription: answer(getSubscription, ({ world, params }) => subscriptions.get(world, params.id)),
  createSubscription: answerAdmin(createSubscription, ({ world, body }) => subscriptions.create(world, body)),
  updateSubscription: answerAdmin(updateSubscription, ({ world, params, body }) =>
    subscriptions.update(world, params.id, body),
  ),
  deleteSubscription: answerAdmin(deleteSubscription, ({ world, params }) =>
    subscriptions.cancel(world, params.id),
  ),
  createSetupIntent: answerAdmin(createSetupIntent, ({ world, request }) =>
    setupIntents.create(world, request),
  ),
  createPortalSession: answerAdmin(createPortalSession, ({ world, request }) =>
    portal.create(world, request),
  ),
  setDefaultPaymentMethod: answerAdmin(setDefaultPaymentMethod, ({ world, body }) =>
    paymentMethods.setDefault(world, body.payment_method),
  ),
};
