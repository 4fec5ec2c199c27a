import type { SourceType } from '../connectors/catalogue.ts';
import type { Connector } from './connector.ts';
import type { SourceId } from './id.ts';
import type { Open } from './open.ts';

/** Where data comes from (spec §3 Source). */
export interface Source extends Connector {
  readonly id: SourceId;
  /** The service calls it `data_store`. */
  readonly type: Open<SourceType>;
}

/** Spec §3 "Data type options" of a file's columns. */
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
