import * as v from 'valibot';

import { isAddress } from '../isAddress.ts';

const feedbackConfig = v.object({ featureRequests: v.pipe(v.string(), v.check(isAddress)) });

/** The part of the page's configuration that names the public board of feature requests. */
export type WireFeedbackConfig = v.InferInput<typeof feedbackConfig>;

/** Reads the address of the board; `undefined` if there is none, as by default. Read with the feedback dialog. */
export function readFeatureRequests(json: string | null | undefined): string | undefined {
  try {
    const decoded = v.safeParse(feedbackConfig, JSON.parse(json || '{}'));
    return decoded.success ? decoded.output.featureRequests : undefined;
  } catch {
    return undefined;
  }
}
