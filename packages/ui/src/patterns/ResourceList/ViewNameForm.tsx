import { useState, type FormEvent } from 'react';
import { viewNameLength, viewNameProblem } from '../../domain/views/savedViews.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ListedView } from './savedViewsProps.ts';
import * as css from './ListOptions.css.ts';

interface ViewNameFormProps {
  views: readonly ListedView[];
  /** The name of a view to rename. @default a new view */
  name?: string;
  submitLabel: string;
  /** Called with a valid name. */
  onSubmit(name: string): void;
  onCancel(): void;
}

/** Names a view. A name that cannot be used is refused at the field, which keeps the focus. */
export function ViewNameForm({ views, name: before, submitLabel, onSubmit, onCancel }: ViewNameFormProps) {
  const [name, setName] = useState(before ?? '');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = viewNameProblem(views, name, before);
    setProblem(found);
    if (found === undefined) onSubmit(name.trim());
  };
  return (
    <form aria-label={submitLabel} className={css.form} noValidate onSubmit={submit}>
      <TextField
        label="Name of the view"
        value={name}
        onChange={(next) => {
          setName(next);
          setProblem(undefined);
        }}
        maxLength={viewNameLength}
        {...(problem !== undefined && { error: problem })}
        autoComplete="off"
        autoFocus
      />
      <div className={css.buttons}>
        <Button size="small" type="submit" variant="solid" tone="accent">
          {submitLabel}
        </Button>
        <Button size="small" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
