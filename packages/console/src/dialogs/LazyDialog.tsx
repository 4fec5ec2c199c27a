import { useAtomValue } from 'jotai';
import { Component, useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';

import { useIsOnline } from '../data/useIsOnline.ts';
import { asError } from '../kit/asError.ts';
import { ChunkError } from '../kit/lateCode.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { describeDialogFailure } from './describeDialogFailure.ts';
import type { OpenDialog } from './dialogStack.ts';
import { markOpener } from './markOpener.ts';

interface LazyDialogProps {
  readonly dialog: OpenDialog['dialog'];
  /** The dialog is mounted. */
  readonly onShown?: () => void;
  /** The dialog failed to load or to render. `closeToast` withdraws the offer to retry. */
  readonly onFailed: (closeToast: () => void) => void;
  readonly onRetry: () => void;
  /** Withdraws the question while its dialog waits for the network. Left out if it must be answered. */
  readonly onCancel?: () => void;
  /** The dialog, rendered once its code has loaded. */
  readonly children: ReactNode;
}

interface ModalBoundaryProps {
  readonly onFailed: (error: Error) => void;
  readonly children: ReactNode;
}

/** Keeps an error in a modal from breaking the screen under it (F31). */
class ModalBoundary extends Component<ModalBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(asError(error));
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Reports that the dialog beside it is mounted, before the browser handles the next press. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  const report = useEffectEvent(onShown);
  useLayoutEffect(() => report(), []);
  return null;
}

const doNothing = () => undefined;

/** A dialog whose code may still have to load. If that fails, a toast offers to retry; the screen stays (F29). */
export function LazyDialog({
  dialog,
  onShown = doNothing,
  onFailed,
  onRetry,
  onCancel,
  children,
}: LazyDialogProps) {
  const toasts = useAtomValue(toastsAtom);
  const [isLoaded, setLoaded] = useState(dialog.isLoaded);
  const fail = (error: Error) => {
    const toast = toasts.show({
      tone: 'critical',
      ...describeDialogFailure(dialog.name, error),
      action: { label: 'Try again', onPress: onRetry },
    });
    onFailed(() => toasts.close(toast));
  };
  const isOffline = !useIsOnline();
  const isWaiting = isOffline && !isLoaded;
  const showWaiting = useEffectEvent(() => {
    const toast = toasts.show({
      tone: 'progress',
      title: 'You are offline.',
      description: 'The dialog opens when you are back online.',
      ...(onCancel && { action: { label: 'Don’t open', onPress: onCancel } }),
    });
    return () => toasts.close(toast);
  });
  useEffect(() => (isWaiting ? showWaiting() : undefined), [isWaiting]);
  const isLoading = !isLoaded && !isOffline;
  useEffect(() => (isLoading ? markOpener() : undefined), [isLoading]);
  /** Returns whether it is known what becomes of the dialog. */
  const settle = useEffectEvent((): boolean => {
    if (dialog.isLoaded()) setLoaded(true);
    // Loading gives up after some time, a question that waits for the network does not.
    else if (isOffline) return false;
    else fail(new ChunkError(dialog.name, dialog.prefetch));
    return true;
  });
  useEffect(() => {
    let isWanted = true;
    // Retries a prefetch that failed.
    const load = async (): Promise<void> => {
      await dialog.prefetch();
      if (isWanted && !settle()) await load();
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [dialog]);
  return (
    isLoaded && (
      <ModalBoundary onFailed={fail}>
        {children}
        <Shown onShown={onShown} />
      </ModalBoundary>
    )
  );
}
