import * as v from 'valibot';

import { featureToggles, type FeatureAudiences } from '../domain/policies/features.ts';

const address = v.pipe(
  v.string(),
  v.check((value) => value.startsWith('/') || /^https?:\/\//.test(value)),
);

const audience = v.union([v.literal('everyone'), v.array(v.number())]);

/**
 * What the server writes into the page, as JSON in `<script type="application/json" id="millrace-config">`: one build
 * serves every environment, and nothing of it costs a request.
 */
export const runtimeConfig = v.object({
  environment: v.optional(v.picklist(['development', 'staging', 'production']), 'production'),
  /** Names the deployed build; a reload for a new one happens once per build. */
  build: v.optional(v.string(), ''),
  /** The realtime service; `null` leaves live updates off. Host and port default to the page's
   * own; a host elsewhere has the usual ports and is spoken to over TLS. */
  realtime: v.nullish(
    v.object({
      key: v.string(),
      host: v.nullish(v.string(), null),
      port: v.nullish(v.number(), null),
    }),
    null,
  ),
  /** Where people sign in: an address elsewhere, or our own screen. */
  loginAddress: v.optional(address, '/login'),
  /** The product for ETL and Reverse ETL that the apps menu leads to (spec §1, A-62); `null` leaves the menu out. */
  sisterProduct: v.nullish(v.object({ name: v.string(), appsAddress: address, loginAddress: address }), null),
  /** Who has which feature. */
  features: v.optional(v.record(v.picklist(featureToggles), audience), {}),
  /** What the service's lists know; a control for what it does not know is absent. */
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

/** Reads the configuration of the page; a page without one, or with a broken one, gets the defaults. */
export function readRuntimeConfig(json: string | null | undefined): RuntimeConfig {
  let value: unknown = {};
  try {
    value = JSON.parse(json || '{}');
  } catch {
    // A placeholder that no server filled is not JSON; the defaults are meant for exactly that page.
  }
  const decoded = v.safeParse(runtimeConfig, value);
  return decoded.success ? decoded.output : v.parse(runtimeConfig, {});
}
