import { billingStates } from './billingStates.ts';
import type { Toxic } from '../service/faults/toxicKinds.ts';
import { brokenCalls } from './brokenCalls.ts';
import { brokenThings } from './brokenThings.ts';
import { busyAccount } from './busyAccount.ts';
import { everyConnector } from './everyConnector.ts';
import { large } from './large.ts';
import { newAccount } from './newAccount.ts';
import { quotaExhausted } from './quotaExhausted.ts';
import type { Scenario } from './scenario.ts';
import { silentFailures } from './silentFailures.ts';
import { trialEnding } from './trialEnding.ts';
import { trialExpired } from './trialExpired.ts';

/** The scenarios by name. */
export const scenarios = {
  busyAccount,
  newAccount,
  trialEnding,
  trialExpired,
  billingStates,
  quotaExhausted,
  large,
  everyConnector,
  brokenThings,
  silentFailures,
} as const satisfies Record<string, Scenario>;
export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);

/** The initial faults of a scenario. */
export const scenarioToxics = (name: string): readonly Toxic[] =>
  name === 'brokenThings' ? brokenCalls : [];
