/** Selection of tables and columns. Semver covers the names listed in public-api.md. */
export type { ColumnSearch, TableHit } from '../../domain/schema/columnSearch.ts';
export type { SchemaBulk } from '../../domain/schema/schemaBulk.ts';
export { describeSchemaChoices } from '../../domain/schema/describeSchemaChoices.ts';
export { countSchemaChoices, type SchemaChoices } from '../../domain/schema/schemaChoices.ts';
export type { SchemaConflict, SchemaVersion } from '../../domain/schema/schemaConflicts.ts';
export type { ColumnChange, SchemaDiff } from '../../domain/schema/schemaDiff.ts';
export { captureSchemaDraft, restoreSchemaDraft, type SchemaDraft } from '../../domain/schema/schemaDraft.ts';
export {
  defaultSchemaView,
  filterSchema,
  schemaShows,
  type SchemaMatches,
  type SchemaShow,
  type SchemaView,
} from '../../domain/schema/schemaFilter.ts';
export type { SchemaGroup, SchemaIndex } from '../../domain/schema/schemaIndex.ts';
export { createSchemaModel, type SchemaModel, type SchemaSummary } from '../../domain/schema/schemaModel.ts';
export type { SchemaUpdates } from '../../domain/schema/schemaUpdates.ts';
export type { SchemaChange, SchemaChanges } from '../../domain/schema/schemaTotals.ts';
export { describeChanges, describeSchemaProblem } from '../../domain/schema/schemaWords.ts';
export { reloadOf, type ReloadReason, type TableReload } from '../../domain/schema/tableReloads.ts';
export { describeStartUpdates } from '../../domain/schema/startUpdates.ts';
export type { ResyncForm } from '../../domain/schema/resync.ts';
export {
  tableActions,
  tableEntity,
  tableItems,
  type TableAction,
  type TableItem,
} from '../../domain/schema/tableActions.ts';
export type { TableRow, TableState } from '../../domain/schema/tableRows.ts';
