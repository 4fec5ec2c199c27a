import type { ReactNode } from 'react';
import type { Remote } from '../../domain/remote.ts';
import { ProblemNotice } from '../ProblemNotice/ProblemNotice.tsx';

export interface RemoteViewProps<Value> {
  /** What the service knows, or not yet, or not at all. */
  remote: Remote<Value>;
  /** Holds the final layout while nothing is known. */
  skeleton: ReactNode;
  /** It is to be read again, after it could not be. */
  onRetry(): void;
  /** Draws the value. It stays on screen while a newer one is on its way, and when that fails. */
  children(value: Value): ReactNode;
}

/** The skeleton, a failure with a retry, or the value. Offline without a value, it says so. */
export function RemoteView<Value>({ remote, skeleton, onRetry, children }: RemoteViewProps<Value>) {
  // Offline, nothing is on its way: a skeleton would promise an answer.
  if (remote.state === 'loading') {
    return remote.isOffline ? <ProblemNotice problem={{ kind: 'offline' }} /> : skeleton;
  }
  if (remote.state === 'failed') return <ProblemNotice problem={remote.problem} onRetry={onRetry} />;
  return (
    <>
      {remote.problem && (
        <ProblemNotice problem={remote.problem} onRetry={onRetry} isRetrying={remote.isRefreshing} />
      )}
      {children(remote.value)}
    </>
  );
}
