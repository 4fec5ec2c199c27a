import * as v from 'valibot';

const address = v.pipe(
  v.string(),
  v.check((value) => /^\/(?!\/)/.test(value) || /^https?:\/\//.test(value)),
);

const signedOutConfig = v.object({
  /**
   * The third party's script whose token signing up requires (spec §5). It sets the global `humanCheck`, whose
   * `execute()` resolves to a token. `origins` are the other hosts that it calls or frames.
   */
  humanCheck: v.optional(v.object({ address, origins: v.optional(v.array(address), []) })),
  /** Plain texts that replace the placeholders of `/privacy` and `/tos`: paragraphs, and headings after `# `. */
  legal: v.optional(v.object({ privacy: v.optional(address), terms: v.optional(address) }), {}),
});

/** The part of the page's configuration that only signed-out pages read. */
export type WireSignedOutConfig = v.InferInput<typeof signedOutConfig>;
export type SignedOutConfig = v.InferOutput<typeof signedOutConfig>;

/** Reads it with those pages, so that the rest of the console starts without it. An invalid one gives the defaults. */
export function readSignedOutConfig(json: string | null | undefined): SignedOutConfig {
  try {
    const decoded = v.safeParse(signedOutConfig, JSON.parse(json || '{}'));
    if (decoded.success) return decoded.output;
  } catch {
    // A placeholder that the server did not replace is not JSON.
  }
  return { legal: {} };
}
