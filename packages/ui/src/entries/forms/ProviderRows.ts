export type { RowNoun } from '../../domain/connectors/definition/sections.ts';
export type { RowColumn, RowsField } from '../../domain/forms/definition/fieldTypes.ts';
export type { Row } from '../../domain/forms/values/row.ts';
export {
  ProviderRows,
  type ListAccess,
  type ProviderRowsProps,
} from '../../forms/ProviderRows/ProviderRows.tsx';
