import type { SourceType } from './catalogue.ts';
import type { Connector } from './connector.ts';
import type { SourceId } from './id.ts';
import type { Open } from './open.ts';

/** A source of data (spec §3 Source). */
export interface Source extends Connector {
  readonly id: SourceId;
  /** `data_store` on the wire. */
  readonly type: Open<SourceType>;
}

/** Types of a file's columns (spec §3 "Data type options"). */
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
