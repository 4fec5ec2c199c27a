import { useState } from 'react';

import { defineDialog } from '../dialogs/dialog.ts';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';

/** Signs the person in again. It closes itself when the session is back. */
export const sessionEnded = defineDialog({
  name: 'sessionEnded',
  load: async () => (await import('./SessionEndedContainer.tsx')).SessionEndedContainer,
  answers: {},
});

const host = { isOffline: false, onAnswer: () => undefined };

/**
 * Opens the sign-in dialog over unsaved input. The dialog can't be closed, so a failed load waits for a
 * retry.
 */
export function SessionEndedHost() {
  const [attempt, setAttempt] = useState(1);
  return (
    <LazyDialog
      key={attempt}
      dialog={sessionEnded}
      onFailed={() => undefined}
      onRetry={() => setAttempt(attempt + 1)}
    >
      {sessionEnded.render({}, host)}
    </LazyDialog>
  );
}
