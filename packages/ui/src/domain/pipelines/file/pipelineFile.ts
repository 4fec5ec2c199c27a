import type { PipelineDetail } from '../../entities/pipeline.ts';
import type { StoredSyncSettings } from '../syncSettings.ts';
import { keptSettings } from './fileSettings.ts';

/** The version of the format that this build writes and reads. */
export const pipelineFileVersion = 1;
/** What the file contains, in the `kind` of its head. */
export const pipelineFileKind = 'pipeline';
/** The largest file that is read, in bytes. 50,000 tables fit. */
export const pipelineFileLimit = 10_000_000;

/** The source or destination that a file names. Its configuration is never in the file. */
export interface FileConnector {
  /** The connector type, such as `postgres`. */
  readonly type: string;
  readonly name: string;
  /** Only the account that wrote the file has this id. */
  readonly id: number;
}

/** How a file replicates one table. */
export interface FileTable {
  readonly table: string;
  readonly isSelected: boolean;
  /** Excluded columns, sorted. */
  readonly excluded: readonly string[];
  /** Columns of a custom primary key, in its order; empty if the table's own key is used. */
  readonly customPrimaryKeys: readonly string[];
}

/** The settings of a pipeline as a file contains them. What the service does not say is missing. */
export interface PipelineFile {
  readonly name: string;
  readonly region?: string;
  readonly source?: FileConnector;
  readonly destination?: FileConnector;
  readonly sync: StoredSyncSettings;
  /** Sorted by name. Missing if the service does not say which tables the pipeline has. */
  readonly tables?: readonly FileTable[];
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The same tables in the order of a file. */
export const sortTables = (tables: readonly FileTable[]): readonly FileTable[] =>
  tables
    .map((each) => ({ ...each, excluded: [...new Set(each.excluded)].toSorted(byText) }))
    .toSorted((one, other) => byText(one.table, other.table));

/** What of a pipeline its file contains. */
export function pipelineFileOf(pipeline: PipelineDetail): PipelineFile {
  const { name, region, source, destination, syncMappings } = pipeline;
  // A list with a table twice says nothing about it that could be imported.
  const tables = [...new Map(syncMappings?.map((mapping) => [mapping.table, mapping])).values()];
  return {
    name,
    ...(region && { region }),
    ...(source && { source: { type: source.type, name: source.name, id: source.id } }),
    ...(destination && {
      destination: { type: destination.type, name: destination.name, id: destination.id },
    }),
    sync: keptSettings(pipeline),
    ...(syncMappings && {
      tables: sortTables(
        tables.map(({ table, isSelected, excluded, customPrimaryKeys }) => ({
          table,
          isSelected,
          excluded,
          customPrimaryKeys,
        })),
      ),
    }),
  };
}
