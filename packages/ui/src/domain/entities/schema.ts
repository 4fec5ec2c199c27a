/** A column of a table at the source. */
export interface SchemaColumn {
  readonly name: string;
  readonly dataType: string;
  readonly isNullable: boolean;
  readonly isPrimaryKey: boolean;
}

/** A table at the source, which the specification calls a collection. */
export interface SchemaCollection {
  /** With its schema where the database has any, such as `sales.orders`. */
  readonly table: string;
  readonly columns: readonly SchemaColumn[];
  /** Assumed: why it cannot be replicated, as a sentence; `null` where it can. */
  readonly ineligibleReason: string | null;
}

/** What a source holds, as it was last read (spec §3 "Schema collections per source"). */
export interface SchemaCollections {
  readonly collections: readonly SchemaCollection[];
  /** Tables that could not be read and are left out. */
  readonly unreadable: number;
  /** Assumed: when the source was asked. */
  readonly readAt: Date | null;
}

/** What a pipeline does with one table. A table without a mapping is not replicated. */
export interface SyncMapping {
  readonly table: string;
  readonly isSelected: boolean;
  /** Columns that are left out. */
  readonly excluded: readonly string[];
  /** Columns that take the primary key's place; empty where the table's own key is used. */
  readonly customPrimaryKeys: readonly string[];
}
