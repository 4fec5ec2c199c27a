export type { RowNoun } from '../../domain/connectors/sections.ts';
export type { RowColumn, RowsField } from '../../domain/forms/fieldTypes.ts';
export type { Row } from '../../domain/forms/row.ts';
export {
  ProviderRows,
  type ListAccess,
  type ProviderRowsProps,
} from '../../forms/ProviderRows/ProviderRows.tsx';
