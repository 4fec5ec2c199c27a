import * as v from 'valibot';

import { featureToggles, type FeatureAudiences } from '../../domain/entities/features.ts';

const address = v.pipe(
  v.string(),
  v.check((value) => value.startsWith('/') || /^https?:\/\//.test(value)),
);

const audience = v.union([v.literal('everyone'), v.array(v.number())]);

/**
 * The configuration that the server writes into the page, as JSON in `<script type="application/json"
 * id="millrace-config">`. So one build serves every environment without an extra request.
 */
export const runtimeConfig = v.object({
  environment: v.optional(v.picklist(['development', 'staging', 'production']), 'production'),
  /** Identifier of the deployed build. The page reloads at most once for each new build. */
  build: v.optional(v.string(), ''),
  /**
   * The realtime service; `null` turns live updates off. Host and port default to the page's own. Another
   * host uses the default ports and TLS.
   */
  realtime: v.nullish(
    v.object({
      key: v.string(),
      host: v.nullish(v.string(), null),
      port: v.nullish(v.number(), null),
    }),
    null,
  ),
  /** Address of the sign-in page: an external one, or the console's own. */
  loginAddress: v.optional(address, '/login'),
  /** The ETL and Reverse ETL product in the apps menu; `null` hides the menu. */
  sisterProduct: v.nullish(v.object({ name: v.string(), appsAddress: address, loginAddress: address }), null),
  /** The clients that have each feature. */
  features: v.optional(v.record(v.picklist(featureToggles), audience), {}),
  /**
   * What the service does with a configuration or a list of tables in a change: it merges it into the stored one, or
   * replaces the stored one. `null`: not known; the console then sends what suits both.
   */
  writes: v.nullish(v.picklist(['merge', 'replace']), null),
  /** Capabilities of the service's lists. Controls without the matching capability are hidden. */
  lists: v.optional(v.object({ search: v.boolean(), ordering: v.boolean(), filters: v.boolean() }), {
    search: true,
    ordering: true,
    filters: true,
  }),
});

export type RuntimeConfig = Omit<v.InferOutput<typeof runtimeConfig>, 'features'> & {
  features: FeatureAudiences;
};
export type WireRuntimeConfig = v.InferInput<typeof runtimeConfig>;

/** Reads the page's configuration. A missing or invalid configuration gives the defaults. */
export function readRuntimeConfig(json: string | null | undefined): RuntimeConfig {
  let value: unknown = {};
  try {
    value = JSON.parse(json || '{}');
  } catch {
    // A placeholder that the server did not replace is not JSON. Such a page gets the defaults.
  }
  const decoded = v.safeParse(runtimeConfig, value);
  return decoded.success ? decoded.output : v.parse(runtimeConfig, {});
}
