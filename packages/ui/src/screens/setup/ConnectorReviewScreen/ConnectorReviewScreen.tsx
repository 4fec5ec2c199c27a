import type { ReactNode } from 'react';
import { labelBeside, labelOf } from '../../../domain/entities/catalogue.ts';
import type { Definition } from '../../../domain/connectors/definition/define.ts';
import type { PipelineStatus } from '../../../domain/entities/pipeline.ts';
import type { Open } from '../../../domain/entities/open.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { clamp } from '../../../internal/clamp.css.ts';
import { ConnectorFacts } from '../../../patterns/ConnectorFacts/ConnectorFacts.tsx';
import {
  describeConfiguration,
  type ConfiguredConnector,
} from '../../../patterns/ConnectorFacts/connectorFacts.logic.ts';
import { LastTest, type PastTest } from '../../../patterns/LastTest/LastTest.tsx';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { WizardFooter, type WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSection, WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ArrowLeftIcon } from '../../../primitives/Icon/icons/ArrowLeftIcon.ts';
import { PencilIcon } from '../../../primitives/Icon/icons/PencilIcon.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { connectorSummary } from '../connectorSummary.ts';
import { TestButton } from '../../../patterns/LastTest/TestButton.tsx';
import * as css from './ConnectorReviewScreen.css.ts';

export type { ConfiguredConnector } from '../../../patterns/ConnectorFacts/connectorFacts.logic.ts';

/** A saved source or destination. */
export type SavedConnector = ConfiguredConnector & {
  readonly type: string;
  /** How many pipelines use it, if the service sends it. */
  readonly usedBy?: number | null;
};

/** A pipeline that uses the connector. */
export interface UsingPipeline {
  readonly id: number;
  readonly name: string;
  readonly status: Open<PipelineStatus>;
  readonly href: string;
}

export interface ConnectorReviewScreenProps {
  /** The frame of the step: breadcrumb and steps. */
  frame: WizardFrame;
  /** Source or destination. */
  kind: Definition['kind'];
  /** The saved connector. */
  connector: Remote<SavedConnector>;
  /** Its definition, which provides the labels; omitted while it loads, `null` if this build has none. */
  definition?: Definition | null;
  /** The name of the connection's tunnel. */
  tunnelName?: string;
  /** The last test; `null` for none, omitted if unknown. */
  lastTest?: PastTest | null;
  /** The other pipelines that use it, if their names are known: the first few are shown. */
  usedBy?: readonly UsingPipeline[];
  /** Whether `usedBy` is incomplete. @default false */
  hasMoreUses?: boolean;
  /** A connection test is running; its modal shows the progress. @default false */
  isTesting?: boolean;
  /** Why the last test did not run. While the service limits requests, the button counts down. */
  testProblem?: Problem;
  /** Called to test the saved connection. */
  onTest(): void;
  /** Loads the connector again after a failure. */
  onRetry(): void;
  /** The previous step, with its label. */
  back: NonNullable<WizardFooterProps['back']>;
  /** The page that edits it. */
  editHref: string;
  /** The page for choosing another connector. */
  changeHref: string;
  /** The address of the next step. */
  continueHref: string;
}

/** Placeholder for the configuration. Without the head above it, its title is one level higher. */
const waiting = (level: 2 | 3) => (
  <Loading label="Loading configuration">
    <WizardSection title="Details" level={level}>
      <LoadingBlock rows={5} />
    </WizardSection>
  </Loading>
);

/** How many of the pipelines that use it are named; more are counted. */
const mostNamed = 5;

interface UsedByProps {
  count?: number | null | undefined;
  pipelines?: readonly UsingPipeline[] | undefined;
  hasMore: boolean;
}

function UsedBy({ count, pipelines, hasMore }: UsedByProps) {
  if (!pipelines) {
    return <p className={css.plain}>{`Used by ${formatQuantity(count ?? 0, 'pipeline')}.`}</p>;
  }
  if (pipelines.length === 0 && hasMore)
    return <p className={css.plain}>The list of pipelines that use it is incomplete.</p>;
  if (pipelines.length === 0) return <p className={css.plain}>No other pipeline uses it.</p>;
  const unnamed = pipelines.length - mostNamed;
  return (
    <ul className={css.users}>
      {pipelines.slice(0, mostNamed).map(({ id, name, status, href }) => (
        <li key={id} className={css.user}>
          <span className={css.userName}>
            <Link href={href}>
              <bdi translate="no" className={clamp.two} title={name}>
                {name}
              </bdi>
            </Link>
          </span>
          <PipelineStatusPill status={status} size="small" />
        </li>
      ))}
      {(unnamed > 0 || hasMore) && (
        <li className={css.plain}>
          {unnamed > 0
            ? `and ${hasMore ? 'at least ' : ''}${formatCount(unnamed)} more`
            : 'and possibly more'}
        </li>
      )}
    </ul>
  );
}

function Configuration({
  connector,
  definition,
  tunnelName,
}: Pick<ConnectorReviewScreenProps, 'definition' | 'tunnelName'> & { connector: SavedConnector }): ReactNode {
  if (definition === undefined) return waiting(3);
  if (definition === null) {
    return (
      <WizardSection title="Configuration">
        <p className={css.plain}>
          {`This version of the console has no form for ${labelOf(connector.type)}, so its configuration can’t be shown. The pipeline can still use it.`}
        </p>
      </WizardSection>
    );
  }
  return (
    describeConfiguration(definition, connector, { name: tunnelName })
      // The head above shows the name.
      .map(({ title, facts }) => ({ title, facts: facts.filter(({ path }) => path !== 'name') }))
      .filter(({ facts }) => facts.length > 0)
      .map(({ title, facts }) => (
        <WizardSection key={title} title={title}>
          <ConnectorFacts facts={facts} />
        </WizardSection>
      ))
  );
}

/** The saved source or destination without its secrets: the landing page of its step. */
export function ConnectorReviewScreen({
  frame,
  kind,
  connector,
  definition,
  tunnelName,
  lastTest,
  usedBy,
  hasMoreUses = false,
  isTesting = false,
  testProblem,
  onTest,
  onRetry,
  back,
  editHref,
  changeHref,
  continueHref,
}: ConnectorReviewScreenProps) {
  const saved = connector.state === 'ready' ? connector.value : undefined;
  const hasNone = connector.state === 'failed' || (connector.state === 'loading' && connector.isOffline);
  const isUseKnown = usedBy !== undefined || typeof saved?.usedBy === 'number';
  const help = saved && (lastTest !== undefined || isUseKnown) && (
    <>
      {lastTest !== undefined && (
        <Card title="Last test">
          <LastTest test={lastTest} />
        </Card>
      )}
      {isUseKnown && (
        <Card title="Where it is used">
          <UsedBy count={saved.usedBy} pipelines={usedBy} hasMore={hasMoreUses} />
        </Card>
      )}
    </>
  );
  const footer = (
    <WizardFooter
      back={back}
      test={saved && <TestButton onPress={onTest} isPending={isTesting} problem={testProblem} />}
      next={
        saved ? (
          <ButtonLink href={continueHref} tone="accent" variant="solid">
            Continue
          </ButtonLink>
        ) : (
          hasNone && <ButtonLink href={changeHref}>{`Change ${kind}`}</ButtonLink>
        )
      }
    />
  );
  if (hasNone)
    return (
      <Wizard {...frame}>
        <WizardSheet footer={footer}>
          <div className={css.failure}>
            <RemoteView subject={`The ${kind}`} remote={connector} skeleton={null} onRetry={onRetry}>
              {() => null}
            </RemoteView>
          </div>
        </WizardSheet>
      </Wizard>
    );
  return (
    <Wizard {...frame} help={help}>
      <RemoteView
        remote={connector}
        subject={`The ${kind}`}
        skeleton={
          <WizardSheet head="loading" footer={footer}>
            {waiting(2)}
          </WizardSheet>
        }
        onRetry={onRetry}
      >
        {(value) => (
          <WizardSheet
            head={{
              type: value.type,
              title: value.name,
              description: [labelBeside(value.name, value.type), connectorSummary(kind, value.type)]
                .filter(Boolean)
                .join(' · '),
            }}
            headAction={
              <>
                <ButtonLink href={changeHref} variant="ghost" size="toolbar" icon={ArrowLeftIcon}>
                  {`Change ${kind}`}
                </ButtonLink>
                {definition !== null && (
                  <ButtonLink href={editHref} size="toolbar" icon={PencilIcon}>
                    Edit
                  </ButtonLink>
                )}
              </>
            }
            footer={footer}
          >
            <Configuration connector={value} definition={definition} tunnelName={tunnelName} />
          </WizardSheet>
        )}
      </RemoteView>
    </Wizard>
  );
}
