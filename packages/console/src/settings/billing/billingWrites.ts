import {
  createSubscription,
  deleteSubscription,
  getSubscription,
  listSubscriptions,
  setDefaultPaymentMethod,
  updateSubscription,
} from '@millrace/ui/contract';
import type { BillingSubscription, PaymentMethod } from '@millrace/ui/domain/entities';
import { isSubscriptionValid, planName } from '@millrace/ui/domain/policies';
import { inSentence } from '@millrace/ui/domain/text';
import type { SubscriptionChange } from '@millrace/ui/modals/SubscriptionModal';
import type { QueryClient } from '@tanstack/react-query';

import { completeLists } from '../../data/client/everyPage.ts';
import { confirmWrite } from '../../writes/confirmWrite.ts';
import type { Write, WriteNotice } from '../../writes/write.ts';

const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: [listSubscriptions.resource] });

/** What a toast says once the change is made. */
export function changeDone(change: SubscriptionChange): WriteNotice {
  switch (change.kind) {
    case 'subscribe':
      return { title: `You are subscribed to “${inSentence(planName(change.product))}”.` };
    case 'changePlan':
      return { title: `The plan is now “${inSentence(planName(change.product))}”.` };
    case 'cancel':
      return { title: 'The subscription was cancelled.' };
  }
}

/** Subscribes, changes the plan or cancels. After a lost response the subscription itself says what happened. */
export const changeSubscription: Write<SubscriptionChange, true, unknown> = {
  call: createSubscription,
  key: () => [],
  async perform({ client, queryClient }, change) {
    const isSo = async (
      id: BillingSubscription['id'],
      test: (found: BillingSubscription) => boolean,
    ): Promise<true | null> => (test(await client(getSubscription, { id })) ? true : null);
    try {
      switch (change.kind) {
        case 'subscribe': {
          const productId = change.product.id;
          return await confirmWrite(
            () => client(createSubscription, { body: { productId } }).then(() => true as const),
            async () => {
              const { rows } = await completeLists(client)(listSubscriptions, {});
              return rows.some((row) => isSubscriptionValid(row, new Date())) ? true : null;
            },
          );
        }
        case 'changePlan': {
          const { id } = change.subscription;
          const productId = change.product.id;
          return await confirmWrite(
            () => client(updateSubscription, { id, body: { productId } }).then(() => true as const),
            () => isSo(id, (found) => found.productId === productId),
          );
        }
        case 'cancel': {
          const { id } = change.subscription;
          return await confirmWrite(
            () => client(deleteSubscription, { id }).then(() => true as const),
            () => isSo(id, ({ subscriptionStatus }) => subscriptionStatus === 'canceled'),
          );
        }
      }
    } finally {
      // After a refusal too, because it says that the page is out of date.
      void refresh(queryClient);
    }
  },
  words: {
    done: (_, change) => changeDone(change),
    failed: ({ kind }) => ({
      title: {
        subscribe: 'You could not be subscribed.',
        changePlan: 'The plan could not be changed.',
        cancel: 'The subscription could not be cancelled.',
      }[kind],
    }),
  },
};

/** Withdraws a cancellation. */
export const resumeSubscription: Write<BillingSubscription, true, unknown> = {
  call: updateSubscription,
  key: () => [],
  async perform({ client, queryClient }, { id }) {
    try {
      return await confirmWrite(
        () =>
          client(updateSubscription, { id, body: { subscriptionCancelAt: null } }).then(() => true as const),
        async () => ((await client(getSubscription, { id })).subscriptionStatus === 'active' ? true : null),
      );
    } finally {
      void refresh(queryClient);
    }
  },
  words: {
    done: () => ({ title: 'The subscription goes on.' }),
    failed: () => ({ title: 'The subscription could not be kept.' }),
  },
};

/** Makes a card the one that pays, also for what is due. It can be repeated. */
export const payWithCard: Write<string, PaymentMethod | null, unknown> = {
  call: setDefaultPaymentMethod,
  key: () => [],
  async perform({ client, queryClient }, paymentMethod) {
    const find = async () => {
      const { rows } = await completeLists(client)(listSubscriptions, {});
      return rows.map((row) => row.paymentMethod).find((method) => method?.id === paymentMethod) ?? null;
    };
    try {
      return await confirmWrite(
        async () =>
          (await client(setDefaultPaymentMethod, { body: { paymentMethod } })).paymentMethod ?? null,
        find,
      );
    } finally {
      await refresh(queryClient);
    }
  },
  words: {
    done: () => ({ title: 'Card saved.' }),
    failed: () => ({ title: 'The card was saved at the payment provider, but does not pay yet.' }),
  },
};
