export { Grid, type GridMenu, type GridProps } from '../patterns/Grid/Grid.tsx';
export type { GridBreakpoint, GridColumn, GridControl } from '../patterns/Grid/gridColumns.ts';
export type { GridSort } from '../patterns/Grid/GridHead.tsx';
export { GridLink, type GridLinkProps } from '../patterns/Grid/GridLink.tsx';
export type { GridSelection } from '../patterns/Grid/useGridSelection.ts';
