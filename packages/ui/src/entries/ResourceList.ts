export type { ResourceColumn } from '../patterns/ResourceList/resourceColumns.ts';
export {
  ResourceList,
  type ResourceListProps,
  type ResourceListTab,
  type ResourceRow,
} from '../patterns/ResourceList/ResourceList.tsx';
