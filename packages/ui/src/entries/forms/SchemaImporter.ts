export type { RowColumn, RowsField } from '../../domain/forms/definition/fieldTypes.ts';
export type { Row } from '../../domain/forms/values/row.ts';
export {
  SchemaImporter,
  type SampleState,
  type SchemaImporterProps,
} from '../../forms/SchemaImporter/SchemaImporter.tsx';
