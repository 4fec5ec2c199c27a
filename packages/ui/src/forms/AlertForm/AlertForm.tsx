import { useEffect } from 'react';
import type { ObservabilityQuota } from '../../domain/entities/client.ts';
import { checkAlertForm, metricsIn, runsPerMonth } from '../../domain/observability/alertForm.ts';
import { wholeQuotaOf } from '../../domain/observability/quota.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { ControlSlot } from '../fields/ControlSlot.tsx';
import { ChoiceControl } from '../controls/ChoiceControl.tsx';
import { NameField } from '../fields/NameField.tsx';
import { useField } from '../fields/useField.ts';
import { ModelForm } from '../modelForm/ModelForm.tsx';
import { useNameCheck } from '../fields/useNameCheck.ts';
import { firstSection } from './AlertFormToCome.tsx';
import { MetricPicker, type MetricChoice } from './MetricPicker.tsx';
import { RecipientsField, type Recipient } from './RecipientsField.tsx';
import * as css from './AlertForm.css.ts';

export type { MetricChoice, NamedMetric } from './MetricPicker.tsx';
export type { Recipient } from './RecipientsField.tsx';

export interface AlertFormProps {
  /** Id of the form, for its submit button. */
  id: string;
  /** Made by `createAlertForm`. The container holds it, so that no entry is lost. */
  model: FormModel;
  /** The metrics to choose from. */
  choice: MetricChoice;
  /** The people of the account, offered as recipients. @default none are offered */
  people?: readonly Recipient[] | undefined;
  /** The account's quota of alert runs, for the number of runs that a frequency uses. */
  quota: ObservabilityQuota;
  /** Names that are known to be taken (A-30). The service may refuse others. */
  takenNames: readonly string[];
  /** Called with the name when its field loses the focus, to check whether it is taken. */
  onNameLeft(name: string): void;
  /** All entries are valid: save them. */
  onSubmit(): void;
  /** Why the last attempt failed. Errors of fields are shown at their fields. */
  problem?: Problem | undefined;
  /** Locks the fields, such as during a save. @default false */
  isReadOnly?: boolean;
}

/** What a frequency means for the quota. */
function RunsNote({ model, quota }: Pick<AlertFormProps, 'model' | 'quota'>) {
  const { value } = useField(model, 'run_frequency', 'choice');
  const runs = runsPerMonth(Number(value));
  const whole = wholeQuotaOf(quota);
  if (!Number.isFinite(runs)) return null;
  return (
    <p className={css.sentence} role="status">
      {`About ${formatQuantity(runs, 'run')} a month.`}
      {whole && ` The account has ${formatCount(whole.all)} for all of its alerts.`}
    </p>
  );
}

/** Which of several metrics decide, and the condition as a sentence. With one metric there is nothing to choose. */
function Condition({ model }: Pick<AlertFormProps, 'model'>) {
  const { value: condition, error } = useField(model, 'trigger_condition', 'choice');
  const { value, isRequired } = useField(model, 'alert_metrics', 'list');
  const { length } = metricsIn(value);
  // A saved alert of which the service does not say its metrics may have several.
  const isOne = length === 1 || (length === 0 && isRequired);
  const subject = isOne
    ? 'its metric is outside its range'
    : condition === 'any'
      ? `at least one of its ${length === 0 ? '' : `${formatCount(length)} `}metrics is outside its range`
      : `all ${length === 0 ? 'of its' : formatCount(length)} metrics are outside their ranges in the same run`;
  return (
    <>
      {(!isOne || error !== undefined) && (
        <div className={css.half}>
          <ControlSlot model={model} path="trigger_condition" kind="choice" control={ChoiceControl} />
        </div>
      )}
      <p className={css.sentence} role="status">
        {`Fires when ${subject}. Metrics that can’t be read are skipped.`}
      </p>
    </>
  );
}

/**
 * The form of an alert: what it watches, how often, and who is notified (spec §3 Alert setup form). Its submit button is
 * outside of it. For whole pages use `AlertSetupScreen` and `AlertSettingsScreen`.
 */
export function AlertForm({
  id,
  model,
  choice,
  people,
  quota,
  takenNames,
  onNameLeft,
  onSubmit,
  problem,
  isReadOnly = false,
}: AlertFormProps) {
  const noteSent = useNameCheck(model, 'name', { takenNames, problem });
  useEffect(() => checkAlertForm(model), [model]);
  return (
    <ModelForm
      id={id}
      aria-label="Alert"
      model={model}
      serverErrors={problem?.fieldErrors}
      isReadOnly={isReadOnly}
      onSubmit={() => {
        noteSent(model.at('name', 'text').getSnapshot().value);
        onSubmit();
      }}
    >
      <WizardSection {...firstSection}>
        <div className={css.stack}>
          <NameField model={model} onNameLeft={onNameLeft} />
          <div className={css.pair}>
            <ControlSlot model={model} path="priority" kind="choice" control={ChoiceControl} />
            <ControlSlot model={model} path="run_frequency" kind="choice" control={ChoiceControl} />
          </div>
          <RunsNote model={model} quota={quota} />
        </div>
      </WizardSection>
      <WizardSection title="Condition" level={2} description="Choose the metrics to watch.">
        <div className={css.stack}>
          <MetricPicker {...choice} model={model} isReadOnly={isReadOnly} />
          <Condition model={model} />
        </div>
      </WizardSection>
      <WizardSection title="Who is notified" level={2} description="One email per trigger.">
        <RecipientsField model={model} people={people} isReadOnly={isReadOnly} />
      </WizardSection>
    </ModelForm>
  );
}
