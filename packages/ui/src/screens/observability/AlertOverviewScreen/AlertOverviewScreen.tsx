import { useMemo } from 'react';
import { isSilent, type Alert, type AlertUsagePoint } from '../../../domain/observability/alert.ts';
import { noTypes, type MetricTypes } from '../../../domain/observability/alertValues.ts';
import type { AlertTrigger } from '../../../domain/observability/alertTrigger.ts';
import type { ObservabilityQuota } from '../../../domain/entities/client.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { alertPaths } from '../../../domain/routes/alertPaths.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import { mapRemote, type Remote } from '../../../domain/outcome/remote.ts';
import { usageRangeLabels, usageRanges, type UsageRange } from '../../../domain/usage/usageRanges.ts';
import {
  bucketAlertUsage,
  triggerListView,
  type TriggerListView,
} from '../../../domain/views/alertOverview.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { QuotaCard } from '../../../patterns/QuotaCard/QuotaCard.tsx';
import { RecordsChart } from '../../../patterns/RecordsChart/RecordsChart.tsx';
import type { ChartMeasure } from '../../../patterns/RecordsChart/RecordsChart.logic.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import {
  ResourceList,
  type ListProps,
  type ResourceListTab,
} from '../../../patterns/ResourceList/ResourceList.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { SegmentedLinks } from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { AlertFrame, type AlertPageProps } from '../AlertFrame.tsx';
import { TriggerTimeline } from '../TriggerTimeline.tsx';
import { UpdatedNote } from '../UpdatedNote.tsx';
import { AlertMetrics } from './AlertMetrics.tsx';
import { triggerColumns, type TriggerRow } from './triggerColumns.tsx';
import { triggerMenuItems, type TriggerRequest } from './TriggerMenu.tsx';
import { useFocusedNote } from './useFocusedNote.ts';
import * as css from './AlertOverviewScreen.css.ts';

export type { AlertHrefs, AlertPageProps } from '../AlertFrame.tsx';
export type { TriggerRequest } from './TriggerMenu.tsx';

/** The triggers of the alert, as a list of which the view is in the address. */
export type TriggersProps = Omit<
  ListProps<AlertTrigger, TriggerListView>,
  'selected' | 'onSelectionChange' | 'live'
>;

export interface AlertOverviewScreenProps extends AlertPageProps {
  /** How often it fired, loaded with `alertUsageQuestion`. */
  usage: Remote<readonly AlertUsagePoint[]>;
  /** The time range of the chart; keep it in the URL. */
  range: UsageRange;
  /** The address of another time range. */
  hrefOfRange(range: UsageRange): string;
  /** Its triggers. */
  triggers: TriggersProps;
  /** The account's quota of alert runs. */
  quota: ObservabilityQuota;
  /** The address of the plans. */
  billingHref: string;
  /** When the alert was last read. There are no live updates for alerts. */
  updatedAt?: Date | undefined;
  /**
   * Called with an action on one trigger, which a row's menu offers. Omitted: the service handles all triggers of an alert
   * at once, and the page says so.
   */
  onTriggerAction?: ((request: TriggerRequest) => void) | undefined;
  /** Loads the alert or its chart again after a failure. */
  onRetry(part: 'alert' | 'usage'): void;
}

const chartHeight = 268;
const chartTitle = 'Times alert was triggered';
const periods = { day: 'the last 24 hours', week: 'the last 7 days', month: 'the last 30 days' } as const;

/** An open trigger may be older than the range. */
const timesTriggered = ({ openTriggers }: Alert): ChartMeasure => ({
  label: 'Times triggered',
  describe: (count) => `Triggered ${formatQuantity(count, 'time')}`,
  none: openTriggers
    ? `Not triggered in this range. ${formatQuantity(openTriggers, 'open trigger is', 'open triggers are')} older.`
    : 'The alert was not triggered in this range.',
  tint: 'critical',
});

interface TimesTriggeredProps {
  alert: Alert;
  range: UsageRange;
  points: readonly AlertUsagePoint[];
  history: AlertOverviewScreenProps['history'];
}

function TimesTriggered({ alert, range, points, history }: TimesTriggeredProps) {
  const usage = bucketAlertUsage(points, range, useNow(), useTimeZone());
  const [first, last] = [usage.buckets[0], usage.buckets.at(-1)];
  return (
    <>
      <RecordsChart
        label={`${chartTitle} in ${periods[range]}`}
        usage={usage}
        fileName={`alert-triggers-${range}.csv`}
        measure={timesTriggered(alert)}
      />
      {history && first && last && (
        <TriggerTimeline history={history} range={{ from: first.from, to: last.to }} />
      )}
    </>
  );
}

/** What the alert cannot do at present, and the way to change it. */
function Notices({ alert, hrefs }: { readonly alert: Alert } & Pick<AlertOverviewScreenProps, 'hrefs'>) {
  if (alert.isActive === false || !isSilent(alert)) return null;
  return (
    <Banner
      tone="caution"
      title="No one is notified when this alert fires."
      actions={
        <ButtonLink size="small" href={hrefs.settings}>
          Add recipients
        </ButtonLink>
      }
    >
      Its triggers appear on this page only.
    </Banner>
  );
}

const tabs: readonly ResourceListTab<TriggerListView['status']>[] = [
  { status: 'open', label: 'Open' },
  { status: 'acknowledged', label: 'Acknowledged' },
  { status: 'resolved', label: 'Resolved' },
];

const empties: Readonly<Record<TriggerListView['status'], { title: string; text: string }>> = {
  open: { title: 'No open triggers', text: 'Nothing to triage.' },
  acknowledged: { title: 'No acknowledged triggers', text: 'No triggers are being worked on.' },
  resolved: { title: 'No resolved triggers', text: 'Triggers that were handled appear here.' },
};

/** Rows of a list have names. */
const nameRows = ({ rows, ...page }: Page<AlertTrigger>): Page<TriggerRow> => ({
  ...page,
  rows: rows.map((trigger) => ({ ...trigger, name: `Trigger ${formatCount(trigger.id)}` })),
});

const loadCsv = async () => (await import('./triggerCsv.ts')).triggerCsv;

interface TriggersSectionProps extends TriggersProps {
  readonly types: MetricTypes;
  readonly onAction: AlertOverviewScreenProps['onTriggerAction'];
}

function Triggers({ page, readPage, types, onAction, ...list }: TriggersSectionProps) {
  const rows = useMemo(() => mapRemote(page, nameRows), [page]);
  const { status } = list.view;
  const empty = empties[status];
  const note = useFocusedNote(onAction === undefined);
  return (
    <section aria-label="Triggers" className={css.triggers}>
      <h2 className={css.title}>Triggers</h2>
      {!onAction && (
        <p ref={note} tabIndex={-1} className={css.note}>
          This service acknowledges and resolves all triggers of an alert at once, never just one.
        </p>
      )}
      <ResourceList
        {...list}
        page={rows}
        {...(readPage && { readPage: async (view: TriggerListView) => nameRows(await readPage(view)) })}
        title="Triggers"
        noun="trigger"
        hasHeader={false}
        definition={triggerListView}
        tabs={tabs}
        columns={triggerColumns(status, types)}
        {...(onAction &&
          status !== 'resolved' && {
            menuItems: (trigger: TriggerRow) => triggerMenuItems(trigger, onAction),
          })}
        csv={loadCsv}
        empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
      />
    </section>
  );
}

const skeleton = (
  <div className={css.layout}>
    <Skeleton height={chartHeight} />
    <Skeleton height={chartHeight} />
  </div>
);

/** How often an alert fired, why, and what became of its triggers (spec §2 Observability, §4). */
export function AlertOverviewScreen(props: AlertOverviewScreenProps) {
  const { usage, range, hrefOfRange, triggers, history, quota, billingHref, updatedAt, hrefs, onRetry } =
    props;
  const { metricTypes = noTypes } = props;
  return (
    <AlertFrame {...props} selected="overview" skeleton={skeleton} onRetry={() => onRetry('alert')}>
      {(alert) => (
        <div className={css.page}>
          <Notices alert={alert} hrefs={hrefs} />
          <div className={css.layout}>
            <div className={css.main}>
              <Card
                title={chartTitle}
                actions={
                  <SegmentedLinks
                    label="Range"
                    links={usageRanges.map((each) => ({
                      href: hrefOfRange(each),
                      label: usageRangeLabels[each],
                      isCurrent: each === range,
                    }))}
                  />
                }
              >
                <RemoteView
                  remote={usage}
                  subject="The triggers of this range"
                  skeleton={<LoadingBlock label="Loading the chart" height={chartHeight} />}
                  onRetry={() => onRetry('usage')}
                >
                  {(points) => (
                    <TimesTriggered alert={alert} range={range} points={points} history={history} />
                  )}
                </RemoteView>
              </Card>
              <Triggers {...triggers} types={metricTypes} onAction={props.onTriggerAction} />
            </div>
            <div className={css.aside}>
              <AlertMetrics alert={alert} hrefOf={alertPaths.metric} types={metricTypes} />
              <QuotaCard quota={quota} billingHref={billingHref} />
            </div>
          </div>
          <UpdatedNote subject="Alerts" updatedAt={updatedAt} />
        </div>
      )}
    </AlertFrame>
  );
}
