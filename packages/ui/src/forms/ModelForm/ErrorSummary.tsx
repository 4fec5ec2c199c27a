import { useSyncExternalStore } from 'react';
import type { Field } from '../../domain/forms/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/formState.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as css from './ModelForm.css.ts';

interface ErrorSummaryProps {
  model: FormModel;
  /** Whether the person has tried to send the form: before that, fields speak for themselves. */
  wasSubmitted: boolean;
  onGoToField(path: string): void;
}

function FieldError({
  model,
  field,
  onGoToField,
}: { field: Field } & Omit<ErrorSummaryProps, 'wasSubmitted'>) {
  const { subscribe, getSnapshot } = model.at(field.path);
  // Of the whole state only the error, so that typing does not draw the summary again.
  const readError = () => getSnapshot().error;
  const error = useSyncExternalStore(subscribe, readError, readError);
  if (error === undefined) return null;
  return (
    <li>
      <Button size="small" variant="ghost" tone="critical" onPress={() => onGoToField(field.path)}>
        {field.label}
      </Button>
    </li>
  );
}

/** What stands in the way, over the form: each field with an error, and what the service said of none in particular. */
export function ErrorSummary({ model, wasSubmitted, onGoToField }: ErrorSummaryProps) {
  const { hasErrors, summary } = useSyncExternalStore(model.subscribe, model.getSnapshot, model.getSnapshot);
  if (summary.length === 0 && !(wasSubmitted && hasErrors)) return null;
  return (
    <div className={css.summary}>
      <Banner tone="critical" title="Some of it is not right yet. What you entered is kept.">
        {summary.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ul className={css.errors} aria-label="Fields to look at">
          {model.fields.map((field) => (
            <FieldError key={field.path} model={model} field={field} onGoToField={onGoToField} />
          ))}
        </ul>
      </Banner>
    </div>
  );
}
