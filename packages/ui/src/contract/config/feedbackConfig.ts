import * as v from 'valibot';

import { address, readPart } from './setting.ts';

export const feedbackConfig = v.object({ featureRequests: v.fallback(v.optional(address), undefined) });

/** Reads the address of the public board of feature requests; `undefined` if there is none. Read with the feedback dialog. */
export const readFeatureRequests = (json: string | null | undefined): string | undefined =>
  readPart(feedbackConfig, json).featureRequests;
