import { useRef } from 'react';
import type { ChangedAgain, OldValue } from '../../domain/forms/changes/restoration.ts';
import { valueWords } from '../../domain/forms/changes/settingWords.ts';
import { dayOf, formatSince } from '../../domain/format/time.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { ExactTime } from '../../patterns/ExactTime/ExactTime.tsx';
import { useNow, useTimeZone } from '../../patterns/PresentProvider/present.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { focusField } from '../fields/focusField.ts';
import type { RestoreMarkProps } from '../fields/restoreContext.ts';
import { useField } from '../fields/useField.ts';
import * as css from './RestoreMark.css.ts';

/** Below a field: what is saved now, or why the old value was not entered. Nothing once the field has the saved value. */
export function RestoreMark({ restoration: { model, olds }, path }: RestoreMarkProps) {
  const { isChanged } = useField(model, path);
  const old = olds.get(path);
  if (!old) return null;
  if (isChanged) {
    return (
      <p className={css.now}>
        Now <bdi>{valueWords(old.field, model.initialValue(path))}</bdi>
      </p>
    );
  }
  return old.again && <NotRestored model={model} old={old} again={old.again} />;
}

interface NotRestoredProps {
  model: FormModel;
  old: OldValue;
  again: ChangedAgain;
}

/** A setting that was changed again keeps its value until a person takes the old one. */
function NotRestored({ model, old: { field, value }, again }: NotRestoredProps) {
  const root = useRef<HTMLDivElement>(null);
  const words = valueWords(field, value);
  return (
    <div ref={root} className={css.again}>
      <WarningIcon />
      <p className={css.words}>
        Not restored: changed again <When again={again} />
        {again.by && (
          <>
            {' by '}
            <bdi translate="no">{again.by}</bdi>
          </>
        )}
        {'. '}
        <Button
          size="small"
          variant="ghost"
          tone="accent"
          aria-label={`Use ${words}: ${field.label}`}
          onPress={() => {
            const form = root.current?.closest('[data-field]')?.parentElement;
            model.setValue(field.path, value);
            // The pressed button is gone.
            if (form) focusField(form, field.path);
          }}
        >
          {`Use ${words}`}
        </Button>
      </p>
    </div>
  );
}

function When({ again: { at } }: { again: ChangedAgain }) {
  const now = useNow();
  const timeZone = useTimeZone();
  if (!at) return 'since';
  const since = formatSince(at, now, timeZone);
  return (
    <ExactTime date={at}>
      {dayOf(at, timeZone) === dayOf(now, timeZone) ? `today at ${since}` : since}
    </ExactTime>
  );
}
