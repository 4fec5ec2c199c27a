import type { callHandlers } from '../all.ts';
import { accountOutcomes } from './accounts.ts';
import { authenticationOutcomes } from './authentication.ts';
import { billingOutcomes } from './billing.ts';
import { destinationOutcomes } from './destinations.ts';
import { hookOutcomes } from './hooks.ts';
import { infrastructureOutcomes } from './infrastructure.ts';
import { metricSchemaOutcomes } from './metricSchemas.ts';
import { oauthOutcomes } from './oauth.ts';
import { observabilityOutcomes } from './observability.ts';
import type { Outcomes } from './outcome.ts';
import { pipelineOutcomes } from './pipelines.ts';
import { providerItemOutcomes } from './providerItems.ts';
import { realtimeOutcomes } from './realtime.ts';
import { sourceOutcomes } from './sources.ts';
import { tunnelOutcomes } from './tunnels.ts';
import { userOutcomes } from './users.ts';

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
};
