import type { Pipeline, PipelineId } from '@millrace/ui/domain/entities';
import type { WizardRouteName } from '@millrace/ui/domain/routes';
import { atom, useSetAtom } from 'jotai';

import { useService } from '../data/service.ts';

/** When the service last saved part of a setup. The service stores the draft. */
export const draftSavedAtom = atom<{ readonly pipelineId: PipelineId; readonly at: Date } | null>(null);

/** A step that was opened too early, and the step that is shown instead. */
export interface SetupDetour {
  readonly pipelineId: PipelineId;
  readonly wanted: WizardRouteName;
  readonly shown: WizardRouteName;
}
export const setupDetourAtom = atom<SetupDetour | null>(null);

/** The pipeline that this person is starting. Its setup stays on screen until the overview replaces it. */
export const startedHereAtom = atom<PipelineId | null>(null);

/** Records when a setup was last saved. */
export function useNoteDraftSaved(): (pipeline: Pick<Pipeline, 'id'>) => void {
  const { clock } = useService();
  const setSaved = useSetAtom(draftSavedAtom);
  return ({ id }) => setSaved({ pipelineId: id, at: clock.now() });
}
