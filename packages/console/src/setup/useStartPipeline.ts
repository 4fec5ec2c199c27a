import { getPipeline, setPipelineStatus } from '@millrace/ui/contract';
import type { PipelineDetail } from '@millrace/ui/domain/entities';
import type { FormModel } from '@millrace/ui/domain/forms';
import { paths } from '@millrace/ui/domain/routes';
import {
  changedSync,
  isSyncOvertaken,
  syncSettingsOf,
  type SyncSettings,
} from '@millrace/ui/domain/schedule';
import { describeStartUpdates } from '@millrace/ui/domain/schema';
import { inSentence } from '@millrace/ui/domain/text';
import type { StartProblem } from '@millrace/ui/screens/SyncSettingsScreen';
import type { RequestSource } from '@millrace/ui/RequestsProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { read } from '../data/read.ts';
import { commandPipeline } from '../pipelines/data/pipelineCommands.ts';
import {
  conflictError,
  fetchDraftPipeline,
  updatePipelineSettings,
} from '../pipelines/data/settingsWrites.ts';
import { useWrite, type RunningWrite } from '../writes/useWrite.ts';
import type { Write } from '../writes/write.ts';
import { startedHereAtom, useNoteDraftSaved } from './setupState.ts';

export interface StartPipelineOptions {
  readonly pipeline: PipelineDetail;
  /** The sync settings form. */
  readonly model: FormModel;
  /** Called after the start. `isCurrent`: the person is still on the page. */
  readonly onStarted: (isCurrent: boolean) => void;
}

export interface StartPipeline extends Omit<RunningWrite<StartInput>, 'problem' | 'run' | 'requests'> {
  readonly run: () => void;
  /** What `run` would send now. */
  readonly requests: RequestSource;
  /** The problem, and which of the two calls failed. */
  readonly problem: StartProblem | undefined;
}

const doNothing = (): void => undefined;

interface StartInput {
  readonly pipeline: PipelineDetail;
  readonly settings: SyncSettings;
  readonly onSettingsSaved: (pipeline: PipelineDetail) => void;
  readonly onStep: (step: StartProblem['step']) => void;
}

/**
 * Saves changed settings, then starts the pipeline. Stops if others have changed part of the setup
 * that was not on screen.
 */
const startPipeline: Write<StartInput, void, Pick<StartInput, 'pipeline'>> = {
  call: setPipelineStatus,
  key: ({ pipeline }) => [pipeline.id, 'setup'],
  async perform(context, { pipeline, settings, onSettingsSaved, onStep }) {
    onStep('save');
    const draft = await fetchDraftPipeline(context, pipeline.id);
    const isOvertaken =
      isSyncOvertaken(settings, pipeline, draft) || describeStartUpdates(pipeline, draft).length > 0;
    if (isOvertaken)
      throw conflictError('Someone else has changed this setup. Review the changes, then start again.');
    const changed = changedSync(draft, settings);
    if (Object.keys(changed).length > 0)
      onSettingsSaved(await updatePipelineSettings.perform(context, { ...pipeline, settings: changed }));
    onStep('start');
    await commandPipeline.perform(context, { ...pipeline, action: 'start' });
  },
  // Changed settings are saved first.
  hasFollowing: (_, last) => last?.name !== setPipelineStatus.name,
  words: {
    done: (_, { pipeline }) => ({
      title: `“${inSentence(pipeline.name)}” is starting.`,
      action: { label: 'View pipeline', href: paths.pipelineOverview(pipeline.id) },
    }),
    failed: ({ pipeline }) => ({ title: `“${inSentence(pipeline.name)}” could not be started.` }),
  },
};

export function useStartPipeline({ pipeline, model, onStarted }: StartPipelineOptions): StartPipeline {
  const queryClient = useQueryClient();
  const noteSaved = useNoteDraftSaved();
  const noteStarted = useSetAtom(startedHereAtom);
  const [step, setStep] = useState<StartProblem['step']>('save');
  const write = useWrite(startPipeline, {
    subject: { pipeline },
    isInline: true,
    onDone: (_, isCurrent) => onStarted(isCurrent),
    onFailed(problem) {
      noteStarted(null);
      // Someone else changed the pipeline first: refetch it (docs/faults.md W4).
      if (problem.status === 409)
        void queryClient.invalidateQueries({ queryKey: read(getPipeline, { id: pipeline.id }).queryKey });
    },
  });
  const onStep = (next: StartProblem['step']) => {
    setStep(next);
    if (next === 'start') noteStarted(pipeline.id);
  };
  return {
    ...write,
    run: () => write.run({ pipeline, settings: syncSettingsOf(model), onSettingsSaved: noteSaved, onStep }),
    requests: () =>
      write.requests({
        pipeline,
        settings: syncSettingsOf(model),
        onSettingsSaved: doNothing,
        onStep: doNothing,
      }),
    problem: write.problem && { step, problem: write.problem },
  };
}
