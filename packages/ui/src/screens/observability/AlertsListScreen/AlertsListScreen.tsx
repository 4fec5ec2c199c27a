import { useMemo, type ReactNode } from 'react';
import { alertPriorities, type Alert } from '../../../domain/observability/alert.ts';
import { alertEntity, type AlertCommand } from '../../../domain/observability/alertActions.ts';
import type { ObservabilityQuota } from '../../../domain/entities/client.ts';
import type { AlertId } from '../../../domain/entities/id.ts';
import { alertPriorityLabel } from '../../../domain/observability/describeAlert.ts';
import { type MetricTypes } from '../../../domain/observability/alertValues.ts';
import { isWithinQuota } from '../../../domain/observability/quota.ts';
import { quotaNotice } from '../../../domain/observability/quotaNotice.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { alertListView, type AlertListView } from '../../../domain/views/alertList.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ValueFigure } from '../../../patterns/EmptyState/ValueFigure.tsx';
import { ValueFilter } from '../../../patterns/FilterMenu/ValueFilter.tsx';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { listActions, type ActionRequest } from '../../../patterns/ResourceList/actionControls.tsx';
import {
  ResourceList,
  type ListProps,
  type ResourceListTab,
} from '../../../patterns/ResourceList/ResourceList.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { observabilityLists } from '../observabilityLists.ts';
import { UpdatedNote } from '../UpdatedNote.tsx';
import { alertColumns } from './alertColumns.tsx';

/** An action on alerts. */
export type AlertRequest = ActionRequest<AlertCommand, Alert>;

export interface AlertsListScreenProps extends ListProps<Alert, AlertListView> {
  /** The account's quota of alert runs: without any left, alerts stop and none can be created (spec §6). */
  quota: ObservabilityQuota;
  /** The address of an alert's page. */
  hrefOfAlert(id: AlertId): string;
  /** The address of the form for a new alert; without it, none can be created here. */
  createHref?: string;
  /** The types of the metrics, for the units of their values. @default values have no unit */
  metricTypes?: MetricTypes | undefined;
  /** When the page was read last. There are no live updates for alerts. */
  updatedAt?: Date | undefined;
  /** Called with the requested action. */
  onAction(request: AlertRequest): void;
}

const tabs: readonly ResourceListTab<AlertListView['status']>[] = [
  { status: 'active', label: 'On' },
  { status: 'inactive', label: 'Off', hint: 'Alerts that are off do not run. Their triggers are kept.' },
];

const createLook = { tone: 'accent', variant: 'solid', size: 'toolbar', icon: PlusIcon } as const;

/** What the quota of alert runs means for this list. */
function QuotaBanner({ quota }: { readonly quota: ObservabilityQuota }): ReactNode {
  const now = useNow();
  const notice = quotaNotice(quota, now);
  if (notice.tone === 'calm') return null;
  const { tone, title, text } = notice;
  return (
    <Banner
      tone={tone}
      title={title}
      actions={
        <ButtonLink size="small" href={paths.billing()}>
          Open billing
        </ButtonLink>
      }
    >
      {text}
    </Banner>
  );
}

/** The alerts of the account: what is out of range now, and who is notified (spec §2 Observability). */
export function AlertsListScreen({
  quota,
  hrefOfAlert,
  createHref,
  metricTypes,
  updatedAt,
  onAction,
  ...list
}: AlertsListScreenProps) {
  const { view, onViewChange } = list;
  const columns = useMemo(() => alertColumns(hrefOfAlert, metricTypes), [hrefOfAlert, metricTypes]);
  const canCreate = isWithinQuota(quota);
  const create =
    createHref !== undefined &&
    (canCreate ? (
      <ButtonLink {...createLook} href={createHref}>
        Create alert
      </ButtonLink>
    ) : (
      // The banner says why (spec §6).
      <Button {...createLook} isDisabled>
        Create alert
      </Button>
    ));
  return (
    <Stack gap="lg">
      <QuotaBanner quota={quota} />
      <ResourceList
        {...list}
        {...listActions({ entity: alertEntity, pages: {}, onAction })}
        title="Alerts"
        lists={observabilityLists('alerts')}
        definition={alertListView}
        tabs={tabs}
        columns={columns}
        defaultOrderLabel="Most open triggers first"
        primaryAction={create}
        filters={
          <ValueFilter
            label="Priority"
            allLabel="All priorities"
            values={alertPriorities}
            labelOf={alertPriorityLabel}
            chosen={view.priority}
            onChange={(priority) => onViewChange(alertListView.change(view, { priority }))}
          />
        }
        empty={
          view.status === 'inactive' ? (
            <EmptyState title="No alert is off">
              An alert that is turned off keeps its settings and its triggers, and no longer runs.
            </EmptyState>
          ) : (
            <EmptyState
              title="No alerts yet"
              ornament={<ValueFigure isOutside />}
              steps={['Choose metrics', 'Set how often to check', 'Add who gets the email']}
              action={canCreate && create}
            >
              Get an email when a value leaves its expected range.
            </EmptyState>
          )
        }
      />
      <UpdatedNote subject="Alerts" updatedAt={updatedAt} />
    </Stack>
  );
}
