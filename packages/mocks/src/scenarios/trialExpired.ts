import { dayMs as day } from '../service/core/durations.ts';
import { busyAccount } from './busyAccount.ts';
import { iso } from './rows.ts';
import type { Scenario } from './scenario.ts';

/** A grown account whose trial ended yesterday without a subscription. */
export const trialExpired: Scenario = (setting) => {
  const beginning = busyAccount(setting);
  return {
    ...beginning,
    client: {
      ...beginning.client,
      trial_expiry_date: iso(setting.now - day),
      subscription_details: [],
    },
  };
};
