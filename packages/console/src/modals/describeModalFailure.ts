import type { Toasts } from '@millrace/ui/Toast';

import { ChunkError } from '../routes/chunks.ts';
import type { ModalName } from './modalProps.ts';

type Words = Pick<Parameters<Toasts['show']>[0], 'title' | 'description'>;

/** What is told of a modal that did not come (F29) or could not be drawn (F31). */
export function describeModalFailure(name: ModalName, error: Error): Words {
  const why =
    name === 'sessionEnded' ? 'Your session has ended, and the way to sign in again is missing. ' : '';
  const advice = error instanceof ChunkError ? 'Check your connection, then try again. ' : '';
  return {
    title: error instanceof ChunkError ? error.message : 'The dialog could not be shown.',
    description: `${why}${advice}What is on the page stays as it is.`,
  };
}
