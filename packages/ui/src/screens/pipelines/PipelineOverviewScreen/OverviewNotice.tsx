import { isAccessError } from '../../../domain/connectors/test/accessError.ts';
import { isOAuthProvider, providerName } from '../../../domain/connectors/definition/oauth.ts';
import { isKnown } from '../../../domain/entities/open.ts';
import {
  pipelineStatuses,
  type PipelineDetail,
  type PipelineStatus,
} from '../../../domain/entities/pipeline.ts';
import { pipelineStatusSpec } from '../../../domain/pipelines/pipelineStatus.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { initialSyncProgress, isInitialSync, progressSentence } from './overviewFigures.ts';

const updates = 'This page updates automatically.';

/** A resumed pipeline has already copied its tables, so its progress is not shown. */
function startingSentence(progress: ReturnType<typeof initialSyncProgress>, load: string): string {
  if (progress === null) return 'The first records arrive in a moment.';
  return progress.done === progress.all
    ? 'Syncing continues from where it stopped.'
    : `${load}: ${progressSentence(progress)}.`;
}

export interface OverviewNoticeProps {
  pipeline: PipelineDetail;
  collections: Remote<readonly CollectionUsage[]>;
  /** The form of the source, and the log at the error. */
  hrefs: { readonly editSource?: string; readonly error?: string };
}

/** What mends an error: another access if the source refuses it, otherwise its settings; and the line of the log. */
function Repair({ pipeline: { source, lastError }, hrefs }: Pick<OverviewNoticeProps, 'pipeline' | 'hrefs'>) {
  const isRefused = isAccessError(lastError ?? '');
  const provider = source && isOAuthProvider(source.type) ? providerName(source.type) : undefined;
  const edit = provider === undefined ? 'Enter new credentials' : `Reconnect ${provider}`;
  return (
    <>
      {hrefs.error !== undefined && (
        <ButtonLink href={hrefs.error} size="small" variant="ghost">
          Open in logs
        </ButtonLink>
      )}
      {source && hrefs.editSource !== undefined && (
        <ButtonLink href={hrefs.editSource} size="small">
          {isRefused ? edit : 'Edit source'}
        </ButtonLink>
      )}
    </>
  );
}

const stopped = 'Nothing syncs until you resume. The read position is kept.';

/** Not in the table of statuses, which the first screen loads. */
const consequences: Readonly<Partial<Record<PipelineStatus, string>>> = {
  errored: 'Sync is stopped. Data already loaded and the read position are kept.',
  archived: 'Nothing syncs. Settings and history are kept. Restored pipelines come back paused.',
  pausing: stopped,
  paused: stopped,
};

/**
 * What a pipeline's status means for its data. A transition shows a notice of the same height, so that the page moves
 * only once.
 */
export function OverviewNotice({ pipeline, collections, hrefs }: OverviewNoticeProps) {
  const { status, lastError } = pipeline;
  const progress = collections.state === 'ready' ? initialSyncProgress(collections.value) : null;
  const load = collections.state !== 'ready' || isInitialSync(collections.value) ? 'Initial sync' : 'Resync';
  if (status === 'running') {
    if (progress === null || progress.done >= progress.all) return null;
    return (
      <Banner role="status" title={`${load} in progress: ${progressSentence(progress)}.`}>
        {updates}
      </Banner>
    );
  }
  const consequence =
    status === 'starting'
      ? `${startingSentence(progress, load)} ${updates}`
      : isKnown(pipelineStatuses, status) && consequences[status];
  if (!consequence) return null;
  const { tone } = pipelineStatusSpec(status);
  const isErrored = status === 'errored';
  return (
    <Banner
      tone={tone === 'neutral' ? 'info' : tone}
      role={isErrored || status === 'archived' ? undefined : 'status'}
      title={isErrored ? (lastError ?? 'The pipeline stopped with an error.') : `This pipeline is ${status}.`}
      actions={isErrored && <Repair pipeline={pipeline} hrefs={hrefs} />}
    >
      {consequence}
    </Banner>
  );
}
