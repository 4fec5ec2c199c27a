import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { toastsAtom } from '../data/toasts.ts';
import { ChunkError } from '../router/chunks.ts';
import { describeDialogFailure } from './describeDialogFailure.ts';
import type { OpenDialog } from './dialogStack.ts';
import { ModalBoundary } from './ModalBoundary.tsx';

interface LazyDialogProps {
  readonly dialog: OpenDialog['dialog'];
  /** The dialog failed to load or to render. */
  readonly onFailed: () => void;
  readonly onRetry: () => void;
  /** The dialog, rendered once its code has loaded. */
  readonly children: ReactNode;
}

/** A dialog whose code may still have to load. If that fails, a toast offers to retry; the screen stays (F29). */
export function LazyDialog({ dialog, onFailed, onRetry, children }: LazyDialogProps) {
  const toasts = useAtomValue(toastsAtom);
  const [isLoaded, setLoaded] = useState(dialog.isLoaded);
  const fail = (error: Error) => {
    toasts.show({
      tone: 'critical',
      ...describeDialogFailure(dialog.name, error),
      action: { label: 'Try again', onPress: onRetry },
    });
    onFailed();
  };
  const settle = useEffectEvent(() => {
    if (dialog.isLoaded()) setLoaded(true);
    else fail(new ChunkError(dialog.name));
  });
  useEffect(() => {
    let isWanted = true;
    // Retries a prefetch that failed.
    void dialog.prefetch().then(() => isWanted && settle());
    return () => {
      isWanted = false;
    };
  }, [dialog]);
  return isLoaded && <ModalBoundary onFailed={fail}>{children}</ModalBoundary>;
}
