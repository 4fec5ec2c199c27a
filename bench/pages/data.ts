/** The same rows and tables for the library's page and for its limit. */
export interface BenchRow {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly source: string;
  readonly destination: string;
  readonly frequency: string;
  readonly updated: string;
}

const pick = (words: readonly string[], index: number): string => words[index % words.length] ?? '';

export const benchRows: readonly BenchRow[] = Array.from({ length: 10_000 }, (_, i) => ({
  id: String(i + 1),
  name: `${pick(['Orders', 'Users', 'Events', 'Billing'], i)} to warehouse ${(i * 7_919) % 10_000}`,
  status: pick(['Running', 'Paused', 'Error', 'Draft', 'Archived'], i),
  source: pick(['PostgreSQL', 'MySQL', 'Salesforce', 'Shopify', 'Stripe'], i),
  destination: pick(['Snowflake', 'BigQuery', 'Redshift', 'S3'], i),
  frequency: `${(i % 12) * 5 + 5} min`,
  updated: `2026-0${(i % 9) + 1}-1${i % 10}`,
}));

export const shownOf = ['name', 'status', 'source', 'destination', 'frequency', 'updated'] as const;

export const tableCount = 5_000;
export const columnCount = 40;

export const benchTables: readonly { readonly name: string; readonly columns: readonly string[] }[] =
  Array.from({ length: tableCount }, (_, i) => ({
    name: `public.table_${(i * 7) % tableCount}`,
    columns: Array.from(
      { length: columnCount },
      (_unused, k) => `col_${k}_${pick(['id', 'name', 'at', 'total'], k)}`,
    ),
  }));

export const benchOptions: readonly { readonly value: string; readonly label: string }[] = Array.from(
  { length: 1_000 },
  (_, i) => ({ value: String(i), label: `public.table_${(i * 7) % 1_000}` }),
);
