import { PresentProvider } from '@millrace/ui/PresentProvider';
import type { ReactNode } from 'react';

import { useNow } from './useNow.ts';
import { useTimeZone } from './useTimeZone.ts';

/** Gives the tree the service's clock and the person's zone. Its children are not rendered again when the clock ticks. */
export function Present({ children }: { readonly children: ReactNode }) {
  return (
    <PresentProvider now={useNow()} timeZone={useTimeZone()}>
      {children}
    </PresentProvider>
  );
}
