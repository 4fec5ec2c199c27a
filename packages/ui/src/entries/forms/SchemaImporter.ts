export type { RowColumn, RowsField } from '../../domain/forms/fieldTypes.ts';
export type { Row } from '../../domain/forms/row.ts';
export {
  SchemaImporter,
  type SampleState,
  type SchemaImporterProps,
} from '../../forms/SchemaImporter/SchemaImporter.tsx';
