import * as v from 'valibot';

import { featureToggles, type FeatureAudiences } from '../../domain/entities/features.ts';
import { address, readPart } from './setting.ts';

const audience = v.fallback(
  v.optional(v.union([v.literal('everyone'), v.array(v.number())])),
  // An invalid audience counts as missing.
  undefined,
);
const capability = () => v.fallback(v.optional(v.boolean(), true), true);

/**
 * The configuration that the server writes into the page, as JSON in `<script type="application/json"
 * id="millrace-config">`. So one build serves every environment without an extra request.
 */
export const runtimeConfig = v.object({
  environment: v.fallback(
    v.optional(v.picklist(['development', 'staging', 'production']), 'production'),
    'production',
  ),
  /** Identifier of the deployed build. The page reloads at most once for each new build. */
  build: v.fallback(v.optional(v.string(), ''), ''),
  /**
   * The realtime service; `null` turns live updates off. Host and port default to the page's own. Another
   * host uses the default ports and TLS, unless `tls` says otherwise. `path` precedes the paths of the protocol. `names`
   * has the service's names of channels and events that have another name there, by ours.
   */
  realtime: v.fallback(
    v.nullish(
      v.object({
        key: v.string(),
        host: v.nullish(v.string(), null),
        port: v.nullish(v.number(), null),
        path: v.nullish(v.string(), null),
        tls: v.nullish(v.boolean(), null),
        names: v.optional(v.record(v.string(), v.string()), {}),
      }),
      null,
    ),
    null,
  ),
  /** Address of the sign-in page: an external one, or the console's own. */
  loginAddress: v.fallback(v.optional(address, '/login'), '/login'),
  /** The ETL and Reverse ETL product in the apps menu; `null` hides the menu. */
  sisterProduct: v.fallback(
    v.nullish(v.object({ name: v.string(), appsAddress: address, loginAddress: address }), null),
    null,
  ),
  /** The clients that have each feature. */
  features: v.fallback(v.optional(v.object(v.entriesFromList(featureToggles, audience)), {}), {}),
  /**
   * What the service does with a configuration or a list of tables in a change: it merges it into the stored one, or
   * replaces the stored one. `null`: not known; the console then sends what suits both.
   */
  writes: v.fallback(v.nullish(v.picklist(['merge', 'replace']), null), null),
  /** Capabilities of the service's lists. Controls without the matching capability are hidden. */
  lists: v.fallback(
    v.optional(v.object({ search: capability(), ordering: capability(), filters: capability() }), {}),
    { search: true, ordering: true, filters: true },
  ),
});

export type RuntimeConfig = Omit<v.InferOutput<typeof runtimeConfig>, 'features'> & {
  features: FeatureAudiences;
};

/** Reads the page's configuration. A missing or invalid setting gets its default. */
export const readRuntimeConfig = (json: string | null | undefined): RuntimeConfig =>
  readPart(runtimeConfig, json);
