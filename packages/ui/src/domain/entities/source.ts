import type { SourceType } from '../connectors/catalogue.ts';
import type { WireObject } from '../connectors/paths.ts';
import type { ConnectorStatus } from './connector.ts';
import type { SourceId, TunnelId } from './id.ts';
import type { Open } from './open.ts';

/** Where data comes from (spec §3 Source). */
export interface Source {
  readonly id: SourceId;
  readonly name: string;
  /** The connector type, which the service calls `data_store`. */
  readonly dataStore: Open<SourceType>;
  readonly variant?: string | null;
  readonly status: Open<ConnectorStatus>;
  /** Keyed as on the wire; secrets in it are masked or missing. */
  readonly config: WireObject;
  /** The tunnel it is reached through; `null` for a direct connection. */
  readonly tunnelId: TunnelId | null;
}

/** One column of a file source (spec §3). */
export interface SchemaColumn {
  readonly column_name: string;
  readonly data_type: Open<ColumnType>;
  readonly is_nullable: Open<'YES' | 'NO'>;
}

/** Spec §3 "Data type options". */
export const columnTypes = [
  'string',
  'boolean',
  'number',
  'integer',
  'array',
  'object',
  'bigint',
  'date',
  'datetime',
] as const;
export type ColumnType = (typeof columnTypes)[number];

/** How sample files are read where nothing else is said (spec §3, §9). */
export const sampleDefaults = {
  filesToSample: 5,
  sampleLength: 50,
  sampleRate: 5,
  hasHeaders: true,
} as const;
