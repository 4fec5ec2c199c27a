import { getAlert, getAlertUsage, listAlerts, listAlertTriggers } from '@millrace/ui/contract';
import { parseId, type AlertId } from '@millrace/ui/domain/entities';
import { alertPaths, settingsPaths } from '@millrace/ui/domain/routes';
import { readUsageView, type UsageRange } from '@millrace/ui/domain/usage';
import {
  alertUsageQuestion,
  triggerHistoryQuestion,
  triggerListView,
  type TriggerListView,
} from '@millrace/ui/domain/views';
import { AlertOverviewScreen } from '@millrace/ui/screens/AlertOverviewScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { keepPrevious, read } from '../../data/read.ts';
import { readTime } from '../../data/readTime.ts';
import { useService } from '../../data/service.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useList } from '../../lists/useList.ts';
import { useRecord } from '../../lists/useRecord.ts';
import { useRereadWithoutPart } from '../../lists/useRereadWithoutPart.ts';
import { useSearch } from '../../router/location.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import { useNow, useTimeZone } from '../../session/present.tsx';
import { hrefsOfAlert } from './hrefsOfAlert.ts';
import { observed } from '../observed.ts';
import { ofObservability, type ObservabilityProps } from '../ofObservability.tsx';
import { useAlertCommand } from './useAlertCommand.ts';
import { useLeadingMetric } from './useLeadingMetric.ts';
import { useTriggerAction } from './useTriggerAction.ts';
import { useMetricTypes } from '../metrics/useMetricTypes.ts';

const nothingUnsaved = () => undefined;

/** The overview of an alert. */
export const AlertOverviewContainer = ofObservability(function AlertOverview(props) {
  const id = parseId<'alert'>(props.match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={props.match} /> : <OneAlert {...props} id={id} />;
});

/** The triggers of an alert, for `useList`. The range of the chart is in the same address. */
const triggersOf = (id: AlertId, range: UsageRange) => ({
  view: triggerListView,
  read: (view: TriggerListView) =>
    observed(read(listAlertTriggers, { ...triggerListView.args(view), alertId: id })),
  href: (query: Parameters<typeof alertPaths.list>[0]) => alertPaths.overview(id, { range, ...query }),
  isLive: false,
});

function OneAlert({ id, match, client }: ObservabilityProps & { readonly id: AlertId }) {
  const { range } = readUsageView(new URLSearchParams(useSearch()));
  const now = useNow();
  const timeZone = useTimeZone();
  const { query, known } = useRecord({
    id,
    detail: observed(read(getAlert, { id })),
    list: read(listAlerts, {}),
    area: 'Alerts',
    match,
  });
  const usageRead = observed(read(getAlertUsage, { id, ...alertUsageQuestion(range, now, timeZone) }));
  const usage = useQuery({ ...usageRead, placeholderData: keepPrevious(usageRead) });
  const history = useQuery(observed(read(listAlertTriggers, triggerHistoryQuestion(id))));
  const triggers = useList(useMemo(() => triggersOf(id, range), [id, range]));
  const { view } = triggers;
  const { retry, ...leading } = useLeadingMetric(query.data);
  useRereadWithoutPart(query, [toRemote(usage), toRemote(history), triggers.page]);
  return (
    <AlertOverviewScreen
      alert={toRemote(query)}
      name={known?.name}
      hrefs={hrefsOfAlert(id)}
      usage={toRemote(usage)}
      range={range}
      hrefOfRange={(next) => alertPaths.overview(id, { range: next, ...triggerListView.write(view) })}
      triggers={triggers}
      history={toRemote(history)}
      {...leading}
      quota={client}
      metricTypes={useMetricTypes()}
      billingHref={settingsPaths.billing()}
      updatedAt={readTime(useService().clock, query.dataUpdatedAt)}
      onAction={useAlertCommand(nothingUnsaved)}
      onTriggerAction={useTriggerAction()}
      onRetry={(part) => {
        if (part === 'metric' || part === 'pipelines') retry[part]();
        else void (part === 'usage' ? usage : query).refetch();
      }}
    />
  );
}
