import {
  describeStartNews,
  describeSyncChanges,
  describeSyncNews,
  dismissSyncNews,
  editSync,
  isSyncContested,
  paths,
  acceptTheirs,
  type PipelineDetail,
} from '@millrace/ui/domain';
import { SyncSettingsScreen } from '@millrace/ui/screens/SyncSettingsScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { connectorCalls } from '../data/connectors/connectors.ts';
import type { ScreenProps } from '../router/screens.ts';
import { useServices } from '../session/services.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { useLeaveGuard } from '../drafts/useLeaveGuard.ts';
import { useStartPipeline } from './useStartPipeline.ts';
import { useSyncEdit } from './useSyncEdit.ts';
import { useNavigate } from '../router/location.ts';

const hasNoSecrets = () => false;
const isKept = () => true;

/** Changes by other people to what the pipeline moves, until the person has read them. */
function useStartNews(pipeline: PipelineDetail) {
  const [seen, setSeen] = useState(pipeline);
  const news = useMemo(() => describeStartNews(seen, pipeline), [seen, pipeline]);
  return { news, dismiss: () => setSeen(pipeline) };
}

function SyncSettingsStep({ setup }: { readonly setup: Setup }) {
  const { pipeline, frame } = setup;
  const { chunks } = useServices();
  const navigate = useNavigate();
  const { edit, setEdit, isRestored } = useSyncEdit(pipeline);
  const startNews = useStartNews(pipeline);
  const work = useMemo(() => describeSyncChanges(edit), [edit]);
  const told = pipeline.destination?.type;
  const destinationId = told === undefined ? (pipeline.destinationId ?? undefined) : undefined;
  const destination = useQuery(connectorCalls.destination.detail(destinationId));
  // The way to the overview is short then: nothing of the finished setup flashes up between.
  useEffect(() => void chunks.prefetch('pipelineOverview'), [chunks]);

  const start = useStartPipeline({
    pipeline,
    edit,
    onStarted(isThere) {
      endGuard();
      if (isThere) navigate(paths.pipelineOverview(pipeline.id));
    },
  });
  const endGuard = useLeaveGuard({
    isHeld: work.length > 0,
    isSaving: start.isPending,
    hasSecrets: hasNoSecrets,
    isKept,
    work,
  });
  return (
    <SyncSettingsScreen
      frame={frame}
      settings={edit.settings}
      onChange={(settings) => setEdit(editSync(edit, settings))}
      isRestored={isRestored}
      news={[...startNews.news, ...describeSyncNews(edit)]}
      onDismissNews={() => {
        startNews.dismiss();
        setEdit(dismissSyncNews(edit));
      }}
      onAcceptTheirs={isSyncContested(edit) ? () => setEdit(acceptTheirs(edit)) : undefined}
      destinationType={told ?? destination.data?.type}
      back={backLink(setup)}
      onStart={() => start.run()}
      isPending={start.isPending}
      problem={start.problem}
    />
  );
}

/** The last step: the settings are saved, then the pipeline is started. */
export function SyncSettingsContainer({ match }: ScreenProps) {
  return <SetupContainer match={match}>{(setup) => <SyncSettingsStep setup={setup} />}</SetupContainer>;
}
