import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { continueSetupLabel } from '../../../domain/policies/wizardSteps.ts';
import type { Remote } from '../../../domain/remote.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { initialSyncProgress, progressSentence } from './overviewFigures.ts';

export interface OverviewNoticeProps {
  pipeline: PipelineDetail;
  collections: Remote<readonly CollectionUsage[]>;
}

/** What a pipeline's status means for its data, where that is not plain. */
export function OverviewNotice({ pipeline, collections }: OverviewNoticeProps) {
  const { status, lastError } = pipeline;
  if (status === 'errored') {
    return (
      <Banner tone="critical" title={lastError ?? 'The pipeline stopped with an error.'}>
        Nothing moves until it is resumed. What was moved so far stays, and so does the place where it
        stopped.
      </Banner>
    );
  }
  if (status === 'archived') {
    return (
      <Banner title="This pipeline is archived.">
        Nothing moves. Its settings and its history are kept; restored, it is paused.
      </Banner>
    );
  }
  if (status === 'paused') {
    return (
      <Banner tone="caution" title="This pipeline is paused.">
        No records move until it is resumed. The place where the source is read is kept.
      </Banner>
    );
  }
  const progress = collections.state === 'ready' ? initialSyncProgress(collections.value) : null;
  const isCopying = status === 'running' && progress !== null && progress.done < progress.all;
  if (status !== 'starting' && !isCopying) return null;
  return (
    <Banner
      role="status"
      title={status === 'starting' ? 'This pipeline is starting.' : 'The initial sync is under way.'}
    >
      {progress ? progressSentence(progress) : 'The first records follow in a moment.'} This page follows by
      itself.
    </Banner>
  );
}

/** A draft has nothing to show but the way on. */
export function DraftNotice({ pipeline, href }: { pipeline: PipelineDetail; href: string | undefined }) {
  return (
    <EmptyState
      title="This pipeline is not set up yet"
      ornament={
        <Race
          source={pipeline.source?.type}
          destination={pipeline.destination?.type}
          status="draft"
          size="wide"
        />
      }
      action={
        href && (
          <ButtonLink href={href} tone="accent" variant="solid">
            {continueSetupLabel(pipeline)}
          </ButtonLink>
        )
      }
    >
      What was entered so far is kept. Its figures appear here once it has started.
    </EmptyState>
  );
}
