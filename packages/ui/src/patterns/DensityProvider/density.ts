import { createContext, use } from 'react';

/** How much room each row of a list has. */
export type Density = 'comfortable' | 'compact';
export const densities = ['comfortable', 'compact'] as const satisfies readonly Density[];

export const DensityContext = createContext<Density>('comfortable');

export const DensityChangeContext = createContext<((density: Density) => void) | undefined>(undefined);

/** Changes the density of the lists here; `undefined` where nobody keeps it. */
export const useDensityChange = (): ((density: Density) => void) | undefined => use(DensityChangeContext);

/** The density of the lists here; `comfortable` without a `DensityProvider`. */
export const useDensity = (): Density => use(DensityContext);

/** A row that grows with its content begins lower than one whose height is fixed, which has room for two lines. */
const rowHeights: Readonly<Record<Density, { readonly least: number; readonly fixed: number }>> = {
  comfortable: { least: 60, fixed: 60 },
  compact: { least: 29, fixed: 46 },
};
/** Height of a row in px at the default font size, for a list and its skeleton. */
export const useRowHeight = (kind: 'least' | 'fixed'): number => rowHeights[useDensity()][kind];
