import { hourMs as hour } from '../service/core/durations.ts';
import { busyAccount } from './busyAccount.ts';
import { iso } from './rows.ts';
import type { Scenario } from './scenario.ts';

/** A grown account whose trial ends within the hour, so that it can be seen to end. */
export const trialEnding: Scenario = (setting) => {
  const beginning = busyAccount(setting);
  return {
    ...beginning,
    client: {
      ...beginning.client,
      trial_expiry_date: iso(setting.now + hour),
      subscription_details: [],
    },
  };
};
