import { setPipelineStatus } from '@millrace/ui/contract';
import {
  displayZone,
  paths,
  problemOf,
  readSyncSettings,
  writeSyncSettings,
  type SyncSettings,
} from '@millrace/ui/domain';
import { SyncSettingsScreen, type StartProblem } from '@millrace/ui/screens/SyncSettingsScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { timeZoneAtom } from '../../atoms/session.ts';
import { draftSavedAtom } from '../../atoms/setup.ts';
import { connectorQuery } from '../../queries/connectors.ts';
import { pipelineDetailsKey } from '../../queries/pipelines.ts';
import { changePipeline, commandPipeline, takeIn } from '../../queries/pipelineWrites.ts';
import { useWrite } from '../../queries/useWrite.ts';
import type { ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../services.ts';
import { useNow } from '../useNow.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

const hasNoSecrets = () => false;

function SyncSettingsStep({ setup }: { readonly setup: Setup }) {
  const { pipeline, frame } = setup;
  const { client, chunks } = useServices();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const noteSaved = useSetAtom(draftSavedAtom);
  const [settings, setSettings] = useState<SyncSettings>(() => readSyncSettings(pipeline));
  const [isChanged, setChanged] = useState(false);
  const [step, setStep] = useState<StartProblem['step']>('save');
  const told = pipeline.destination?.type;
  const destinationId = told === undefined ? (pipeline.destinationId ?? undefined) : undefined;
  const destination = useQuery(connectorQuery(client, 'destination', destinationId));
  // The way to the overview is short then: nothing of the finished setup flashes up between.
  useEffect(() => void chunks.prefetch('pipelineOverview'), [chunks]);

  const start = useWrite<void, void>({
    mutationKey: ['start', pipeline.id],
    meta: { call: setPipelineStatus },
    async mutationFn() {
      setStep('save');
      takeIn(queryClient, await changePipeline(client, pipeline.id, writeSyncSettings(settings)));
      noteSaved({ pipelineId: pipeline.id, at: new Date() });
      setChanged(false);
      setStep('start');
      takeIn(queryClient, await commandPipeline(client, pipeline, 'start'));
    },
    onSuccess: () => navigate(paths.pipelineOverview(pipeline.id)),
    onError(thrown) {
      // Somebody else was quicker: what the pipeline is now is asked for again (docs/faults.md, W4).
      if (problemOf(thrown).status !== 409) return;
      void queryClient.invalidateQueries({ queryKey: [...pipelineDetailsKey, pipeline.id] });
    },
  });
  useLeaveGuard({
    isHeld: isChanged && !start.isPending && !start.isDone,
    hasSecrets: hasNoSecrets,
    isKept: false,
  });
  return (
    <SyncSettingsScreen
      frame={frame}
      settings={settings}
      onChange={(next) => {
        setSettings(next);
        setChanged(true);
      }}
      destinationType={told ?? destination.data?.type}
      back={backLink(setup)}
      onStart={() => start.run()}
      isPending={start.isPending}
      problem={start.problem && { step, problem: start.problem }}
      now={useNow()}
      timeZone={displayZone(useAtomValue(timeZoneAtom))}
    />
  );
}

/** The last step: the settings are saved, then the pipeline is started. */
export function SyncSettingsContainer({ match }: ScreenProps) {
  return <SetupContainer match={match}>{(setup) => <SyncSettingsStep setup={setup} />}</SetupContainer>;
}
