import { isAccessError } from '../../../domain/connectors/accessError.ts';
import { isOAuthProvider, providerName } from '../../../domain/connectors/oauth.ts';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import type { Remote } from '../../../domain/remote.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { initialSyncProgress, progressSentence } from './overviewFigures.ts';

const updates = 'This page updates automatically.';

/** A resumed pipeline has already copied its tables, so its progress is not shown. */
function startingSentence(progress: ReturnType<typeof initialSyncProgress>): string {
  if (progress === null) return 'The first records arrive in a moment.';
  return progress.done === progress.all
    ? 'Syncing continues from where it stopped.'
    : `Initial sync: ${progressSentence(progress)}.`;
}

export interface OverviewNoticeProps {
  pipeline: PipelineDetail;
  collections: Remote<readonly CollectionUsage[]>;
  /** The form of the source. */
  editSourceHref: string | undefined;
}

const stopped = 'Nothing syncs until you resume. The read position is kept.';

/**
 * What a pipeline's status means for its data. A transition shows a notice of the same height, so that the page moves
 * only once.
 */
export function OverviewNotice({ pipeline, collections, editSourceHref }: OverviewNoticeProps) {
  const { status, lastError, source } = pipeline;
  if (status === 'errored') {
    return (
      <Banner
        tone="critical"
        title={lastError ?? 'The pipeline stopped with an error.'}
        actions={
          source &&
          editSourceHref !== undefined &&
          isAccessError(lastError ?? '') && (
            <ButtonLink href={editSourceHref} size="small">
              {isOAuthProvider(source.type)
                ? `Reconnect ${providerName(source.type)}`
                : 'Enter new credentials'}
            </ButtonLink>
          )
        }
      >
        Sync is stopped. Data already loaded and the read position are kept.
      </Banner>
    );
  }
  if (status === 'archived') {
    return (
      <Banner title="This pipeline is archived.">
        Nothing syncs. Settings and history are kept. Restored pipelines come back paused.
      </Banner>
    );
  }
  if (status === 'pausing' || status === 'paused') {
    return (
      <Banner tone="caution" role="status" title={`This pipeline is ${status}.`}>
        {stopped}
      </Banner>
    );
  }
  const progress = collections.state === 'ready' ? initialSyncProgress(collections.value) : null;
  const isCopying = progress !== null && progress.done < progress.all;
  if (status === 'starting') {
    return (
      <Banner role="status" title="This pipeline is starting.">
        {startingSentence(progress)} {updates}
      </Banner>
    );
  }
  if (status !== 'running' || !isCopying) return null;
  return (
    <Banner role="status" title={`Initial sync in progress: ${progressSentence(progress)}.`}>
      {updates}
    </Banner>
  );
}
