import { createContext, use } from 'react';

/** How much room each row of a list has. */
export type Density = 'comfortable' | 'compact';
export const densities = ['comfortable', 'compact'] as const satisfies readonly Density[];

export const DensityContext = createContext<Density>('comfortable');

/** The density of the lists here; `comfortable` without a `DensityProvider`. */
export const useDensity = (): Density => use(DensityContext);
