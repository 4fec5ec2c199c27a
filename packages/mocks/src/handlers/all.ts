import { authenticationHandlers } from './authentication.ts';
import type { CallHandler } from './answer.ts';
import type { CallName, Calls } from './calls.ts';
import { pipelineHandlers } from './pipelines.ts';
import { realtimeHandlers } from './realtime.ts';
import { userHandlers } from './users.ts';

/** An answer for each call of the contract that the twin knows. */
export const callHandlers = {
  ...authenticationHandlers,
  ...userHandlers,
  ...pipelineHandlers,
  ...realtimeHandlers,
} satisfies { readonly [Name in CallName]?: CallHandler<Calls[Name]> };
