import { useState } from 'react';

import { LazyModal } from './LazyModal.tsx';

/** Has the person sign in again over what is not saved. There is no closing it, so what has failed waits to be tried. */
export function SessionEndedHost() {
  const [attempt, setAttempt] = useState(1);
  return (
    <LazyModal
      key={attempt}
      name="sessionEnded"
      props={{}}
      onFailed={() => undefined}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}
