import { accountHandlers } from './accounts.ts';
import { activityHandlers } from './activity.ts';
import { authenticationHandlers } from './authentication.ts';
import type { CallHandler } from './http/answer.ts';
import { billingHandlers } from './billing.ts';
import type { CallName, Calls } from './http/calls.ts';
import { destinationHandlers } from './destinations.ts';
import { hookHandlers } from './hooks.ts';
import { infrastructureHandlers } from './infrastructure.ts';
import { metricSchemaHandlers } from './metricSchemas.ts';
import { oauthHandlers } from './oauth.ts';
import { observabilityHandlers } from './observability.ts';
import { pipelineHandlers } from './pipelines.ts';
import { providerItemHandlers } from './providerItems.ts';
import { realtimeHandlers } from './realtime.ts';
import { sourceHandlers } from './sources.ts';
import { tunnelHandlers } from './tunnels.ts';
import { userHandlers } from './users.ts';

/** A handler for every call of the contract: a missing one does not compile. */
export const callHandlers = {
  ...authenticationHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...billingHandlers,
  ...pipelineHandlers,
  ...hookHandlers,
  ...sourceHandlers,
  ...providerItemHandlers,
  ...destinationHandlers,
  ...tunnelHandlers,
  ...metricSchemaHandlers,
  ...oauthHandlers,
  ...observabilityHandlers,
  ...infrastructureHandlers,
  ...realtimeHandlers,
  ...activityHandlers,
} satisfies { readonly [Name in CallName]: CallHandler<Calls[Name]> };
