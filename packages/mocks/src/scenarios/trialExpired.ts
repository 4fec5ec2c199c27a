import { dayMs as day } from '../service/core/durations.ts';
import { busyAccount } from './busyAccount.ts';
import { acmeOnTrial } from './clients.ts';
import { observingAcme } from './observability.ts';
import type { Scenario } from './scenario.ts';

/** A large account whose trial ended yesterday without a subscription. */
export const trialExpired: Scenario = (setting) => ({
  ...busyAccount(setting),
  ...acmeOnTrial(setting.now - day, observingAcme(setting)),
});
