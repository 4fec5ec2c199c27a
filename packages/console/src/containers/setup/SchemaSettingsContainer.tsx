import {
  describeChanges,
  paths,
  readSchemaView,
  ready,
  schemaViewQuery,
  captureSchemaDraft,
  type SourceId,
  type SyncMapping,
} from '@millrace/ui/domain';
import { useSchemaModel } from '@millrace/ui/forms/SchemaEditor';
import { SchemaSettingsScreen } from '@millrace/ui/screens/SchemaSettingsScreen';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';

import { openModalAtom } from '../../atoms/openModal.ts';
import { schemaQuery } from '../../queries/schema.ts';
import { toRemote } from '../../queries/toRemote.ts';
import type { ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../services.ts';
import { useTimeZone } from '../useTimeZone.ts';
import { backLink } from './backLink.ts';
import { describeRefusedTables } from './describeRefusedTables.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { noWork, useLeaveGuard } from './useLeaveGuard.ts';
import { useSaveSchema } from './useSaveSchema.ts';
import { useSchemaDraft } from './useSchemaDraft.ts';
import { useViewInAddress } from './useViewInAddress.ts';

interface Props {
  readonly setup: Setup;
  readonly sourceId: SourceId;
}

const noMappings: readonly SyncMapping[] = [];
const hasNoSecrets = () => false;
const subscribeToNothing = () => () => undefined;

function SchemaSettingsStep({ setup, sourceId }: Props) {
  const { pipeline, frame, hrefOf } = setup;
  const { client } = useServices();
  const [, navigate] = useLocation();
  const openModal = useSetAtom(openModalAtom);
  const [sent, setSent] = useState(noMappings);
  const [view, setView] = useViewInAddress({
    read: readSchemaView,
    hrefOf: (next) => paths.pipelineSetup(pipeline.id, 'pipelineCreateSchemaSettings', schemaViewQuery(next)),
  });
  const read = useQuery(schemaQuery(client, sourceId));
  const { syncMappings } = pipeline;
  const schema = useSchemaModel({ schema: toRemote(read), saved: ready(syncMappings ?? noMappings) });
  const model = schema.state === 'ready' ? schema.value : undefined;
  const forgetDraft = useSchemaDraft({ model, pipelineId: pipeline.id, sourceId });
  const save = useSaveSchema({
    pipeline,
    sourceId,
    onSaved(isThere) {
      forgetDraft();
      endGuard();
      if (isThere) navigate(hrefOf('pipelineCreateSyncSettings'));
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
      reading={read.data ?? null}
      timeZone={useTimeZone()}
      onRefresh={() => void read.refetch()}
      onSave={({ syncMappings: mappings }) => {
        if (!model) return;
        setSent(mappings);
        save.run({ mappings, model });
      }}
      isSaving={save.isPending}
      saveProblem={save.problem && describeRefusedTables(save.problem, sent)}
      back={backLink(setup, { isSaved: true })}
      onExcludeFields={({ table }) => model && openModal({ kind: 'excludeFields', model, table })}
      onCustomPrimaryKey={({ table }) => model && openModal({ kind: 'customPrimaryKey', model, table })}
    />
  );
}

/** The tables that a pipeline takes. */
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
