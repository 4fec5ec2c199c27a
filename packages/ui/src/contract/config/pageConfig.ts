import * as v from 'valibot';

import { addressListConfig } from './addressListConfig.ts';
import { chatConfig } from './chatConfig.ts';
import { connectorRequestConfig } from './connectorRequestConfig.ts';
import { feedbackConfig } from './feedbackConfig.ts';
import { oauthConfig } from './oauthConfig.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { signedOutConfig } from './signedOutConfig.ts';

/** The whole configuration of the page. The console reads each part of it where it needs it; a server writes all. */
export const pageConfig = v.object({
  ...runtimeConfig.entries,
  ...oauthConfig.entries,
  ...addressListConfig.entries,
  ...connectorRequestConfig.entries,
  ...chatConfig.entries,
  ...feedbackConfig.entries,
  ...signedOutConfig.entries,
});

export type WirePageConfig = v.InferInput<typeof pageConfig>;
