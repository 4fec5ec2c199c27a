import type { FeatureToggle } from '../../entities/features.ts';

/**
 * The ways to read a source, each with the toggle that it needs (spec §3 "Feature toggles"; mapping: A-125).
 */
export const connectorVariants = {
  singer: 'singer_taps',
  native: 'native_taps',
  generic: 'generic_taps',
} as const satisfies Record<string, FeatureToggle>;
export type ConnectorVariant = keyof typeof connectorVariants;

export const isConnectorVariant = (word: string): word is ConnectorVariant =>
  Object.hasOwn(connectorVariants, word);
