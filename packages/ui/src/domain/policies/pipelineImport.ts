import { toId, type DestinationId, type SourceId } from '../entities/id.ts';
import type { ConnectorKind } from '../entities/connector.ts';
import type { PipelineDetail } from '../entities/pipeline.ts';
import type { SyncMapping } from '../entities/schema.ts';
import type { SettingChange } from '../forms/changes/changedSettings.ts';
import { planSettings } from '../pipelines/file/fileSettings.ts';
import type { FileConnector } from '../pipelines/file/pipelineFile.ts';
import type { StoredSyncSettings } from '../pipelines/syncSettings.ts';
import { planTables, type TablesPlan } from '../schema/importedTables.ts';
import { importNotes } from './importNotes.ts';
import {
  importSourceId,
  importSubject,
  type ImportEntry,
  type ImportFacts,
  type ImportSubject,
} from './importSubject.ts';

/** The settings that an import sends. */
export interface ImportedSettings extends StoredSyncSettings {
  readonly sourceId?: SourceId;
  readonly destinationId?: DestinationId;
}

/** What an import would do. Nothing has been sent. */
export interface ImportPlan extends ImportSubject {
  /** The region of a new pipeline; missing for that of the account. */
  readonly region?: string;
  /** Each setting that is set or changed. */
  readonly changes: readonly SettingChange[];
  readonly settings: ImportedSettings;
  /** Missing if the tables of the file are left out. */
  readonly tables?: TablesPlan;
  /** What of the file is left out, and why: one sentence each. */
  readonly notes: readonly string[];
  /** Whether the pipeline already has all of it. */
  readonly isEmpty: boolean;
}

/** The id of a pipeline's source or destination, which is there even where its name is not. */
const idOf = (kind: ConnectorKind, target: PipelineDetail | null): number | undefined =>
  (kind === 'source' ? target?.sourceId : target?.destinationId) ?? target?.[kind]?.id;

const endChange = (
  kind: ConnectorKind,
  target: PipelineDetail | null,
  chosen: FileConnector | undefined,
): readonly SettingChange[] =>
  chosen === undefined || idOf(kind, target) === chosen.id
    ? []
    : [
        {
          path: `${kind}_id`,
          label: kind === 'source' ? 'Source' : 'Destination',
          before: target?.[kind]?.name,
          after: chosen.name,
        },
      ];

/** The tables of the pipeline with which the file is compared; `undefined` if the service does not say them. */
function savedTables(
  target: PipelineDetail | null,
  isNewSource: boolean,
): readonly SyncMapping[] | undefined {
  if (target === null || isNewSource) return [];
  return target.syncMappings ?? (target.status === 'draft' ? [] : undefined);
}

/** Compares a file with the account: what its import would create or change, setting by setting. */
export function planImport(entry: ImportEntry, facts: ImportFacts): ImportPlan {
  const { file } = entry;
  const subject = importSubject(entry, facts);
  const { target, canChoose, source, destination } = subject;
  const ends = canChoose
    ? {
        source: endChange('source', target, source),
        destination: endChange('destination', target, destination),
      }
    : { source: [], destination: [] };
  const { changes, settings } = planSettings(file.sync, target ?? {});
  const saved = savedTables(target, ends.source.length > 0);
  const tables =
    file.tables && facts.tables && saved && importSourceId(entry, facts) !== undefined
      ? planTables(file.tables, saved, facts.tables)
      : undefined;
  const region =
    target === null && file.region !== undefined && facts.regions?.includes(file.region) !== false
      ? file.region
      : undefined;
  const all = [...ends.source, ...ends.destination, ...changes];
  return {
    ...subject,
    ...(region !== undefined && { region }),
    changes: all,
    settings: {
      ...(source && ends.source.length > 0 && { sourceId: toId<'source'>(source.id) }),
      ...(destination &&
        ends.destination.length > 0 && { destinationId: toId<'destination'>(destination.id) }),
      ...settings,
    },
    ...(tables && { tables }),
    notes: importNotes({ entry, subject, region, tables, hasSaved: saved !== undefined, facts }),
    isEmpty: target !== null && all.length === 0 && (tables?.mappings.length ?? 0) === 0,
  };
}
