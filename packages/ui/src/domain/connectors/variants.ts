import type { FeatureToggle } from '../policies/features.ts';

/** How a source is read, and the toggle without which it may not be (spec §3 "Feature toggles"; A-125). */
export const connectorVariants = {
  singer: 'singer_taps',
  native: 'native_taps',
  generic: 'generic_taps',
} as const satisfies Record<string, FeatureToggle>;
export type ConnectorVariant = keyof typeof connectorVariants;

export const isConnectorVariant = (word: string): word is ConnectorVariant =>
  Object.hasOwn(connectorVariants, word);
