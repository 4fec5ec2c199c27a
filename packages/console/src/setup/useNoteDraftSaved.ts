import type { Pipeline } from '@millrace/ui/domain';
import { useSetAtom } from 'jotai';

import { draftSavedAtom } from './setup.ts';
import { useServices } from '../session/services.ts';

/** Notes the time of the last save of a setup. */
export function useNoteDraftSaved(): (pipeline: Pick<Pipeline, 'id'>) => void {
  const { clock } = useServices();
  const setSaved = useSetAtom(draftSavedAtom);
  return ({ id }) => setSaved({ pipelineId: id, at: clock.now() });
}
