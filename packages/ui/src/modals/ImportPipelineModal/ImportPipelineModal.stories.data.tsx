import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import type { PipelineDetail } from '../../domain/entities/pipeline.ts';
import type { SchemaCollections, SyncMapping } from '../../domain/entities/schema.ts';
import { ready } from '../../domain/outcome/remote.ts';
import { pipelineFileOf } from '../../domain/pipelines/file/pipelineFile.ts';
import { writePipelineFile } from '../../domain/pipelines/file/writePipelineFile.ts';
import type { ImportEntry } from '../../domain/policies/importSubject.ts';
import { ImportPipelineModal, type ImportPipelineModalProps } from './ImportPipelineModal.tsx';

export const source = { id: toId<'source'>(3), name: 'Production Postgres', type: 'postgres' };
const destination = { id: toId<'destination'>(2), name: 'Analytics Snowflake', type: 'snowflake' };
const mapping = (table: string, rest: Partial<SyncMapping> = {}): SyncMapping => ({
  table,
  isSelected: true,
  excluded: [],
  customPrimaryKeys: [],
  ...rest,
});
const tableNames = ['public.accounts', 'public.customers', 'public.orders', 'public.refunds'];

/** A pipeline of the account. */
export const orders: PipelineDetail = {
  id: toId<'pipeline'>(1),
  name: 'Orders to warehouse',
  status: 'running',
  region: 'eu-west-1',
  sourceId: source.id,
  source,
  destinationId: destination.id,
  destination,
  maintenanceWindow: '02:00-04:00',
  persistDeletedRows: false,
  sourceSyncFrequency: 3_600_000,
  destinationSyncFrequency: 900_000,
  destinationSyncCron: null,
  currentSyncMode: 'default',
  autoSyncNewCollections: false,
  s3FileFormat: 'avro',
  replicateColumnChanges: false,
  syncMappings: tableNames.map((table) => mapping(table)),
};

/** The same pipeline with other settings, as a file has it. */
export const edited: PipelineDetail = {
  ...orders,
  sourceSyncFrequency: 900_000,
  persistDeletedRows: true,
  maintenanceWindow: '',
  syncMappings: [
    mapping('public.accounts'),
    mapping('public.customers', { excluded: ['email'] }),
    mapping('public.orders'),
    mapping('public.refunds', { isSelected: false }),
    mapping('legacy.visits'),
  ],
};

export const tables: SchemaCollections = {
  collections: tableNames.map((table) => ({
    table,
    ineligibleReason: null,
    columns: ['id', 'email', 'updated_at'].map((name) => ({
      name,
      dataType: 'string',
      isNullable: false,
      isPrimaryKey: name === 'id',
    })),
  })),
  unreadable: 0,
  readAt: null,
};

const manyNames = Array.from({ length: 300 }, (_, at) => `table_${String(at).padStart(3, '0')}`);
export const many: PipelineDetail = { ...orders, syncMappings: manyNames.map((table) => mapping(table)) };
export const manyTables: SchemaCollections = {
  ...tables,
  collections: manyNames.map((table) => ({ table, columns: [], ineligibleReason: null })),
};

export const textOf = (pipeline: PipelineDetail): string => writePipelineFile(pipelineFileOf(pipeline));
export const fileOf = (pipeline: PipelineDetail, name = 'Orders to warehouse.pipeline.json') =>
  new File([textOf(pipeline)], name, { type: 'application/json' });
export const entryOf = (pipeline: PipelineDetail, rest: Partial<ImportEntry> = {}): ImportEntry => ({
  file: pipelineFileOf(pipeline),
  fileName: 'Orders to warehouse.pipeline.json',
  ignored: [],
  ignoredCount: 0,
  ...rest,
});

export const args = {
  isOpen: true,
  entry: undefined,
  onEntryChange: fn(),
  existing: ready(null),
  sources: ready([source, { id: 4, name: 'Shop MySQL', type: 'mysql' }]),
  destinations: ready([destination]),
  tables: ready(tables),
  takenNames: [],
  onNameLeft: fn(),
  onSubmit: fn(),
  onRetry: fn(),
  onClose: fn(),
} satisfies ImportPipelineModalProps;

/** Holds the entry, as a container does. */
export function Holder(props: ImportPipelineModalProps) {
  const [entry, setEntry] = useState(props.entry);
  return (
    <ImportPipelineModal
      {...props}
      entry={entry}
      onEntryChange={(next) => {
        setEntry(next);
        props.onEntryChange(next);
      }}
    />
  );
}

export const fileInput = () => screen.findByLabelText('File with the settings');
export const dialog = () => screen.findByRole('dialog', { name: 'Import pipeline' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
