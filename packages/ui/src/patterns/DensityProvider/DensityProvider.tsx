import type { ReactNode } from 'react';
import { DensityContext, type Density } from './density.ts';

export { densities, useDensity, type Density } from './density.ts';

export interface DensityProviderProps {
  /** How much room each row has. On narrow pages, where a row has several lines, both are the same. */
  density: Density;
  /** Everything whose lists have this density. */
  children: ReactNode;
}

/** Sets the density of all lists within. For the row height of a single list use `Grid` and its `rowHeight`. */
export function DensityProvider({ density, children }: DensityProviderProps) {
  return <DensityContext value={density}>{children}</DensityContext>;
}
