import type { ReactNode } from 'react';
import { pemLimitBytes } from '../../domain/forms/keys/pem.ts';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { listEndings, readTextFile, type FileRefusal } from './readTextFile.ts';

interface FilePickerProps {
  /** The file in words: `certificate`, `private key`. */
  subject: string;
  /** File name endings, each with its dot. */
  accept: readonly string[];
  /** Error message for a file that is not text. */
  invalid: string;
  /** What the bytes of a file that is not text are, and what to do. */
  advise?(bytes: Uint8Array): string | undefined;
  /** What the text of a file with another ending is, and what to do. */
  adviseText?(text: string): string | undefined;
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
  invalid,
  advise,
  adviseText,
  onRead,
  onRefused,
  isReadOnly,
  ...rest
}: FilePickerProps) {
  const take = async (file: File): Promise<void> => {
    const reading = await readTextFile(file, rest.accept, invalid, advise, adviseText);
    if (reading.state === 'read') onRead(reading.text, file.name);
    else onRefused(reading);
  };
  return (
    <FileDrop
      {...rest}
      hint={`${listEndings(rest.accept)}, up to ${pemLimitBytes / 1024} KiB`}
      isDisabled={isReadOnly}
      onSelect={(file) => void take(file)}
    />
  );
}
