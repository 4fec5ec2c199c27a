import { dayMs as day } from '../service/core/durations.ts';
import { acmeOnTrial } from './clients.ts';
import type { Scenario } from './scenario.ts';

/** An account on its first day: a trial, and nothing set up. */
export const newAccount: Scenario = ({ now }) => ({
  ...acmeOnTrial(now + 14 * day),
  sources: [],
  destinations: [],
  tunnels: [],
  pipelines: [],
});
