import type { ReactNode } from 'react';
import type { AlertTrigger } from '../../../domain/observability/alertTrigger.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import { continueSetupLabel } from '../../../domain/policies/wizardSteps.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { isStalled } from '../../../domain/views/home.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { FailureIcon } from '../../../primitives/Icon/icons/FailureIcon.ts';
import { ObservabilityIcon } from '../../../primitives/Icon/icons/ObservabilityIcon.ts';
import { PausedIcon } from '../../../primitives/Icon/icons/PausedIcon.ts';
import { PencilIcon } from '../../../primitives/Icon/icons/PencilIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { homeLists } from './homeLists.ts';
import { HomeRow, HomeRowsSkeleton } from './HomeRows.tsx';
import type { HomePart, HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

const inRange = ({ measurements }: AlertTrigger) => {
  const [first] = measurements ?? [];
  if (!first) return { title: 'An alert was triggered', text: undefined };
  const { name, value, range } = first;
  const found = value === null ? 'Its data could not be read' : `Its value was ${formatCount(value)}`;
  return {
    title: `${name} is out of range`,
    text: `${found}; expected ${formatCount(range[0])} to ${formatCount(range[1])}`,
  };
};

const go = (href: string, label: string, name: string) => (
  <ButtonLink size="small" href={href} aria-label={`${label}: ${name}`}>
    {label}
  </ButtonLink>
);

/** What needs attention, the most urgent first. Each list in it fails on its own. */
export function HomeAttention(props: HomeScreenProps) {
  const { errored, running, drafts, triggers, billing, hrefOfPipeline, hrefOfError, onRetry } = props;
  const now = useNow();
  const parts: readonly [HomePart, Remote<Page<unknown>>][] = [
    ['errored', errored],
    ['running', running],
    ...(triggers ? [['triggers', triggers] as [HomePart, Remote<Page<unknown>>]] : []),
    ['drafts', drafts],
  ];
  // Rows of a part that is still loading would push those below it away, which wait for it.
  const firstToCome = parts.findIndex(([, remote]) => remote.state === 'loading' && !remote.isOffline);
  const toShow = firstToCome < 0 ? parts : parts.slice(0, firstToCome);
  const rowsOf = <Row,>(
    remote: Remote<Page<Row>> | undefined,
    rows: (page: Page<Row>) => readonly ReactNode[],
    more?: { readonly href: string; readonly one: string; readonly many?: string },
  ): readonly ReactNode[] => {
    if (remote?.state !== 'ready' || !toShow.some(([, shown]) => shown === remote)) return [];
    const { count, rows: shown, hasNext } = remote.value;
    return [
      ...rows(remote.value),
      ...(more && (count === null ? hasNext : count > shown.length)
        ? [
            <li key={more.href} className={css.more}>
              <Link href={more.href}>
                {count === null
                  ? `All ${more.many ?? `${more.one}s`}`
                  : `All ${formatQuantity(count, more.one, more.many)}`}
              </Link>
            </li>,
          ]
        : []),
    ];
  };
  const rows = [
    ...(billing
      ? [
          <HomeRow
            key="billing"
            icon={WarningIcon}
            tone="caution"
            title={billing.title}
            text={billing.text}
            action={go(paths.billing(), 'Open billing', billing.title)}
          />,
        ]
      : []),
    ...rowsOf(
      errored,
      (page) =>
        page.rows.map((pipeline) => (
          <HomeRow
            key={`errored ${pipeline.id}`}
            icon={FailureIcon}
            tone="critical"
            title={<Named pipeline={pipeline} href={hrefOfPipeline(pipeline)} rest="has an error" />}
            text={pipeline.lastError ?? undefined}
            action={go(hrefOfError(pipeline), 'Open log', pipeline.name)}
          />
        )),
      { href: homeLists.ofStatus('errored'), one: 'errored pipeline' },
    ),
    ...rowsOf(running, (page) =>
      page.rows
        .filter((pipeline) => isStalled(pipeline, now))
        .map((pipeline) => (
          <HomeRow
            key={`stalled ${pipeline.id}`}
            icon={PausedIcon}
            tone="caution"
            title={<Named pipeline={pipeline} href={hrefOfPipeline(pipeline)} rest="has stalled" />}
            text={
              pipeline.lastSyncedAt ? (
                <>
                  It runs, but its sync is overdue. Last sync:{' '}
                  <RelativeTime date={pipeline.lastSyncedAt} isFocusable />
                </>
              ) : (
                'It runs, but has not synced yet.'
              )
            }
            action={go(hrefOfPipeline(pipeline), 'Open pipeline', pipeline.name)}
          />
        )),
    ),
    ...rowsOf(
      triggers,
      (page) =>
        page.rows.map((trigger) => {
          const { title, text } = inRange(trigger);
          return (
            <HomeRow
              key={`trigger ${trigger.id}`}
              icon={ObservabilityIcon}
              tone="caution"
              title={title}
              text={
                <>
                  {text}
                  {trigger.triggeredAt && (
                    <>
                      {' · '}
                      <RelativeTime date={trigger.triggeredAt} isFocusable />
                    </>
                  )}
                </>
              }
              action={go(alertPaths.overview(trigger.alertId), 'Open alert', title)}
            />
          );
        }),
      { href: homeLists.triggers, one: 'open alert trigger' },
    ),
    ...rowsOf(
      drafts,
      (page) =>
        page.rows.map((pipeline) => (
          <HomeRow
            key={`draft ${pipeline.id}`}
            icon={PencilIcon}
            tone="info"
            title={<Named pipeline={pipeline} href={hrefOfPipeline(pipeline)} rest="is a draft" />}
            text={`${continueSetupLabel(pipeline)}.`}
            action={go(hrefOfPipeline(pipeline), 'Continue setup', pipeline.name)}
          />
        )),
      { href: homeLists.ofStatus('draft'), one: 'draft' },
    ),
  ];
  const isLoading = parts.some(([, { state }]) => state === 'loading');
  // A refetch that fails leaves the rows as they are; without rows the failure takes their place.
  const failures = parts.flatMap(([part, remote]) => {
    if (remote.state === 'loading')
      return remote.isOffline ? [{ part, problem: { kind: 'offline' } as const }] : [];
    return remote.state === 'failed' ? [{ part, problem: remote.problem }] : [];
  });
  const first = failures[0];
  return (
    <Card title="Needs attention" isFlush>
      {first && (
        <div className={css.notice}>
          <ProblemNotice
            problem={first.problem}
            onRetry={() => {
              for (const { part } of failures) onRetry(part);
            }}
          />
        </div>
      )}
      {rows.length > 0 && <ul className={css.rows}>{rows}</ul>}
      {isLoading && !first && <HomeRowsSkeleton label="Loading what needs attention" />}
      {!isLoading && !first && rows.length === 0 && (
        <p className={css.quietRow}>Nothing needs your attention.</p>
      )}
    </Card>
  );
}

function Named({ pipeline, href, rest }: { pipeline: Pipeline; href: string; rest: string }) {
  return (
    <>
      <Link href={href} variant="quiet">
        <bdi translate="no">{pipeline.name}</bdi>
      </Link>{' '}
      {rest}
    </>
  );
}
