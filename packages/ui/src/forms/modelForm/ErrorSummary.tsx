import { useSyncExternalStore } from 'react';
import type { Field } from '../../domain/forms/definition/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import { subscribeToFields } from '../../domain/forms/model/subscribeToFields.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useSnapshot } from '../../internal/useSnapshot.ts';
import * as css from './ModelForm.css.ts';

interface ErrorSummaryProps {
  model: FormModel;
  /** Whether the user has tried to submit the form: before that, only the fields show their errors. */
  wasSubmitted: boolean;
  onGoToField(path: string): void;
}

function FieldError({
  model,
  field,
  same,
  onGoToField,
}: { field: Field; same: Field | undefined } & Omit<ErrorSummaryProps, 'wasSubmitted'>) {
  const { subscribe, getSnapshot } = model.at(field.path);
  // Reads only the error, so that typing does not render the summary again.
  const readError = () => getSnapshot().error;
  const error = useSyncExternalStore(subscribe, readError, readError);
  if (error === undefined || (same && model.at(same.path).getSnapshot().error !== undefined)) return null;
  return (
    <li>
      <Button size="small" variant="ghost" tone="critical" onPress={() => onGoToField(field.path)}>
        {field.label}
      </Button>
    </li>
  );
}

/** The number of fields with an error. Fields that share a label count as one. */
function useErrorCount(model: FormModel): number {
  const count = () =>
    new Set(
      model.fields
        .filter(({ path }) => model.at(path).getSnapshot().error !== undefined)
        .map(({ label }) => label),
    ).size;
  return useSyncExternalStore((listener) => subscribeToFields(model, listener), count, count);
}

/** A summary above the form: each field with an error, and errors of the service without a field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { hasErrors, summary } = useSnapshot(props.model);
  // Only what is shown reads every field, so that typing into a form without errors reads one.
  if (summary.length === 0 && !(props.wasSubmitted && hasErrors)) return null;
  return <Summary {...props} sentences={summary} />;
}

function Summary({ model, sentences, onGoToField }: ErrorSummaryProps & { sentences: readonly string[] }) {
  const count = useErrorCount(model);
  return (
    <div className={css.summary}>
      <Banner
        tone="critical"
        title={count === 0 ? 'Check what you entered.' : `Fix ${formatQuantity(count, 'field')} to continue.`}
      >
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ul className={css.errors} aria-label="Fields with errors">
          {model.fields.map((field, at, all) => (
            <FieldError
              key={field.path}
              model={model}
              field={field}
              // The tokens of a sign-in share its label.
              same={all.slice(0, at).find(({ label }) => label === field.label)}
              onGoToField={onGoToField}
            />
          ))}
        </ul>
      </Banner>
    </div>
  );
}
