import type { ReactNode } from 'react';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { describeFailedRead } from '../../../domain/outcome/problem.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { canTellStall, retryAt } from '../../../domain/pipelines/pipelineHealth.ts';
import { continueSetupLabel } from '../../../domain/policies/wizardSteps.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { causesOf, doubtsOf, openAlerts } from '../../../domain/views/home.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PausedIcon } from '../../../primitives/Icon/icons/PausedIcon.ts';
import { PencilIcon } from '../../../primitives/Icon/icons/PencilIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { HomeAlert } from './HomeAlert.tsx';
import { HomeCause } from './HomeCause.tsx';
import { HomeDoubt } from './HomeDoubt.tsx';
import { homeLists } from './homeLists.ts';
import { HomeGroup, HomeRow, HomeRowsSkeleton, mostRows, Named } from './HomeRows.tsx';
import type { HomePart, HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

/** Drafts that are shown as rows. More of them are a number. */
const mostDrafts = 2;

interface MoreProps {
  page: Page<unknown>;
  /** The rows that the page shows. */
  shown: number;
  href: string;
  noun: string;
  /** What is said of the rows that were read. */
  note?: string | undefined;
}

/** The whole list, if it has more rows. */
function More({ page: { count, rows, hasNext }, shown, href, noun, note }: MoreProps) {
  if (!hasNext && rows.length <= shown) return null;
  return (
    <p className={css.more}>
      {note && `${note} `}
      <Link href={href}>{count === null ? `All ${noun}s` : `All ${formatQuantity(count, noun)}`}</Link>
    </p>
  );
}

/** The pipelines that wait for a person: few drafts as rows, otherwise numbers. */
function Waiting({ drafts, latest, hrefOfPipeline, isFirst }: WaitingProps) {
  const paused = latest.state === 'ready' ? (latest.value.counts?.['paused'] ?? 0) : 0;
  const { count, rows, hasNext } = drafts;
  const hasRows = !hasNext && rows.length <= mostDrafts;
  const items = [
    ...(paused > 0
      ? [
          {
            icon: PausedIcon,
            href: homeLists.ofStatus('paused'),
            text: formatQuantity(paused, 'paused pipeline'),
          },
        ]
      : []),
    ...(!hasRows && (rows.length > 0 || count === null)
      ? [
          {
            icon: PencilIcon,
            href: homeLists.ofStatus('draft'),
            text: count === null ? 'All drafts' : formatQuantity(count, 'draft'),
          },
        ]
      : []),
  ];
  if (items.length === 0 && rows.length === 0) return null;
  const total = count === null ? null : count + paused;
  return (
    <HomeGroup title="Waiting for someone" count={total}>
      {hasRows && rows.length > 0 && (
        <ul className={css.rows}>
          {rows.map((pipeline, index) => (
            <HomeRow
              key={pipeline.id}
              icon={PencilIcon}
              tone="info"
              title={<Named pipeline={pipeline} href={hrefOfPipeline(pipeline)} rest="is a draft" />}
              text={`${continueSetupLabel(pipeline)}.`}
              remedy={{ href: hrefOfPipeline(pipeline), label: 'Continue setup', subject: pipeline.name }}
              isFirst={isFirst && index === 0}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <p className={css.waiting}>
          {items.map(({ icon: Icon, href, text }) => (
            <span key={href} className={css.waitingItem}>
              <Icon />
              <Link href={href}>{text}</Link>
            </span>
          ))}
        </p>
      )}
    </HomeGroup>
  );
}
type WaitingProps = Pick<HomeScreenProps, 'latest' | 'hrefOfPipeline'> & {
  drafts: Page<Pipeline>;
  isFirst: boolean;
};

const isComing = ({ state, ...rest }: Remote<unknown>): boolean =>
  state === 'loading' && !('isOffline' in rest && rest.isOffline);
const pageOf = <Row,>(remote: Remote<Page<Row>> | undefined): Page<Row> | undefined =>
  remote?.state === 'ready' ? remote.value : undefined;

/** The lists in which the page looks for what needs attention. Each fails on its own. */
const partsOf = ({ errored, running, triggers, drafts }: HomeScreenProps) =>
  [
    ['errored', errored],
    ['running', running],
    ...(triggers ? [['triggers', triggers] as const] : []),
    ['drafts', drafts],
  ] as readonly (readonly [HomePart, Remote<Page<unknown>>])[];

/** The parts as a failure names them. */
const partSubjects: Readonly<Partial<Record<HomePart, string>>> = {
  errored: 'Failing pipelines',
  running: 'Running pipelines',
  triggers: 'Alerts',
  drafts: 'Drafts',
};

/**
 * Whether everything that could need attention has been read, so that rows below do not move: also the names of the alerts
 * and the number of paused pipelines.
 */
export const isAttentionKnown = (props: HomeScreenProps): boolean =>
  ![...partsOf(props).map(([, remote]) => remote), props.alerts, props.latest].some(
    (remote) => remote && isComing(remote),
  );

/** The groups of what needs attention, the most urgent first. */
function groupsOf(props: HomeScreenProps, now: Date): readonly ReactNode[] {
  const { errored, running, drafts, triggers, alerts, metricTypes, billing, hrefOfPipeline } = props;
  const groups: ReactNode[] = [];
  const isFirst = () => groups.length === 0;
  if (billing) {
    groups.push(
      <ul key="billing" className={css.rows}>
        <HomeRow
          icon={WarningIcon}
          tone="caution"
          title={billing.title}
          text={billing.text}
          remedy={{ href: paths.billing(), label: 'Open billing', subject: billing.title }}
          isFirst
        />
      </ul>,
    );
  }
  // Rows of a part that is still loading would push those below it away, which wait for it.
  if (isComing(errored)) return groups;
  const stopped = pageOf(errored);
  const causes = causesOf(stopped?.rows ?? []);
  if (stopped && (causes.length > 0 || stopped.hasNext)) {
    const first = isFirst();
    const isWhole = !stopped.hasNext && (stopped.count ?? 0) <= stopped.rows.length;
    groups.push(
      <HomeGroup
        key="stopped"
        // They try again by themselves, or wait for a start.
        title={stopped.rows.some((pipeline) => retryAt(pipeline, now)) ? 'Failing' : 'Stopped'}
        count={stopped.count}
      >
        {causes.length > 0 && (
          <ul className={css.rows}>
            {causes.slice(0, mostRows).map((cause, index) => (
              <HomeCause
                key={cause.pipelines[0].id}
                {...props}
                cause={cause}
                isWhole={isWhole}
                isFirst={first && index === 0}
              />
            ))}
          </ul>
        )}
        <More
          page={causes.length > mostRows || !isWhole ? { ...stopped, hasNext: true } : stopped}
          shown={stopped.rows.length}
          href={homeLists.errored({})}
          noun="errored pipeline"
          note={
            isWhole || stopped.rows.length === 0
              ? undefined
              : `The first ${formatCount(stopped.rows.length)} are grouped by cause.`
          }
        />
      </HomeGroup>,
    );
  }
  if (isComing(running)) return groups;
  const active = pageOf(running);
  for (const doubt of doubtsOf(active?.rows ?? [], now)) {
    groups.push(
      <HomeDoubt
        key={doubt.kind}
        doubt={doubt}
        isWhole={active?.count === active?.rows.length}
        isFirst={isFirst()}
        hrefOfPipeline={hrefOfPipeline}
      />,
    );
  }
  if (triggers && (isComing(triggers) || (alerts && isComing(alerts)))) return groups;
  const open = pageOf(triggers);
  const rows = openAlerts(open?.rows ?? [], pageOf(alerts)?.rows ?? []);
  if (open && (rows.length > 0 || open.hasNext)) {
    const first = isFirst();
    groups.push(
      <HomeGroup key="alerts" title="Alerts" count={open.hasNext ? null : rows.length}>
        <ul className={css.rows}>
          {rows.slice(0, mostRows).map((row, index) => (
            <HomeAlert
              key={row.id}
              row={row}
              metricTypes={metricTypes}
              isWhole={!open.hasNext}
              isFirst={first && index === 0}
            />
          ))}
        </ul>
        <More
          page={rows.length > mostRows ? { ...open, hasNext: true } : open}
          shown={open.rows.length}
          href={homeLists.triggers}
          noun="open alert trigger"
        />
      </HomeGroup>,
    );
  }
  const started = pageOf(drafts);
  if (started) {
    groups.push(<Waiting key="waiting" {...props} drafts={started} isFirst={isFirst()} />);
  }
  return groups;
}

/** What needs attention, grouped by cause, the most urgent first. */
export function HomeAttention(props: HomeScreenProps) {
  const { onRetry, errored, running, drafts, triggers, latest } = props;
  const now = useNow();
  const parts = partsOf(props);
  const groups = groupsOf(props, now);
  const isLoading = parts.some(([, { state }]) => state === 'loading');
  // A list without a number or with more rows, or of which the service does not tell when a sync is due, may hide some.
  const isSure =
    [errored, running, drafts, triggers].every(
      (remote) => remote?.state !== 'ready' || remote.value.count !== null,
    ) &&
    (running.state !== 'ready' || (!running.value.hasNext && running.value.rows.every(canTellStall)));
  // A refetch that fails leaves the rows as they are; without rows the failure takes their place.
  const failures = parts.flatMap(([part, remote]) => {
    if (remote.state === 'loading')
      return remote.isOffline ? [{ part, problem: { kind: 'offline' } as const }] : [];
    return remote.state === 'failed' ? [{ part, problem: remote.problem }] : [];
  });
  const first = failures[0];
  const paused = latest.state === 'ready' ? (latest.value.counts?.['paused'] ?? 0) : 0;
  const hasGroups =
    groups.length > 1 ||
    (groups.length === 1 &&
      (drafts.state !== 'ready' || drafts.value.rows.length > 0 || drafts.value.hasNext || paused > 0));
  return (
    <Card title="Needs attention" isFlush>
      {first && (
        <div className={css.notice}>
          <ProblemNotice
            problem={first.problem}
            wording={describeFailedRead(
              first.problem,
              (failures.length === 1 && partSubjects[first.part]) || 'What needs attention',
            )}
            onRetry={() => {
              for (const { part } of failures) onRetry(part);
            }}
          />
        </div>
      )}
      {groups}
      {/* A new one below each group that has loaded: one that stays would be seen to move. */}
      {isLoading && !first && <HomeRowsSkeleton key={groups.length} label="Loading what needs attention" />}
      {!isLoading && !first && !hasGroups && (
        <p className={css.quietRow}>
          {isSure ? 'Nothing needs your attention.' : 'Nothing found that needs your attention.'}
        </p>
      )}
    </Card>
  );
}
