import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FilePicker.css.ts';
import { listEndings, readTextFile, type FileRefusal } from './readTextFile.ts';

interface FilePickerProps {
  /** What the file is, in words: `certificate`, `private key`. */
  subject: string;
  /** File name endings, each with its dot. */
  accept: readonly string[];
  /** Said of a file that is no text. */
  invalid: string;
  /** Id of what describes the button, such as the error. */
  describedBy?: string;
  onRead(text: string, fileName: string): void;
  /** The file was not accepted, and why. */
  onRefused(refusal: FileRefusal): void;
  /** No file is taken for now. @default false */
  isReadOnly?: boolean;
  /** Takes the focus as it comes, from what was pressed and is gone. @default false */
  autoFocus?: boolean;
  /** Another way in, beside the button. */
  children?: ReactNode;
}

/** Takes a small text file, chosen or dropped. */
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
          // The same file, mended, can be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
