import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FilePicker.css.ts';
import { listEndings, readTextFile, type FileRefusal } from './readTextFile.ts';

interface FilePickerProps {
  /** The file in words: `certificate`, `private key`. */
  subject: string;
  /** File name endings, each with its dot. */
  accept: readonly string[];
  /** Error message for a file that is not text. */
  invalid: string;
  /** Id of the element that describes the button, such as the error. */
  describedBy?: string;
  onRead(text: string, fileName: string): void;
  /** Called with the reason why a file was refused. */
  onRefused(refusal: FileRefusal): void;
  /** Refuses files, such as during a save. @default false */
  isReadOnly?: boolean;
  /** Moves the focus here on mount, because the pressed button was removed. @default false */
  autoFocus?: boolean;
  /** Another way to enter the text, beside the button. */
  children?: ReactNode;
}

/** Reads a small text file, selected or dropped. */
export function FilePicker({
  subject,
  accept,
  invalid,
  describedBy,
  onRead,
  onRefused,
  isReadOnly = false,
  autoFocus,
  children,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isReadOnly) return;
    const reading = await readTextFile(file, accept, invalid);
    if (reading.state === 'read') onRead(reading.text, file.name);
    else onRefused(reading);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Button
        size="small"
        aria-describedby={describedBy}
        autoFocus={autoFocus}
        isDisabled={isReadOnly}
        onPress={() => input.current?.click()}
      >
        Choose a file<VisuallyHidden>{` with the ${subject}`}</VisuallyHidden>
      </Button>
      {children}
      <span className={css.hint}>{`or drop it here: ${listEndings(accept)}, up to 64 KiB`}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`File with the ${subject}`}
        accept={accept.join(',')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // Allows selecting the same file again after it was corrected.
          event.target.value = '';
        }}
      />
    </div>
  );
}
