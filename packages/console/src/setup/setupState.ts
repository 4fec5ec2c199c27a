import type { Pipeline, PipelineId } from '@millrace/ui/domain/entities';
import type { WizardRouteName } from '@millrace/ui/domain/routes';
import { atom, useSetAtom } from 'jotai';

import { useServices } from '../session/services.ts';

/** When the service last took something of a setup: it keeps the draft. */
export const draftSavedAtom = atom<{ readonly pipelineId: PipelineId; readonly at: Date } | null>(null);

/** A step that was asked for before it can be done, and the step that is shown in its place. */
export interface SetupDetour {
  readonly pipelineId: PipelineId;
  readonly wanted: WizardRouteName;
  readonly shown: WizardRouteName;
}
export const setupDetourAtom = atom<SetupDetour | null>(null);

/** The pipeline that this person is starting: its setup stays on screen until the overview takes its place. */
export const startedHereAtom = atom<PipelineId | null>(null);

/** Notes the time of the last save of a setup. */
export function useNoteDraftSaved(): (pipeline: Pick<Pipeline, 'id'>) => void {
  const { clock } = useServices();
  const setSaved = useSetAtom(draftSavedAtom);
  return ({ id }) => setSaved({ pipelineId: id, at: clock.now() });
}
