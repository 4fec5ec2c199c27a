import { createContext, use } from 'react';

/** How much room each row of a list has. */
export type Density = 'comfortable' | 'compact';
export const densities = ['comfortable', 'compact'] as const satisfies readonly Density[];

export const DensityContext = createContext<Density>('comfortable');

/** The density of the lists here; `comfortable` without a `DensityProvider`. */
export const useDensity = (): Density => use(DensityContext);

const rowHeights: Readonly<Record<Density, number>> = { comfortable: 60, compact: 46 };
/** Height of a row in px at the default font size, for a list and its skeleton. */
export const useRowHeight = (): number => rowHeights[useDensity()];
