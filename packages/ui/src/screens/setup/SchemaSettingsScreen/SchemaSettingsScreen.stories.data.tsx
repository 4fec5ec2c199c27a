import { useEffect, useState } from 'react';
import type { SchemaCollections, SyncMapping } from '../../../domain/entities/schema.ts';
import { problemOf, type Problem } from '../../../domain/problem.ts';
import { failed, loading, ready, type Remote } from '../../../domain/remote.ts';
import { useSchemaModel } from '../../../forms/SchemaEditor/useSchemaModel.ts';
import { CustomPrimaryKeyModal } from '../../../modals/CustomPrimaryKeyModal/CustomPrimaryKeyModal.tsx';
import { ExcludeFieldsModal } from '../../../modals/ExcludeFieldsModal/ExcludeFieldsModal.tsx';
import { SchemaSettingsScreen, type SchemaSettingsScreenProps } from './SchemaSettingsScreen.tsx';

/** The calls behind the screen; the same object for as long as they go to the same service. */
export interface SchemaCalls {
  /** Asks the source: on demand only, and never by itself. */
  readonly readSchema: () => Promise<SchemaCollections>;
  readonly readSaved: () => Promise<readonly SyncMapping[]>;
  /** Answers what is saved then. */
  readonly save: (mappings: readonly SyncMapping[]) => Promise<readonly SyncMapping[]>;
}

const remoteOf = <Value,>(answer: Promise<Value>): Promise<Remote<Value>> =>
  answer.then(ready, (thrown: unknown) => failed(problemOf(thrown)));

/** The screen with its modals, fed as the console feeds it. */
export function FedSchemaSettings({ calls, ...args }: SchemaSettingsScreenProps & { calls: SchemaCalls }) {
  const [schema, setSchema] = useState<Remote<SchemaCollections>>(loading);
  const [saved, setSaved] = useState<Remote<readonly SyncMapping[]>>(loading);
  useEffect(() => {
    void remoteOf(calls.readSaved()).then(setSaved);
    void remoteOf(calls.readSchema()).then(setSchema);
  }, [calls]);
  const refresh = (): void => {
    setSchema((now) => (now.state === 'ready' ? { ...now, isRefreshing: true } : loading));
    void remoteOf(calls.readSchema()).then(setSchema);
  };
  const model = useSchemaModel({ schema, saved });
  const [view, setView] = useState(args.view);
  const [open, setOpen] = useState<{ modal: 'exclude' | 'key'; table: string }>();
  const [saving, setSaving] = useState<{ isSaving: boolean; saveProblem?: Problem }>({ isSaving: false });
  const held = model.state === 'ready' ? model.value : undefined;
  const index = held?.getSnapshot().index;
  const number = index?.numberOf.get(open?.table ?? '');
  const collection = number === undefined ? undefined : index?.tables[number];
  const mapping = number === undefined ? undefined : held?.mappingOf(number);
  const close = () => setOpen(undefined);
  return (
    <>
      <SchemaSettingsScreen
        {...args}
        {...saving}
        schema={model}
        reading={schema.state === 'ready' ? schema.value : null}
        view={view}
        onViewChange={setView}
        onRefresh={refresh}
        onExcludeFields={({ table }) => setOpen({ modal: 'exclude', table })}
        onCustomPrimaryKey={({ table }) => setOpen({ modal: 'key', table })}
        onSave={({ syncMappings }) => {
          args.onSave({ syncMappings });
          setSaving({ isSaving: true });
          calls.save(syncMappings).then(
            (value) => {
              setSaved(ready(value));
              setSaving({ isSaving: false });
            },
            (thrown: unknown) => setSaving({ isSaving: false, saveProblem: problemOf(thrown) }),
          );
        }}
      />
      {held && number !== undefined && collection && mapping && (
        <>
          <ExcludeFieldsModal
            isOpen={open?.modal === 'exclude'}
            table={collection.table}
            columns={collection.columns}
            keys={held.keysOf(number)}
            excluded={mapping.excluded}
            onSubmit={({ excluded }) => {
              held.setExcluded(number, excluded);
              close();
            }}
            onClose={close}
          />
          <CustomPrimaryKeyModal
            isOpen={open?.modal === 'key'}
            table={collection.table}
            columns={collection.columns}
            customPrimaryKeys={mapping.customPrimaryKeys}
            onSubmit={({ customPrimaryKeys }) => {
              held.setCustomKeys(number, customPrimaryKeys);
              close();
            }}
            onClose={close}
          />
        </>
      )}
    </>
  );
}
