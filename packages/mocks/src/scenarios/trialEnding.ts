import { hourMs as hour } from '../service/core/durations.ts';
import { busyAccount } from './busyAccount.ts';
import { acmeOnTrial } from './clients.ts';
import { observingAcme } from './observability.ts';
import type { Scenario } from './scenario.ts';

/** A grown account whose trial ends within the hour, so that it can be seen to end. */
export const trialEnding: Scenario = (setting) => ({
  ...busyAccount(setting),
  ...acmeOnTrial(setting.now + hour, observingAcme(setting)),
});
