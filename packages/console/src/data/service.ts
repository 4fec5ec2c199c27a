import type { RuntimeConfig } from '@millrace/ui/contract';

import { requiredContext } from '../kit/requiredContext.ts';
import type { ServerClock } from './client/serverClock.ts';

/** What a page knows of its service, besides the answers to calls. The client of the calls is in the scope. */
export interface Service {
  readonly config: RuntimeConfig;
  readonly clock: ServerClock;
}

export const [ServiceProvider, useService] = requiredContext<Service>('ServiceProvider');
