import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import type { PipelineLogView } from '../../../domain/views/pipelineLog.ts';
import type { PipelineHrefs, PipelinePageProps } from '../PipelineFrame/PipelineFrame.tsx';

/** Addresses of related pages; a page without an address is not offered. */
export interface PipelineLogsHrefs extends PipelineHrefs {
  /** The form of its sync settings with old values entered, which `query` has. */
  readonly oldSettings?: (query: Readonly<Record<string, string>>) => string;
}

/** The loaded part of a log: from its newest line to the oldest one loaded. */
export interface LoadedLog {
  /** Newest first. Keep the same array while the lines are the same. */
  readonly lines: readonly PipelineEvent[];
  /** Number of lines that the service has for the view; `null` if it is unknown. */
  readonly count: number | null;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Why the last older lines did not load. */
  readonly olderProblem?: Problem | undefined;
  /** Number of unreadable lines, which are not shown. */
  readonly unreadable: number;
}

export interface PipelineLogsScreenProps extends PipelinePageProps {
  /** The loaded lines, requested with `logQuestion`. */
  log: Remote<LoadedLog>;
  /** Lines that are newer than the loaded ones. They show when the reader asks for them. */
  newer: readonly PipelineEvent[];
  /** There are more newer lines than these. @default false */
  hasMoreNewer?: boolean;
  /** Filters and the open line; keep it in the address. */
  view: PipelineLogView;
  /** The address of another view. */
  hrefOf(view: PipelineLogView): string;
  /** Called with the next view, to put it into the address. */
  onViewChange(view: PipelineLogView): void;
  /** Adds the newer lines to the loaded ones. */
  onShowNewer(): void;
  /** Loads the next older lines, or retries after a failure. */
  onLoadOlder(): void;
  /** Addresses of its other pages. */
  hrefs: PipelineLogsHrefs;
  /** Loads one part again after a failure. */
  onRetry(part: 'pipeline' | 'log'): void;
}
