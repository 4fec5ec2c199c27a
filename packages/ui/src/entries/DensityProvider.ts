export { densities, useDensity, type Density } from '../patterns/DensityProvider/density.ts';
export { DensityProvider, type DensityProviderProps } from '../patterns/DensityProvider/DensityProvider.tsx';
