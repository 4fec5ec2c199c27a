import type { ReactNode } from 'react';
import { useStableHandler } from '../../internal/useStableHandler.ts';
import { DensityChangeContext, DensityContext, type Density } from './density.ts';

export { densities, useDensity, type Density } from './density.ts';

export interface DensityProviderProps {
  /** How much room each row has. On narrow pages, where a row has several lines, both are the same. */
  density: Density;
  /** Called with the density that a person selects in the options of a list. Without it, lists offer none. */
  onDensityChange?(density: Density): void;
  /** Everything whose lists have this density. */
  children: ReactNode;
}

/** Sets the density of all lists within. For the row height of a single list use `Grid` and its `rowHeight`. */
export function DensityProvider({ density, onDensityChange, children }: DensityProviderProps) {
  const change = useStableHandler((chosen: Density) => onDensityChange?.(chosen));
  return (
    <DensityContext value={density}>
      <DensityChangeContext value={onDensityChange && change}>{children}</DensityChangeContext>
    </DensityContext>
  );
}
