export type { ListCsv } from '../patterns/ResourceList/listCsv.ts';
export type { CsvCell } from '../domain/format/csv.ts';
export type { ResourceColumn } from '../patterns/ResourceList/resourceColumns.ts';
export type { ActionPages, ActionRequest } from '../patterns/ResourceList/actionControls.tsx';
export {
  ResourceList,
  type ListProps,
  type ResourceListProps,
  type ResourceListTab,
  type ResourceRow,
} from '../patterns/ResourceList/ResourceList.tsx';
export type { ListLinks } from '../patterns/ResourceList/ResourceToolbar.tsx';
