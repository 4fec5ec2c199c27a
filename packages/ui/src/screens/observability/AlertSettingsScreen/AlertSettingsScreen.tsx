import { useId } from 'react';
import { alertForm } from '../../../domain/observability/alertForm.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import type { AlertFormProps } from '../../../forms/AlertForm/AlertForm.tsx';
import { AlertFormToCome } from '../../../forms/AlertForm/AlertFormToCome.tsx';
import { isBeyondFields } from '../../../forms/modelForm/isBeyondFields.ts';
import { SubmitButton } from '../../../forms/modelForm/SubmitButton.tsx';
import { offlineNote } from '../../../internal/notes.ts';
import { WizardFooter } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { AlertFrame, type AlertPageProps } from '../AlertFrame.tsx';
import { AlertFormLayout } from '../AlertFormLayout.tsx';
import { LazyAlertForm } from '../LazyAlertForm.tsx';
import { RestoredNotice } from '../RestoredNotice.tsx';
import { useSnapshot } from '../../../internal/useSnapshot.ts';

export type { MetricChoice, NamedMetric } from '../../../forms/AlertForm/MetricPicker.tsx';

export interface AlertSettingsScreenProps
  extends AlertPageProps, Omit<AlertFormProps, 'id' | 'onSubmit' | 'isReadOnly' | 'model'> {
  /** Made by `createAlertForm`, once the alert has loaded. */
  model: FormModel | undefined;
  /** All entries are valid: save the changes with `toAlertChanges(model)`. */
  onSave(): void;
  /** The changes are being saved. @default false */
  isSaving?: boolean;
  /** Offline, nothing is sent, and the page says why (F1). @default false */
  isOffline?: boolean;
  /** Entries of an earlier visit were restored. @default false */
  isRestored?: boolean;
  /** Loads the alert again after a failure. */
  onRetry(): void;
}

type SheetProps = Omit<AlertFormProps, 'id' | 'onSubmit' | 'isReadOnly'> &
  Pick<AlertSettingsScreenProps, 'onSave' | 'isSaving' | 'isOffline' | 'isRestored'>;

function Sheet({ onSave, isSaving = false, isOffline = false, isRestored = false, ...form }: SheetProps) {
  const formId = useId();
  const { model, problem } = form;
  const { isDirty } = useSnapshot(model);
  return (
    <WizardSheet
      footer={
        <WizardFooter
          {...(problem && isBeyondFields(alertForm, problem) && { failure: { problem } })}
          note={
            offlineNote(isOffline) ?? (
              <span role="status">{isDirty ? 'Unsaved changes.' : 'No changes to save.'}</span>
            )
          }
          test={
            <Button isDisabled={!isDirty || isSaving} onPress={model.reset}>
              Discard changes
            </Button>
          }
          next={
            <SubmitButton
              form={formId}
              problem={problem}
              isPending={isSaving}
              isDisabled={!isDirty || isOffline}
            >
              Save alert
            </SubmitButton>
          }
        />
      }
    >
      {isRestored && <RestoredNotice model={model} />}
      <LazyAlertForm
        {...form}
        id={formId}
        isReadOnly={isSaving}
        onSubmit={() => {
          if (isDirty && !isOffline) onSave();
        }}
      />
    </WizardSheet>
  );
}

const skeleton = (
  <WizardSheet>
    <AlertFormToCome />
  </WizardSheet>
);

/** What an alert watches, how often, and who is notified (spec §2 Observability). */
export function AlertSettingsScreen(props: AlertSettingsScreenProps) {
  const {
    model,
    onRetry,
    alert: _alert,
    name: _name,
    hrefs: _hrefs,
    history: _history,
    onAction: _onAction,
    ...sheet
  } = props;
  return (
    <AlertFrame
      {...props}
      selected="settings"
      skeleton={<AlertFormLayout>{skeleton}</AlertFormLayout>}
      onRetry={onRetry}
    >
      {() => (
        <AlertFormLayout quota={model && sheet.quota}>
          {model ? <Sheet {...sheet} model={model} /> : skeleton}
        </AlertFormLayout>
      )}
    </AlertFrame>
  );
}
