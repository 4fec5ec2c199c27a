import type { Toasts } from '@millrace/ui/Toast';

import { ChunkError } from '../kit/lateCode.ts';

type Words = Pick<Parameters<Toasts['show']>[0], 'title' | 'description'>;

/** The toast for a dialog that failed to load (F29) or to render. */
export function describeDialogFailure(name: string, error: Error): Words {
  const why = name === 'sessionEnded' ? 'Your session has ended, but the sign-in dialog is missing. ' : '';
  const advice = error instanceof ChunkError ? 'Check your connection, then try again. ' : '';
  return {
    title: error instanceof ChunkError ? error.message : 'The dialog could not be shown.',
    description: `${why}${advice}Nothing on this page was lost.`,
  };
}
