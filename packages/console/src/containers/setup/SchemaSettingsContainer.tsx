import { updatePipeline } from '@millrace/ui/contract';
import {
  displayZone,
  paths,
  readSchemaView,
  ready,
  schemaViewQuery,
  type SourceId,
  type SyncMapping,
} from '@millrace/ui/domain';
import { useSchemaModel } from '@millrace/ui/forms/SchemaEditor';
import { SchemaSettingsScreen } from '@millrace/ui/screens/SchemaSettingsScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';

import { openModalAtom } from '../../atoms/openModal.ts';
import { timeZoneAtom } from '../../atoms/session.ts';
import { draftSavedAtom } from '../../atoms/setup.ts';
import { changeSchema, takeIn } from '../../queries/pipelineWrites.ts';
import { schemaQuery } from '../../queries/schema.ts';
import { toRemote } from '../../queries/toRemote.ts';
import { useWrite } from '../../queries/useWrite.ts';
import type { ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../services.ts';
import { backLink } from './backLink.ts';
import { describeRefusedTables } from './describeRefusedTables.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
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
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const noteSaved = useSetAtom(draftSavedAtom);
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
  const save = useWrite({
    mutationKey: ['schema', pipeline.id],
    meta: { call: updatePipeline },
    mutationFn: (mappings: readonly SyncMapping[]) => changeSchema(client, pipeline.id, mappings),
    onSuccess(saved) {
      takeIn(queryClient, saved);
      noteSaved({ pipelineId: saved.id, at: new Date() });
      navigate(hrefOf('pipelineCreateSyncSettings'));
    },
  });
  const summary = useSyncExternalStore(model?.subscribe ?? subscribeToNothing, () => model?.getSnapshot());
  const isChanged = summary?.canUndo && Object.values(summary.changes).some((count) => count > 0);
  useLeaveGuard({
    isHeld: isChanged === true && !save.isPending && !save.isDone,
    hasSecrets: hasNoSecrets,
    isKept: false,
  });
  return (
    <SchemaSettingsScreen
      frame={frame}
      schema={schema}
      view={view}
      onViewChange={setView}
      reading={read.data ?? null}
      timeZone={displayZone(useAtomValue(timeZoneAtom))}
      onRefresh={() => void read.refetch()}
      onSave={({ syncMappings: mappings }) => {
        setSent(mappings);
        save.run(mappings);
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
        setup.pipeline.sourceId && <SchemaSettingsStep setup={setup} sourceId={setup.pipeline.sourceId} />
      }
    </SetupContainer>
  );
}
