import { busyAccount } from './busyAccount.ts';
import { neighbourIds, neighbours } from './clients.ts';
import type { Scenario } from './scenario.ts';

/**
 * The busy account with its free alert runs used up and none paid for; "Done Design" has used its paid runs too (spec
 * §4).
 */
export const quotaExhausted: Scenario = (setting) => {
  const beginning = busyAccount(setting);
  const { client } = beginning;
  return {
    ...beginning,
    client: { ...client, free_observability_usage: client.free_observability_quota },
    neighbours: neighbours(setting).map((each) =>
      each.client.id === neighbourIds.leaving
        ? {
            ...each,
            client: {
              ...each.client,
              free_observability_usage: each.client.free_observability_quota,
              paid_observability_usage: 10_000,
            },
          }
        : each,
    ),
  };
};
