import { hourMs as hour } from '../service/core/durations.ts';
import { busyAccount } from './busyAccount.ts';
import { acmeOnTrial } from './clients.ts';
import { observingAcme } from './observability.ts';
import type { Scenario } from './scenario.ts';

/** A large account whose trial ends within the hour, so that its end can be seen. */
export const trialEnding: Scenario = (setting) => ({
  ...busyAccount(setting),
  ...acmeOnTrial(setting.now + hour, observingAcme(setting)),
});
