import type { ReactNode } from 'react';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import { canPipeline, type PipelinePageAction } from '../../../domain/pipelines/pipelineActions.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { continueSetupLabel } from '../../../domain/policies/wizardSteps.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import type { LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { usePipelineHealth } from '../../../patterns/PipelineStatusPill/usePipelineHealth.ts';
import { Race } from '../../../patterns/Race/Race.tsx';
import { ResourceDetail } from '../../../patterns/ResourceDetail/ResourceDetail.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { PipelineActions } from './PipelineActions.tsx';
import type { PipelineHrefs } from './pipelineHrefs.ts';
import { PipelineSentence } from './PipelineSentence.tsx';

export type { PipelineHrefs } from './pipelineHrefs.ts';

/** The tabs of a pipeline, in order (spec §2). */
export type PipelineTab = 'overview' | 'settings' | 'logs' | 'hooks';

/** What every page of a pipeline shows around its own content. */
export interface PipelinePageProps {
  /** The pipeline; the page shows once this has loaded. */
  pipeline: Remote<PipelineDetail>;
  /** Its name, if already known from a list: the heading until the pipeline has loaded. @default 'Pipeline' */
  name?: string;
  /** The addresses of its pages. */
  hrefs: PipelineHrefs;
  /** Runs an action; `canPipeline` says which are possible. */
  onAction(request: { action: PipelinePageAction; pipeline: PipelineDetail }): void;
  /** Saves a new name. Resolves with the reason if it was refused. Omitted if the name cannot be changed here. */
  onRenameInPlace?(request: { pipeline: PipelineDetail; name: string }): Promise<string | undefined>;
  /** An action is in progress. @default false */
  isActing?: boolean;
  /** Offers the resync of tables, which not every account has. @default false */
  hasResync?: boolean;
  /** State of live updates; omitted if the service has no realtime. */
  live?: LiveState;
}

export interface PipelineFrameProps extends PipelinePageProps {
  /** The tab that `children` renders. */
  selected: PipelineTab;
  /** Links to the parts of the tab, above it, also while the pipeline loads. */
  viewLinks?: ReactNode;
  /** Its tables, if the page has read them: which of them are being copied. */
  collections?: readonly CollectionUsage[] | undefined;
  /** The tab shows what repairs a failed pipeline, so the sentence does not. @default false */
  isRepairedBelow?: boolean;
  /** Reserves the layout of the page while the pipeline loads. */
  skeleton: ReactNode;
  /** Fetches the pipeline again. */
  onRetry(): void;
  /** Renders the tab. A draft has no data, so its tabs are replaced by the way to its setup. */
  children(pipeline: PipelineDetail): ReactNode;
}

const labels: Readonly<Record<PipelineTab, string>> = {
  overview: 'Overview',
  settings: 'Settings',
  logs: 'Logs',
  hooks: 'Hooks',
};
const order = ['overview', 'settings', 'logs', 'hooks'] as const satisfies readonly PipelineTab[];

const tabsOf = (hrefs: PipelineHrefs) => order.map((id) => ({ id, label: labels[id], href: hrefs[id] }));

/** The status, in the colour of a good state only as long as nothing that is known speaks against it. */
function Status({
  pipeline,
  collections = [],
}: {
  readonly pipeline: PipelineDetail;
  readonly collections: readonly CollectionUsage[] | undefined;
}) {
  const health = usePipelineHealth(pipeline);
  const hasFailed = collections.some(({ status }) => status === 'errored');
  return (
    <PipelineStatusPill
      status={pipeline.status}
      health={hasFailed && health === 'onTime' ? 'unknown' : health}
    />
  );
}

const headFrom =
  ({
    hrefs,
    collections,
    isRepairedBelow = false,
    onAction,
    onRenameInPlace,
    isActing = false,
    hasResync = false,
  }: PipelineFrameProps) =>
  (pipeline: PipelineDetail) => ({
    name: pipeline.name,
    status: <Status pipeline={pipeline} collections={collections} />,
    sentence: pipeline.status !== 'draft' && (
      <PipelineSentence
        pipeline={pipeline}
        collections={collections}
        hrefs={isRepairedBelow ? { ...(hrefs.error !== undefined && { error: hrefs.error }) } : hrefs}
      />
    ),
    actions: (
      <PipelineActions
        pipeline={pipeline}
        isPending={isActing}
        hasResync={hasResync}
        onAction={(action) => onAction({ action, pipeline })}
      />
    ),
    onRename:
      onRenameInPlace && canPipeline('rename', pipeline)
        ? (name: string) => onRenameInPlace({ pipeline, name })
        : undefined,
  });

/** A draft has no data yet: every page of it shows only how to continue its setup. */
function DraftNotice({ pipeline, href }: { pipeline: PipelineDetail; href: string | undefined }) {
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
      Your entries are saved. Figures appear here once the pipeline has started.
    </EmptyState>
  );
}

/**
 * The frame of a pipeline's pages: name, status, actions and tabs (spec §2 Pipelines). Use it to show a page of your own
 * in place of one of the tabs. For another kind of resource use `ResourceDetail`.
 */
export function PipelineFrame(props: PipelineFrameProps) {
  const { pipeline, name, hrefs, live, selected, viewLinks, skeleton, onRetry, children } = props;
  const isDraft = pipeline.state === 'ready' && pipeline.value.status === 'draft';
  return (
    <ResourceDetail
      noun="pipeline"
      name={name}
      resource={pipeline}
      list={{ label: 'Pipelines', href: hrefs.list }}
      head={headFrom(props)}
      tabs={isDraft ? [] : tabsOf(hrefs)}
      selected={selected}
      viewLinks={isDraft ? undefined : viewLinks}
      live={live}
      hasSentence
      skeleton={skeleton}
      onRetry={onRetry}
    >
      {(value) => (isDraft ? <DraftNotice pipeline={value} href={hrefs.setup} /> : children(value))}
    </ResourceDetail>
  );
}
