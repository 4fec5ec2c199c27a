import { dayMs as day } from '../service/core/durations.ts';
import { iso } from './rows.ts';
import { acme } from './clients.ts';
import type { Scenario } from './scenario.ts';

/** An account on its first day: a trial, and nothing set up. */
export const newAccount: Scenario = ({ now }) => ({
  client: { ...acme, trial_expiry_date: iso(now + 14 * day), subscription_details: [] },
  sources: [],
  destinations: [],
  tunnels: [],
  pipelines: [],
});
