/** A column of a source table. */
export interface SchemaColumn {
  readonly name: string;
  readonly dataType: string;
  readonly isNullable: boolean;
  readonly isPrimaryKey: boolean;
}

/** A source table; the specification calls it a collection. */
export interface SchemaCollection {
  /** Includes the schema if the database has schemas, such as `sales.orders`. */
  readonly table: string;
  readonly columns: readonly SchemaColumn[];
  /** Assumed: why the table cannot be replicated, as a sentence; `null` if it can. */
  readonly ineligibleReason: string | null;
}

/** The tables of a source, as last read (spec §3 "Schema collections per source"). */
export interface SchemaCollections {
  readonly collections: readonly SchemaCollection[];
  /** Number of unreadable tables, which are left out. */
  readonly unreadable: number;
  /** Assumed: when the service read the source. */
  readonly readAt: Date | null;
}

/** How a pipeline replicates one table. Tables without a mapping are not replicated. */
export interface SyncMapping {
  readonly table: string;
  readonly isSelected: boolean;
  /** Excluded columns. */
  readonly excluded: readonly string[];
  /** Columns of a custom primary key; empty if the table's own key is used. */
  readonly customPrimaryKeys: readonly string[];
  /** What the service sent besides, by its names. It is sent back unchanged. */
  readonly unknown?: Readonly<Record<string, unknown>>;
}
