import type { ConnectorKind } from '../entities/connector.ts';
import { toId, type SourceId } from '../entities/id.ts';
import type { PipelineDetail } from '../entities/pipeline.ts';
import type { SchemaCollections } from '../entities/schema.ts';
import { matchConnector } from '../pipelines/file/matchConnector.ts';
import type { FileConnector, PipelineFile } from '../pipelines/file/pipelineFile.ts';

/** A file, and what the person has chosen for its import. */
export interface ImportEntry {
  readonly file: PipelineFile;
  /** Its name; missing for a pasted text. */
  readonly fileName?: string;
  /** Fields of the file that are left out, the first ones by name. */
  readonly ignored: readonly string[];
  readonly ignoredCount: number;
  /** Whether a pipeline is created, or the one with the name of the file changed. @default the latter, if there is one */
  readonly as?: 'new' | 'existing';
  /** The chosen source; null to choose it later. @default the one that the file names */
  readonly source?: number | null;
  /** The chosen destination; null to choose it later. @default the one that the file names */
  readonly destination?: number | null;
}

/** What the account has. Missing parts are not known. */
export interface ImportAccount {
  /** The pipeline with the name of the file; null if there is none. */
  readonly existing: PipelineDetail | null;
  readonly sources?: readonly FileConnector[] | undefined;
  readonly destinations?: readonly FileConnector[] | undefined;
}

/** What an import is about. */
export interface ImportSubject {
  /** The pipeline that changes; null if one is created. */
  readonly target: PipelineDetail | null;
  /** Whether the source and the destination can be chosen. Those of a pipeline that was started stay. */
  readonly canChoose: boolean;
  readonly source: FileConnector | undefined;
  readonly destination: FileConnector | undefined;
}

/** Whether the import creates a pipeline. */
export const isNewImport = ({ as }: ImportEntry, existing: PipelineDetail | null): boolean =>
  existing === null || as === 'new';

/** What the import of a file is about, as the person has chosen. */
export function importSubject(entry: ImportEntry, account: ImportAccount): ImportSubject {
  const target = isNewImport(entry, account.existing) ? null : account.existing;
  const canChoose = target === null || target.status === 'draft';
  const endOf = (kind: ConnectorKind): FileConnector | undefined => {
    const own = target?.[kind] ?? undefined;
    if (!canChoose) return own;
    const connectors = (kind === 'source' ? account.sources : account.destinations) ?? [];
    const { [kind]: chosen } = entry;
    if (chosen === null) return own;
    return chosen === undefined
      ? (matchConnector(entry.file[kind], connectors) ?? own)
      : connectors.find(({ id }) => id === chosen);
  };
  return { target, canChoose, source: endOf('source'), destination: endOf('destination') };
}

/** The source whose tables the import needs; `undefined` if the file has none, or none is chosen. */
export function importSourceId(entry: ImportEntry, account: ImportAccount): SourceId | undefined {
  if (!entry.file.tables?.length) return undefined;
  const { target, canChoose, source } = importSubject(entry, account);
  const own = target?.sourceId ?? undefined;
  if (!canChoose) return own;
  return source ? toId<'source'>(source.id) : own;
}

/** What is known when the file is compared. */
export interface ImportFacts extends ImportAccount {
  /** The tables of the source; missing if they are not known. */
  readonly tables?: SchemaCollections | undefined;
  /** The codes of the regions; missing if they are not known. */
  readonly regions?: readonly string[] | undefined;
}
