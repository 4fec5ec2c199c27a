import { UnsavedEntries } from '@millrace/ui/UnsavedEntries';
import { useState, type ReactNode } from 'react';

import { noWork, useLeaveGuard } from './useLeaveGuard.ts';

const lost = { hasSecrets: () => false, isKept: () => false, work: noWork };

/** Asks before the page is left while a dialog holds entries: leaving closes the dialog. */
export function DialogEntries({ children }: { readonly children: ReactNode }) {
  const [isHeld, setHeld] = useState(false);
  useLeaveGuard({ isHeld, ...lost });
  return <UnsavedEntries onChange={setHeld}>{children}</UnsavedEntries>;
}
