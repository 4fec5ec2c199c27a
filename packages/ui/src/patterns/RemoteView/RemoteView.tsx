import type { ReactNode } from 'react';
import { describeFailedRead } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { ProblemNotice } from '../ProblemNotice/ProblemNotice.tsx';

export interface RemoteViewProps<Value> {
  /** The value: loading, loaded or failed. */
  remote: Remote<Value>;
  /** What it is, as the start of a sentence: `Alerts could not be loaded.` */
  subject: string;
  /** Reserves the final layout while the value loads. */
  skeleton: ReactNode;
  /** Loads the value again after a failure; without it, no retry is offered. */
  onRetry?: (() => void) | undefined;
  /** Renders the value. It stays on screen during a refresh, and when a refresh fails. */
  children(value: Value): ReactNode;
}

/**
 * The skeleton, a failure with a retry, or the value. Offline without a value, it shows a message. For the page of a
 * resource use `ResourceDetail`; for a list use `ResourceList`.
 */
export function RemoteView<Value>({ remote, subject, skeleton, onRetry, children }: RemoteViewProps<Value>) {
  // Offline nothing is loading, so a skeleton would be wrong.
  if (remote.state === 'loading' && remote.isOffline) return <ProblemNotice problem={{ kind: 'offline' }} />;
  const failure = remote.state === 'loading' ? undefined : remote.problem;
  const wording = failure ? describeFailedRead(failure, subject) : undefined;
  if (remote.state === 'failed')
    return <ProblemNotice problem={remote.problem} wording={wording} onRetry={onRetry} />;
  return (
    <>
      {remote.state === 'ready' && remote.problem && (
        <ProblemNotice
          problem={remote.problem}
          wording={wording}
          onRetry={onRetry}
          isRetrying={remote.isRefreshing}
        />
      )}
      {/* In one place, so that what the skeleton and the value have in common keeps the focus. */}
      {remote.state === 'loading' ? skeleton : children(remote.value)}
    </>
  );
}
