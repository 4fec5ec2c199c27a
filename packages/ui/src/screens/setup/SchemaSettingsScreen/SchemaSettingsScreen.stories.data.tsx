import { getPipeline, getSchemaCollections, updatePipeline, writeSyncMapping } from '@millrace/ui/contract';
import { Live, status, type LiveTools } from '@millrace/mocks/storybook';
import type { Meta } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import type { SchemaCollections, SyncMapping } from '../../../domain/entities/schema.ts';
import { problemOf, type Problem } from '../../../domain/outcome/problem.ts';
import { failed, loading, ready, type Remote } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { WizardRouteName } from '../../../domain/routes/routes.ts';
import { defaultSchemaView } from '../../../domain/schema/schemaFilter.ts';
import { useSchemaModel } from '../../../forms/SchemaEditor/useSchemaModel.ts';
import { CustomPrimaryKeyModal } from '../../../modals/CustomPrimaryKeyModal/CustomPrimaryKeyModal.tsx';
import { ExcludeFieldsModal } from '../../../modals/ExcludeFieldsModal/ExcludeFieldsModal.tsx';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SchemaSettingsScreen, type SchemaSettingsScreenProps } from './SchemaSettingsScreen.tsx';

/** The requests behind the screen; the same object as long as they use the same service. */
interface SchemaCalls {
  /** Reads the source's schema, only on demand. */
  readonly readSchema: () => Promise<SchemaCollections>;
  readonly readSaved: () => Promise<readonly SyncMapping[]>;
  /** Resolves with the saved selection. */
  readonly save: (mappings: readonly SyncMapping[]) => Promise<readonly SyncMapping[]>;
}

const remoteOf = <Value,>(answer: Promise<Value>): Promise<Remote<Value>> =>
  answer.then(ready, (thrown: unknown) => failed(problemOf(thrown)));

/** The screen with its modals, with data as in an application. */
function FedSchemaSettings({ calls, ...args }: SchemaSettingsScreenProps & { calls: SchemaCalls }) {
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

const hour = 3_600_000;
const refusedOnce = status(getSchemaCollections, 400, { detail: 'The login was refused.' }, { times: 1 });

export interface LiveSchemaProps extends SchemaSettingsScreenProps {
  /** Starts with an empty selection, like a pipeline that is being set up. @default false */
  isNew?: boolean;
}

/** Pipeline 1 on the story's service: Production Postgres with its 128 tables, or a source with 5,000. */
function Served({ call, service: twin, isNew = false, ...args }: LiveSchemaProps & LiveTools) {
  const calls = useMemo(
    (): SchemaCalls => ({
      readSchema: () => call(getSchemaCollections, { id: toId<'source'>(1) }),
      readSaved: () =>
        isNew
          ? Promise.resolve([])
          : call(getPipeline, { id: toId<'pipeline'>(1) }).then(({ syncMappings }) => syncMappings ?? []),
      save: (mappings) =>
        call(updatePipeline, {
          id: toId<'pipeline'>(1),
          body: { syncMappings: mappings.map(writeSyncMapping) },
        }).then(({ syncMappings }) => syncMappings ?? []),
    }),
    [call, isNew],
  );
  return (
    <>
      <FedSchemaSettings {...args} calls={calls} />
      <VisuallyHidden>
        <button type="button" tabIndex={-1} onClick={() => twin.advance(hour)}>
          An hour later
        </button>
        <button type="button" tabIndex={-1} onClick={() => twin.setToxics([refusedOnce])}>
          Break the source
        </button>
      </VisuallyHidden>
    </>
  );
}

const hrefOf = (route: WizardRouteName) => paths.pipelineSetup(toId(1), route);

/** The service of these stories; its clock starts at 10:42. */
export const service = {
  scenario: 'busyAccount',
  clock: { at: Date.parse('2026-03-04T10:42:00Z') },
} as const;

/** The third visible step of a setup, served by the twin. */
export const liveSchema = {
  parameters: { service },
  args: {
    frame: {
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Orders to warehouse' }],
      steps: viewWizardSteps({
        draft: { sourceId: 1, destinationId: 1 },
        group: 'schema',
        chosen: { source: 'Production Postgres', destination: 'Analytics' },
        hrefOf,
      }),
    },
    schema: { state: 'loading' },
    view: defaultSchemaView,
    onViewChange: fn(),
    reading: null,
    onRefresh: fn(),
    onExcludeFields: fn(),
    onCustomPrimaryKey: fn(),
    onRefreshColumns: fn(),
    onSave: fn(),
    back: { label: 'Back to destination', href: hrefOf('pipelineCreateDestinationReview') },
  },
  render: (args) => <Live reads={{}}>{(live) => <Served {...args} {...live} />}</Live>,
} satisfies Meta<LiveSchemaProps>;

type Canvas = ReturnType<typeof within>;
/** The service's 200,000 columns take long to load on a busy machine. */
const patience = { timeout: 10_000 };
export const treeOf = (canvas: Canvas) => canvas.findByRole('treegrid', { name: 'Source tables' }, patience);
export const box = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('checkbox', { name });
/** Waits until the bar below the tree shows the text. */
export const selected = (canvas: Canvas, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(words)).toBeVisible());
