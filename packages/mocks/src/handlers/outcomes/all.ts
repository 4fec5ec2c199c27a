import type { callHandlers } from '../all.ts';
import { accountOutcomes, accountRefusals } from './accounts.ts';
import { activityOutcomes } from './activity.ts';
import { authenticationOutcomes, authenticationRefusals } from './authentication.ts';
import { billingOutcomes, billingRefusals } from './billing.ts';
import { destinationOutcomes, destinationRefusals } from './destinations.ts';
import { hookOutcomes, hookRefusals } from './hooks.ts';
import { infrastructureOutcomes } from './infrastructure.ts';
import { metricSchemaOutcomes } from './metricSchemas.ts';
import { oauthOutcomes, oauthRefusals } from './oauth.ts';
import { observabilityOutcomes, observabilityRefusals } from './observability.ts';
import type { Outcomes } from './outcome.ts';
import { pipelineOutcomes, pipelineRefusals } from './pipelines.ts';
import { providerItemOutcomes, providerItemRefusals } from './providerItems.ts';
import type { Refusals } from './refused.ts';
import { realtimeOutcomes } from './realtime.ts';
import { sourceOutcomes, sourceRefusals } from './sources.ts';
import { tunnelOutcomes, tunnelRefusals } from './tunnels.ts';
import { userOutcomes, userRefusals } from './users.ts';

/** Every documented outcome of a call; a call without any does not compile. */
export const outcomes: Outcomes<typeof callHandlers> = {
  ...authenticationOutcomes,
  ...userOutcomes,
  ...accountOutcomes,
  ...billingOutcomes,
  ...pipelineOutcomes,
  ...hookOutcomes,
  ...sourceOutcomes,
  ...providerItemOutcomes,
  ...destinationOutcomes,
  ...tunnelOutcomes,
  ...metricSchemaOutcomes,
  ...oauthOutcomes,
  ...observabilityOutcomes,
  ...infrastructureOutcomes,
  ...realtimeOutcomes,
  ...activityOutcomes,
};

/** Refusals with their words, by call. */
export const refusals: Refusals<typeof callHandlers> = {
  ...accountRefusals,
  ...authenticationRefusals,
  ...billingRefusals,
  ...destinationRefusals,
  ...hookRefusals,
  ...oauthRefusals,
  ...observabilityRefusals,
  ...pipelineRefusals,
  ...providerItemRefusals,
  ...sourceRefusals,
  ...tunnelRefusals,
  ...userRefusals,
};
