import type { PipelineDetail } from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';
import { describeSyncUpdates } from '@millrace/ui/domain/schedule';
import { describeStartUpdates } from '@millrace/ui/domain/schema';
import { SyncSettingsScreen } from '@millrace/ui/screens/SyncSettingsScreen';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { connectorCalls } from '../connectors/data/connectors.ts';
import { useLeaveGuard } from '../guard/useLeaveGuard.ts';
import { useSyncForm } from '../pipelines/settings/useSyncForm.ts';
import { useNavigate } from '../router/location.ts';
import { useNavigation } from '../router/navigation.ts';
import { backLink } from './backLink.ts';
import type { Setup } from './SetupContainer.tsx';
import { useStartPipeline } from './useStartPipeline.ts';

/** Changes by other people to what the pipeline syncs, until this person has acknowledged them. */
function useStartUpdates(pipeline: PipelineDetail) {
  const [acknowledged, setAcknowledged] = useState(pipeline);
  const updates = useMemo(() => describeStartUpdates(acknowledged, pipeline), [acknowledged, pipeline]);
  return { updates, dismiss: () => setAcknowledged(pipeline) };
}

const hasNoSecrets = () => false;
const isKept = () => true;

/** The last step: saves the settings, then starts the pipeline. */
export function SyncSettingsStep({ setup }: { readonly setup: Setup }) {
  const { pipeline, frame } = setup;
  const { codeOf } = useNavigation();
  const navigate = useNavigate();
  const { model, changes, isContested, isRestored } = useSyncForm(
    pipeline,
    paths.pipelineSetup(pipeline.id, 'pipelineCreateSyncSettings'),
  );
  const startUpdates = useStartUpdates(pipeline);
  const knownType = pipeline.destination?.type;
  const destinationId = knownType === undefined ? (pipeline.destinationId ?? undefined) : undefined;
  const destination = useQuery(connectorCalls.destination.detail(destinationId));
  // Prefetched, so that the finished setup does not flash before the overview opens.
  useEffect(() => void codeOf('pipelineOverview').prefetch(), [codeOf]);

  const start = useStartPipeline({
    pipeline,
    model,
    onStarted(isCurrent) {
      endGuard();
      if (isCurrent) navigate(paths.pipelineOverview(pipeline.id));
    },
  });
  const endGuard = useLeaveGuard({
    isHeld: changes.length > 0,
    isSaving: start.isPending,
    hasSecrets: hasNoSecrets,
    isKept,
    work: changes,
  });
  return (
    <RequestsProvider source={start.requests}>
      <SyncSettingsScreen
        frame={frame}
        model={model}
        isRestored={isRestored}
        updates={[...startUpdates.updates, ...describeSyncUpdates(model)]}
        onDismissUpdates={() => {
          startUpdates.dismiss();
          model.dismissUpdates();
        }}
        onAcceptTheirs={isContested ? model.acceptTheirs : undefined}
        destinationType={knownType ?? destination.data?.type}
        back={backLink(setup)}
        onStart={() => start.run()}
        isPending={start.isPending}
        problem={start.problem}
      />
    </RequestsProvider>
  );
}
