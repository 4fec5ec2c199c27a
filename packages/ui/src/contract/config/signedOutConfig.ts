import * as v from 'valibot';

import { address, party, readPart } from './setting.ts';

const text = () => v.fallback(v.optional(address), undefined);

/** The part of the page's configuration that only signed-out pages read. */
export const signedOutConfig = v.object({
  /**
   * The third party's script whose token signing up requires (spec §5). It sets the global `humanCheck`, whose
   * `execute()` resolves to a token.
   */
  humanCheck: v.fallback(v.optional(party), undefined),
  /** Plain texts that replace the placeholders of `/privacy` and `/tos`: paragraphs, and headings after `# `. */
  legal: v.fallback(v.optional(v.object({ privacy: text(), terms: text() }), {}), {}),
});

export type SignedOutConfig = v.InferOutput<typeof signedOutConfig>;

/** Reads it with those pages, so that the rest of the console starts without it. */
export const readSignedOutConfig = (json: string | null | undefined): SignedOutConfig =>
  readPart(signedOutConfig, json);
