import { paths } from '@millrace/ui/domain/routes';
import { CrashScreen } from '@millrace/ui/screens/CrashScreen';
import { Component, type ReactNode } from 'react';

import { asError } from './asError.ts';
import { ChunkError } from './lateCode.ts';
import { whenOnline } from './network.ts';

export interface BoundaryProps {
  readonly onReload: () => void;
  /** Fills the window, for components outside of screens. @default false */
  readonly isStandalone?: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: Error | null;
}

/**
 * Keeps an error in a screen, or in loading it, from breaking the rest of the page (F29). Keyed by the path,
 * so each path starts without the error. Missing code is loaded again when the network or the person comes back.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: asError(error) };
  }

  private stopRetrying = (): void => undefined;

  override componentDidCatch(error: unknown) {
    this.stopRetrying();
    if (!(error instanceof ChunkError)) return;
    const retrying = new AbortController();
    const { signal } = retrying;
    let isTrying = false;
    const retry = async () => {
      if (isTrying || document.hidden) return;
      isTrying = true;
      await error.retry();
      // A failure is caught again.
      if (!signal.aborted) this.setState({ error: null });
    };
    addEventListener('online', () => void retry(), { signal });
    document.addEventListener('visibilitychange', () => void retry(), { signal });
    this.stopRetrying = () => retrying.abort();
  }

  override componentWillUnmount() {
    this.stopRetrying();
  }

  override render() {
    const { children, onReload, isStandalone } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    return (
      <CrashScreen
        detail={error.message}
        // Offline, the browser would show an error page of its own.
        onReload={() => void whenOnline().then(onReload)}
        homeHref={paths.home()}
        isStandalone={isStandalone}
      />
    );
  }
}
