import type { Pipeline } from '@millrace/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';

import { draftSavedAtom } from '../../atoms/setup.ts';
import { updateCachedPipeline } from '../../queries/pipelineWrites.ts';
import { useServices } from '../../services.ts';

/** Takes what the service has just answered to a part of a setup: into the cache, and as the time of the last save. */
export function useNoteDraftSaved(): (pipeline: Pipeline) => void {
  const { clock } = useServices();
  const queryClient = useQueryClient();
  const setSaved = useSetAtom(draftSavedAtom);
  return (pipeline) => {
    updateCachedPipeline(queryClient, pipeline);
    setSaved({ pipelineId: pipeline.id, at: clock.now() });
  };
}
