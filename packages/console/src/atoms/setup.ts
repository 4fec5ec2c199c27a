import type { PipelineId } from '@millrace/ui/domain';
import { atom } from 'jotai';

/** When the service last took something of a setup: it keeps the draft. */
export const draftSavedAtom = atom<{ readonly pipelineId: PipelineId; readonly at: Date } | null>(null);

/** The pipeline that this person is starting: its setup stays on screen until the overview takes its place. */
export const startedHereAtom = atom<PipelineId | null>(null);
