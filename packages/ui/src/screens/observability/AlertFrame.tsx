import type { ReactNode } from 'react';
import { isSilent, type Alert } from '../../domain/observability/alert.ts';
import { alertEntity, type AlertCommand } from '../../domain/observability/alertActions.ts';
import { formatCount } from '../../domain/format/count.ts';
import { alertPriorityLabel, describeRunFrequency } from '../../domain/observability/describeAlert.ts';
import { type MetricTypes } from '../../domain/observability/alertValues.ts';
import type { AlertTrigger } from '../../domain/observability/alertTrigger.ts';
import type { Page } from '../../domain/outcome/page.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { DetailActions } from '../../patterns/ResourceDetail/DetailActions.tsx';
import { ResourceDetail } from '../../patterns/ResourceDetail/ResourceDetail.tsx';
import type { ActionRequest } from '../../patterns/ResourceList/actionControls.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { PausedIcon } from '../../primitives/Icon/icons/PausedIcon.ts';
import { AlertTriggerMark, AlertValueMark } from './alertMarks.tsx';
import { AlertSentence } from './AlertSentence.tsx';
import * as css from './AlertFrame.css.ts';

/** The addresses of an alert's pages. */
export interface AlertHrefs {
  readonly list: string;
  readonly overview: string;
  readonly settings: string;
}

/** What every page of an alert shows around its own content. */
export interface AlertPageProps {
  /** The alert: loading, loaded or failed. */
  alert: Remote<Alert>;
  /** Its name, if already known from a list: the heading until the alert has loaded. @default 'Alert' */
  name?: string | undefined;
  /** The addresses of its pages. */
  hrefs: AlertHrefs;
  /** The types of the metrics, for the units of their values. @default values have no unit */
  metricTypes?: MetricTypes | undefined;
  /**
   * Its newest triggers of every status, loaded with `triggerHistoryQuestion`: since when it is out of range. Omitted: the
   * page does not say.
   */
  history?: Remote<Page<AlertTrigger>> | undefined;
  /** Called with the requested action. */
  onAction(request: ActionRequest<AlertCommand, Alert>): void;
}

interface AlertFrameProps extends AlertPageProps {
  /** The tab that `children` renders. */
  selected: 'overview' | 'settings';
  /** Reserves the layout of the page while the alert loads. */
  skeleton: ReactNode;
  onRetry(): void;
  children(alert: Alert): ReactNode;
}

const counted = (verb: string, count: number | null | undefined): string =>
  count ? `${verb} all (${formatCount(count)})` : `${verb} all`;

/** Acknowledging concerns open triggers; resolving concerns the acknowledged ones, too. */
const labelsOf = ({ openTriggers, acknowledgedTriggers }: Alert) => ({
  acknowledge: counted('Acknowledge', openTriggers),
  resolve: counted(
    'Resolve',
    typeof openTriggers === 'number' && typeof acknowledgedTriggers === 'number'
      ? openTriggers + acknowledgedTriggers
      : undefined,
  ),
});

function Runs({ alert }: { readonly alert: Alert }) {
  const { runFrequency, isActive, isResting, notification } = alert;
  const { emails } = notification;
  const before = runFrequency === null ? '' : ' · ';
  return (
    <>
      {runFrequency !== null && describeRunFrequency(runFrequency)}
      {isActive !== false && isResting && `${before}waiting for quota`}
      {isSilent(alert) ? `${before}notifies no one` : !notification.isUnknown && `${before}notifies `}
      {emails.length === 1 ? (
        <bdi translate="no">{emails[0]}</bdi>
      ) : (
        emails.length > 1 && `${emails.length} people`
      )}
    </>
  );
}

const headFrom =
  ({ onAction, metricTypes, history }: AlertPageProps) =>
  (alert: Alert) => ({
    name: alert.name,
    status: (
      <>
        {alert.isActive === false && <Badge icon={PausedIcon}>Off</Badge>}
        <AlertTriggerMark alert={alert} />
        <AlertValueMark alert={alert} />
        {alert.priority !== null && <Badge>{alertPriorityLabel(alert.priority)}</Badge>}
      </>
    ),
    subtitle: <Runs alert={alert} />,
    sentence: <AlertSentence alert={alert} metricTypes={metricTypes} history={history} />,
    actions: (
      <div className={css.actions}>
        <DetailActions
          entity={alertEntity}
          pages={{}}
          item={alert}
          buttons={['acknowledge', 'resolve']}
          labels={labelsOf(alert)}
          onAction={onAction}
        />
      </div>
    ),
  });

/** The frame of an alert's pages: title, state, triage and tabs. */
export function AlertFrame(props: AlertFrameProps) {
  const { alert, name, hrefs, selected, skeleton, onRetry, children } = props;
  return (
    <ResourceDetail
      noun="alert"
      resource={alert}
      {...(name !== undefined && { name })}
      list={{ label: 'Alerts', href: hrefs.list }}
      head={headFrom(props)}
      tabs={[
        { id: 'overview', label: 'Overview', href: hrefs.overview },
        { id: 'settings', label: 'Settings', href: hrefs.settings },
      ]}
      selected={selected}
      hasSubtitle
      hasSentence
      badgeWidths={[80, 113, 60]}
      skeleton={skeleton}
      onRetry={onRetry}
    >
      {children}
    </ResourceDetail>
  );
}
