import type { ReactNode } from 'react';
import { labelBeside } from '../../../domain/entities/catalogue.ts';
import { refusalOf } from '../../../domain/evidence/connectorEvidence.ts';
import type { Definition } from '../../../domain/connectors/definition/define.ts';
import { connectorWords, type ConnectorKind } from '../../../domain/entities/connector.ts';
import type { TunnelId } from '../../../domain/entities/id.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import type { Tunnel } from '../../../domain/entities/tunnel.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { Day } from '../../../patterns/ExactTime/Day.tsx';
import { LastTest, type PastTest } from '../../../patterns/LastTest/LastTest.tsx';
import type { LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { DetailActions } from '../../../patterns/ResourceDetail/DetailActions.tsx';
import { ResourceDetail } from '../../../patterns/ResourceDetail/ResourceDetail.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import {
  entityOf,
  type ConnectorPages,
  type ConnectorRequest,
  type SourceOrDestination,
} from '../connectorScreens.ts';
import { ConnectorSentence } from './ConnectorSentence.tsx';
import { ConnectorConfiguration } from './ConnectorConfiguration.tsx';
import { ConnectorUses } from './ConnectorUses.tsx';
import * as css from './ConnectorDetailScreen.css.ts';

export type { ConnectorPages, ConnectorRequest, SourceOrDestination } from '../connectorScreens.ts';

/** The parts of the screen that load with their own requests. */
export type ConnectorPanel = 'connector' | 'definition' | 'pipelines';

export interface ConnectorDetailScreenProps {
  /** Source or destination. */
  kind: ConnectorKind;
  /** The source or destination; the rest of the screen shows once this has loaded. */
  connector: Remote<SourceOrDestination>;
  /** Its name, if already known from a list: the heading until the connector has loaded. */
  name?: string;
  /** Its definition, which provides the labels of the configuration; `null` if this build has none. */
  definition: Remote<Definition | null>;
  /** The tunnels of the account, used to name the connection's tunnel. */
  tunnels?: Remote<readonly Pick<Tunnel, 'id' | 'name'>[]>;
  /** The address of a tunnel's details; without it, the name is no link. */
  hrefOfTunnel?(id: TunnelId): string;
  /** The pipelines that use it, without archived ones. */
  pipelines: Remote<readonly Pipeline[]>;
  /** Whether `pipelines` is incomplete, so that more may use it. @default false */
  hasMorePipelines?: boolean;
  /** The address of a pipeline. */
  hrefOfPipeline(pipeline: Pipeline): string;
  /** The attached hooks of a source, as `SourceHooks`; destinations have none. */
  hooks?: ReactNode;
  /** What people did with it, as `ConnectorActivity`; omitted if the service has no activity. */
  activity?: ReactNode;
  /** The last test with its steps, if one ran on this page. @default the connector's own, without steps */
  lastTest?: PastTest;
  /** It has just been created: the page confirms it and offers the next step. @default false */
  isNew?: boolean;
  /** Creates a pipeline with it; omitted if that is not offered. */
  onCreatePipeline?(): void;
  /** The address of its list. */
  listHref: string;
  /** The addresses of its own pages. */
  pages: ConnectorPages;
  /** Called with the requested action. */
  onAction(request: ConnectorRequest): void;
  /** State of live updates; omitted if the service has no realtime. */
  live?: LiveState;
  /** Loads one part again after a failure. */
  onRetry(panel: ConnectorPanel): void;
}

/** One source or destination: its configuration without secrets, its last test, and what uses it (spec §2). */
export function ConnectorDetailScreen(props: ConnectorDetailScreenProps) {
  const { kind, connector, name, listHref, live, onRetry } = props;
  return (
    <ResourceDetail
      noun={kind}
      name={name}
      resource={connector}
      list={{ label: connectorWords[kind].many, href: listHref }}
      head={headFrom(props)}
      selected="overview"
      live={live}
      skeleton={<DetailSkeleton />}
      hasMark
      hasSubtitle
      hasSentence
      // Test connection, Edit, and the menu.
      actionWidths={[158, 76, 34]}
      onRetry={() => onRetry('connector')}
    >
      {(value) => <Details {...props} connector={value} />}
    </ResourceDetail>
  );
}

/** The type, unless the title says it, and the day of creation. */
function subtitleOf({ name, type, createdAt }: SourceOrDestination): ReactNode {
  const label = labelBeside(name, type);
  if (!createdAt) return label;
  return (
    <>
      {label === undefined ? 'Created on ' : `${label} · created on `}
      <Day date={createdAt} />
    </>
  );
}

const headFrom =
  ({ kind, pages, pipelines, hasMorePipelines = false, onAction, ...props }: ConnectorDetailScreenProps) =>
  (value: SourceOrDestination) => ({
    name: value.name,
    mark: <ConnectorMark type={value.type} size="large" />,
    subtitle: subtitleOf(value),
    sentence: value.status !== 'archived' && (
      <ConnectorSentence
        kind={kind}
        connector={props.lastTest ? { ...value, lastTest: props.lastTest } : value}
        pipelines={pipelines}
        hasMore={hasMorePipelines}
      />
    ),
    actions: (
      <DetailActions
        entity={entityOf[kind]}
        item={value}
        pages={pages}
        buttons={value.status === 'archived' ? ['restore'] : ['test', 'edit']}
        onAction={onAction}
      />
    ),
  });

interface TestCardProps extends Pick<ConnectorDetailScreenProps, 'kind' | 'pipelines'> {
  connector: SourceOrDestination;
  test: PastTest | null;
}

/** The last test, and whether a pipeline was refused since. */
function TestCard({ kind, connector, test, pipelines }: TestCardProps) {
  const refusal =
    test?.success && pipelines.state === 'ready'
      ? refusalOf(kind, { ...connector, lastTest: test }, pipelines.value)
      : undefined;
  const refused = refusal?.since && refusal.pipelines[0];
  return (
    <Card title="Last test">
      <LastTest
        test={test}
        {...(refused && {
          since: (
            <>
              <bdi translate="no">{refused.name}</bdi> was refused after this test.
            </>
          ),
        })}
      />
    </Card>
  );
}

function Details(props: Omit<ConnectorDetailScreenProps, 'connector'> & { connector: SourceOrDestination }) {
  const { kind, connector, isNew = false, onCreatePipeline, hooks, activity } = props;
  const lastTest = props.lastTest ?? connector.lastTest;
  const isActive = connector.status === 'active';
  const createPipeline = isActive && onCreatePipeline && (
    <Button size="small" onPress={onCreatePipeline}>
      {kind === 'source' ? 'Create pipeline from this source' : 'Create pipeline to this destination'}
    </Button>
  );
  return (
    <div className={css.screen}>
      {connector.status === 'archived' && (
        <Banner title={`This ${kind} is archived.`}>{entityOf[kind].actions.archive.consequence}</Banner>
      )}
      {isNew && isActive && (
        <Banner tone="positive" role="status" title={`The ${kind} was created.`} actions={createPipeline} />
      )}
      <div className={css.columns}>
        <div className={css.main}>
          <ConnectorConfiguration {...props} />
          {/* Below a configuration of unknown height, so it waits for that. */}
          {props.definition.state !== 'loading' && (
            <ConnectorUses {...props} action={isNew ? undefined : createPipeline} />
          )}
          {props.definition.state !== 'loading' && hooks}
          {props.definition.state !== 'loading' && activity}
        </div>
        {lastTest !== undefined && (
          <TestCard kind={kind} connector={connector} test={lastTest} pipelines={props.pipelines} />
        )}
      </div>
    </div>
  );
}

/** As high as the loaded page, so that nothing jumps. */
function DetailSkeleton() {
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Card title="Configuration">
          <LoadingBlock rows={7} />
        </Card>
      </div>
      <Card title="Last test">
        <Skeleton width={148} height={24} isRound />
      </Card>
    </div>
  );
}
