import { useId } from 'react';
import { alertForm } from '../../../domain/observability/alertForm.ts';
import { quotaNotice } from '../../../domain/observability/quotaNotice.ts';
import type { AlertFormProps } from '../../../forms/AlertForm/AlertForm.tsx';
import { isBeyondFields } from '../../../forms/modelForm/isBeyondFields.ts';
import { SubmitButton } from '../../../forms/modelForm/SubmitButton.tsx';
import { offlineNote } from '../../../internal/notes.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { WizardFooter } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { AlertFormLayout } from '../AlertFormLayout.tsx';
import { LazyAlertForm } from '../LazyAlertForm.tsx';
import { RestoredNotice } from '../RestoredNotice.tsx';

export type { MetricChoice, NamedMetric, Recipient } from '../../../forms/AlertForm/AlertForm.tsx';

export interface AlertSetupScreenProps extends Omit<AlertFormProps, 'id' | 'onSubmit' | 'isReadOnly'> {
  /** The address of the list of alerts. */
  listHref: string;
  /** The address of the plans. */
  billingHref: string;
  /** All entries are valid: create the alert with `toAlert(model)`. */
  onCreate(): void;
  /** The alert is being created. @default false */
  isCreating?: boolean;
  /** Offline, nothing is sent, and the page says why (F1). @default false */
  isOffline?: boolean;
  /** Entries of an earlier visit were restored. @default false */
  isRestored?: boolean;
}

/** Creates an alert. Without quota it says why none can be created, and keeps what was entered (spec §6). */
export function AlertSetupScreen({
  listHref,
  billingHref,
  onCreate,
  isCreating = false,
  isOffline = false,
  isRestored = false,
  ...form
}: AlertSetupScreenProps) {
  const formId = useId();
  const now = useNow();
  const { problem, quota } = form;
  const notice = quotaNotice(quota, now);
  const isStopped = notice.tone === 'critical' || isOffline;
  return (
    <Stack gap="xl">
      <PageHeader title="Create alert" trail={[{ label: 'Alerts', href: listHref }]} />
      {notice.tone === 'critical' && (
        <Banner
          tone="critical"
          title={notice.title}
          actions={
            <ButtonLink size="small" href={billingHref}>
              Open billing
            </ButtonLink>
          }
        >
          {notice.text}
        </Banner>
      )}
      <AlertFormLayout quota={quota}>
        <WizardSheet
          footer={
            <WizardFooter
              back={{ label: 'All alerts', href: listHref }}
              {...(problem && isBeyondFields(alertForm, problem) && { failure: { problem } })}
              note={offlineNote(isOffline)}
              next={
                <SubmitButton form={formId} problem={problem} isPending={isCreating} isDisabled={isStopped}>
                  Create alert
                </SubmitButton>
              }
            />
          }
        >
          {isRestored && <RestoredNotice model={form.model} />}
          <LazyAlertForm
            {...form}
            id={formId}
            isReadOnly={isCreating}
            onSubmit={() => {
              if (!isStopped) onCreate();
            }}
          />
        </WizardSheet>
      </AlertFormLayout>
    </Stack>
  );
}
