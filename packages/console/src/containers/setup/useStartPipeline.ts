import { setPipelineStatus } from '@millrace/ui/contract';
import {
  changedSync,
  describeStartNews,
  rebaseSync,
  hasSyncNews,
  inSentence,
  paths,
  problemOf,
  type PipelineDetail,
  type SyncEdit,
} from '@millrace/ui/domain';
import type { StartProblem } from '@millrace/ui/screens/SyncSettingsScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { startedHereAtom } from '../../atoms/setup.ts';
import { toastsAtom } from '../../atoms/toasts.ts';
import { pipelineDetailsKey } from '../../queries/pipelines.ts';
import {
  updatePipelineSettings,
  commandPipeline,
  conflictError,
  fetchDraftPipeline,
  updateCachedPipeline,
} from '../../queries/pipelineWrites.ts';
import { useWrite, type Write } from '../../queries/useWrite.ts';
import { useServices } from '../../services.ts';
import { failureToast } from '../failureToast.ts';
import { useNoteDraftSaved } from './useNoteDraftSaved.ts';
import { useWhereabouts } from './useWhereabouts.ts';

export interface StartPipelineOptions {
  readonly pipeline: PipelineDetail;
  readonly edit: SyncEdit;
  /** It starts; `isThere` says whether the person is still there. */
  readonly onStarted: (isThere: boolean) => void;
}

export interface StartPipeline extends Omit<Write<void>, 'problem'> {
  /** What went wrong, and at which of the two calls. */
  readonly problem: StartProblem | undefined;
}

/**
 * Saves what of the settings differs, unless others have changed something of the setup that was not on screen; then
 * starts.
 */
export function useStartPipeline({ pipeline, edit, onStarted }: StartPipelineOptions): StartPipeline {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const toasts = useAtomValue(toastsAtom);
  const noteSaved = useNoteDraftSaved();
  const noteStarted = useSetAtom(startedHereAtom);
  const [, navigate] = useLocation();
  const whereabouts = useWhereabouts();
  const [step, setStep] = useState<StartProblem['step']>('save');
  const write = useWrite<void, void>({
    mutationKey: ['start', pipeline.id],
    meta: { call: setPipelineStatus },
    async mutationFn() {
      setStep('save');
      const draft = await fetchDraftPipeline(queryClient, client, pipeline.id);
      const isOvertaken =
        hasSyncNews(edit, rebaseSync(edit, draft)) || describeStartNews(pipeline, draft).length > 0;
      if (isOvertaken)
        throw conflictError(
          'Others have changed this setup meanwhile. Look at what is new, then start again.',
        );
      const changes = changedSync(draft, edit.settings);
      if (Object.keys(changes).length > 0) {
        noteSaved(await updatePipelineSettings(client, pipeline.id, changes));
      }
      setStep('start');
      noteStarted(pipeline.id);
      updateCachedPipeline(queryClient, await commandPipeline(client, pipeline, 'start'));
    },
    onSuccess() {
      const isThere = whereabouts.isAtAddress();
      onStarted(isThere);
      if (isThere) return;
      toasts.show({
        tone: 'success',
        title: `“${inSentence(pipeline.name)}” is starting.`,
        action: { label: 'Show it', onPress: () => navigate(paths.pipelineOverview(pipeline.id)) },
      });
    },
    onError(thrown) {
      noteStarted(null);
      const problem = problemOf(thrown);
      // Somebody else was quicker: what the pipeline is now is asked for again (docs/faults.md, W4).
      if (problem.status === 409)
        void queryClient.invalidateQueries({ queryKey: [...pipelineDetailsKey, pipeline.id] });
      if (whereabouts.isInSight()) return;
      toasts.show(failureToast(`“${inSentence(pipeline.name)}” did not start.`, problem));
    },
  });
  return { ...write, problem: write.problem && { step, problem: write.problem } };
}
