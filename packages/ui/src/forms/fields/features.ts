import { createContext } from 'react';
import type { FeatureToggle } from '../../domain/policies/features.ts';

/** Whether a feature is on for the person's client; options of a choice may hang on it. */
export type HasFeature = (toggle: FeatureToggle) => boolean;

export const FeaturesContext = createContext<HasFeature>(() => false);
