import { useDensity, type Density } from '../DensityProvider/density.ts';

const rowHeights: Readonly<Record<Density, number>> = { comfortable: 60, compact: 46 };
/** Height of a row in px at the default font size, for the list and its skeleton. */
export const useRowHeight = (): number => rowHeights[useDensity()];
/** Row height on pages without room for columns, where a row has two lines. */
export const narrowRowHeight = 68;
/** Height of the app's top bar, below which the column heads stick. */
export const headOffset = 56;
