export { DataTable, type DataTableColumn, type DataTableProps } from '../primitives/DataTable/DataTable.tsx';
