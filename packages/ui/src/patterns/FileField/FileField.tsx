import { useState, type Ref } from 'react';
import { formatFileSize } from '../../domain/format/count.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import type { FieldProps } from '../../primitives/field/fieldProps.ts';
import { PlainField } from '../../primitives/field/PlainField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FileField.css.ts';

export interface FileFieldProps extends FieldProps {
  /** The chosen file; null if there is none. */
  value: File | null;
  /** Called with the file that was selected or dropped, and with null when it is removed. Check it, and set `error`. */
  onChange(value: File | null): void;
  /** Endings that the system’s own dialog offers, each with its dot. @default any */
  accept?: readonly string[] | undefined;
  /** What is allowed, such as `.pdf, up to 10 MB`. */
  hint?: string | undefined;
  /** Refuses files. @default false */
  isDisabled?: boolean | undefined;
  /** The file can be read but not changed, such as during a save. @default false */
  isReadOnly?: boolean | undefined;
  /** Shows that a file is being read or uploaded. @default false */
  isPending?: boolean | undefined;
  /** Id of the outermost element. */
  id?: string | undefined;
  /** Ref to the button that chooses the file, or removes it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * One file of a form, with its label and errors: a place to drop it on, and then its name, with a button that removes it.
 * For the place alone use `FileDrop`; for text that people paste use `TextArea`.
 */
export function FileField({
  value,
  onChange,
  accept,
  hint,
  isDisabled = false,
  isReadOnly = false,
  isPending = false,
  ref,
  ...field
}: FileFieldProps) {
  // The button that was pressed is gone, so the focus goes to the one in its place.
  const [hasActed, setHasActed] = useState(false);
  const change = (file: File | null): void => {
    setHasActed(true);
    onChange(file);
  };
  const subject = field.label.toLowerCase();
  return (
    <PlainField {...field} role="group">
      {(_labelId, notesId) =>
        value === null ? (
          <FileDrop
            subject={subject}
            accept={accept}
            hint={hint}
            describedBy={notesId}
            isDisabled={isDisabled || isReadOnly}
            isPending={isPending}
            autoFocus={hasActed}
            buttonRef={ref}
            onSelect={change}
          />
        ) : (
          <div className={css.chosen}>
            <bdi translate="no" className={css.name}>
              {showHidden(value.name)}
            </bdi>
            <span className={css.size}>{formatFileSize(value.size)}</span>
            {!isReadOnly && (
              <Button
                ref={ref}
                size="small"
                variant="ghost"
                aria-describedby={notesId}
                autoFocus={hasActed}
                isDisabled={isDisabled}
                isPending={isPending}
                onPress={() => change(null)}
              >
                Remove<VisuallyHidden>{` the ${subject}`}</VisuallyHidden>
              </Button>
            )}
          </div>
        )
      }
    </PlainField>
  );
}
