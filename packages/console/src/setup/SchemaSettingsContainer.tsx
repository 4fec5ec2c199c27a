import type { SourceId, SyncMapping } from '@millrace/ui/domain/entities';
import { ready } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';
import { describeChanges, captureSchemaDraft, type SchemaModel } from '@millrace/ui/domain/schema';
import { readSchemaView, schemaViewQuery } from '@millrace/ui/domain/views';
import { getSchemaCollections } from '@millrace/ui/contract';
import { useSchemaModel } from '@millrace/ui/forms/SchemaEditor';
import { SchemaSettingsScreen } from '@millrace/ui/screens/SchemaSettingsScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

import { read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { noWork, useLeaveGuard } from '../drafts/useLeaveGuard.ts';
import { useAsk, type Ask } from '../modals/useAsk.ts';
import { useNavigate } from '../router/location.ts';
import type { ScreenProps } from '../router/screens.ts';
import { useViewInAddress } from '../router/useViewInAddress.ts';
import { backLink } from './backLink.ts';
import { describeRefusedTables } from './describeRefusedTables.ts';
import { customPrimaryKey, excludeFields } from './dialogs.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { useSaveSchema } from './useSaveSchema.ts';
import { useSchemaDraft } from './useSchemaDraft.ts';

interface Props {
  readonly setup: Setup;
  readonly sourceId: SourceId;
}

const noMappings: readonly SyncMapping[] = [];
const hasNoSecrets = () => false;
const subscribeToNothing = () => () => undefined;

/** A table of the current schema. A refresh may have removed it. */
function findTable(model: SchemaModel, table: string) {
  const { index } = model.getSnapshot();
  const number = index.numberOf.get(table);
  const collection = number === undefined ? undefined : index.tables[number];
  if (number === undefined || collection === undefined) return undefined;
  return { number, columns: collection.columns, mapping: model.mappingOf(number) };
}

async function chooseExcluded(ask: Ask, model: SchemaModel, table: string): Promise<void> {
  const found = findTable(model, table);
  if (!found) return;
  const { number, columns, mapping } = found;
  const { excluded: before } = mapping;
  const excluded = await ask(excludeFields, { table, columns, keys: model.keysOf(number), excluded: before });
  const now = findTable(model, table);
  if (excluded && now) model.setExcluded(now.number, excluded);
}

async function chooseKeys(ask: Ask, model: SchemaModel, table: string): Promise<void> {
  const found = findTable(model, table);
  if (!found) return;
  const { customPrimaryKeys } = found.mapping;
  const keys = await ask(customPrimaryKey, { table, columns: found.columns, customPrimaryKeys });
  const now = findTable(model, table);
  if (keys && now) model.setCustomKeys(now.number, keys);
}

function SchemaSettingsStep({ setup, sourceId }: Props) {
  const { pipeline, frame, hrefOf } = setup;
  const navigate = useNavigate();
  const ask = useAsk();
  const [sent, setSent] = useState(noMappings);
  const [view, setView] = useViewInAddress({
    read: readSchemaView,
    hrefOf: (next) => paths.pipelineSetup(pipeline.id, 'pipelineCreateSchemaSettings', schemaViewQuery(next)),
  });
  const collections = useQuery(read(getSchemaCollections, { id: sourceId }));
  const { syncMappings } = pipeline;
  const schema = useSchemaModel({ schema: toRemote(collections), saved: ready(syncMappings ?? noMappings) });
  const model = schema.state === 'ready' ? schema.value : undefined;
  const forgetDraft = useSchemaDraft({ model, pipelineId: pipeline.id, sourceId });
  const save = useSaveSchema({
    pipeline,
    onSaved(isCurrent) {
      forgetDraft();
      endGuard();
      if (isCurrent) navigate(hrefOf('pipelineCreateSyncSettings'));
    },
  });
  const summary = useSyncExternalStore(model?.subscribe ?? subscribeToNothing, () => model?.getSnapshot());
  const changes = summary?.canUndo ? describeChanges(summary.changes) : '';
  const endGuard = useLeaveGuard({
    isHeld: changes !== '',
    isSaving: save.isPending,
    hasSecrets: hasNoSecrets,
    isKept: useCallback(
      () => model !== undefined && captureSchemaDraft(model, sourceId) !== null,
      [model, sourceId],
    ),
    work: useMemo(() => (changes === '' ? noWork : [changes]), [changes]),
  });
  return (
    <SchemaSettingsScreen
      frame={frame}
      schema={schema}
      view={view}
      onViewChange={setView}
      reading={collections.data ?? null}
      onRefresh={() => void collections.refetch()}
      onSave={({ syncMappings: mappings }) => {
        if (!model) return;
        setSent(mappings);
        save.run({ pipeline, sourceId, mappings, model });
      }}
      isSaving={save.isPending}
      saveProblem={save.problem && describeRefusedTables(save.problem, sent)}
      back={backLink(setup, { isSaved: true })}
      onExcludeFields={({ table }) => model && void chooseExcluded(ask, model, table)}
      onCustomPrimaryKey={({ table }) => model && void chooseKeys(ask, model, table)}
    />
  );
}

/** The choice of the tables to sync. */
export function SchemaSettingsContainer({ match }: ScreenProps) {
  return (
    <SetupContainer match={match}>
      {(setup) =>
        setup.pipeline.sourceId && (
          <SchemaSettingsStep
            key={setup.pipeline.sourceId}
            setup={setup}
            sourceId={setup.pipeline.sourceId}
          />
        )
      }
    </SetupContainer>
  );
}
