import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as css from './ResourceDetail.css.ts';

interface RenameTitleProps {
  name: string;
  maxLength: number | undefined;
  /** Saves the name. Resolves with the reason if it was refused, or with `undefined` once it is saved. */
  onRename(name: string): Promise<string | undefined>;
  /** Called after the name was saved or editing was cancelled. */
  onEnd(): void;
}

/** The title as a field: Enter saves, Escape cancels, and an error is shown beside the text. */
export function RenameTitle({ name, maxLength, onRename, onEnd }: RenameTitleProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    const wanted = typed.trim();
    if (isSaving) return;
    if (wanted === name) {
      onEnd();
      return;
    }
    if (wanted === '') {
      setError('Enter a name.');
      return;
    }
    setSaving(true);
    const refusal = await onRename(wanted);
    setSaving(false);
    setError(refusal);
    if (refusal === undefined) onEnd();
  };

  return (
    <Form aria-label="Rename" onSubmit={() => void save()}>
      <div className={css.rename}>
        <div className={css.renameField}>
          <TextField
            label="Name"
            value={typed}
            onChange={setTyped}
            error={error}
            maxLength={maxLength}
            autoFocus
            onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
            onKeyDown={(event) => event.key === 'Escape' && !isSaving && onEnd()}
          />
        </div>
        <Button type="submit" tone="accent" variant="solid" isPending={isSaving}>
          Save
        </Button>
        <Button onPress={onEnd} isDisabled={isSaving}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
