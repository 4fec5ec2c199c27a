import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import type { RootProps } from '../rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FileDrop.css.ts';

export interface FileDropProps extends RootProps<HTMLDivElement> {
  /** The file in words, for its accessible name: `certificate`, `private key`. */
  subject: string;
  /** Called with a file that was selected or dropped. Check it: a dropped one may have any ending and size. */
  onSelect(file: File): void;
  /** Endings that the system’s own dialog offers, each with its dot. @default any */
  accept?: readonly string[] | undefined;
  /** What is allowed, such as `.csv, up to 10 MB`. */
  hint?: string | undefined;
  /** Id of the element that describes the button, such as the error. */
  describedBy?: string | undefined;
  /** Refuses files, such as during a save. @default false */
  isDisabled?: boolean | undefined;
  /** Shows that a file is being read or uploaded. No other is taken until it is done. @default false */
  isPending?: boolean | undefined;
  /** Moves the focus to the button when it appears. @default false */
  autoFocus?: boolean | undefined;
  /** Ref to the button, for example to move focus to it. */
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  /** Another way to enter the content, beside the button. */
  children?: ReactNode;
}

/**
 * A place to drop one file on, and a button that opens the system’s own dialog, for everyone who does not drag. For a
 * file of a form, with its label, name and errors, use `FileField`; for text that people paste use `TextArea`.
 */
export function FileDrop({
  subject,
  onSelect,
  accept,
  hint,
  describedBy,
  isDisabled,
  isPending,
  autoFocus,
  buttonRef,
  children,
  ...root
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isClosed = isDisabled || isPending;

  const take = (file: File | undefined): void => {
    if (file && !isClosed) onSelect(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <div
      {...root}
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isClosed);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Button
        ref={buttonRef}
        size="small"
        aria-describedby={describedBy}
        autoFocus={autoFocus}
        isDisabled={isDisabled}
        isPending={isPending}
        onPress={() => input.current?.click()}
      >
        Choose a file<VisuallyHidden>{` with the ${subject}`}</VisuallyHidden>
      </Button>
      {children}
      <span className={css.hint}>{`or drop it here${hint ? `: ${hint}` : ''}`}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`File with the ${subject}`}
        accept={accept?.join(',')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // Allows selecting the same file again after it was corrected.
          event.target.value = '';
        }}
      />
    </div>
  );
}
