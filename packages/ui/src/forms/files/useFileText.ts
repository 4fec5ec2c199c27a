import { useState } from 'react';
import type { FileRefusal } from './readTextFile.ts';

export interface FileText {
  /** The name of the text's file; `undefined` for pasted text. */
  readonly fileName: string | undefined;
  /** Why the last file was refused. */
  readonly refusal: FileRefusal | undefined;
  /** A press has replaced the pressed element, so its replacement takes the focus. */
  readonly hasActed: boolean;
  /** Sets the text; an empty one removes it. */
  readonly take: (text: string, fileName?: string) => void;
  readonly refuse: (refusal: FileRefusal) => void;
  readonly act: () => void;
}

/** The state of a text from a file, besides the text itself. */
export function useFileText(onChange: (text: string) => void, autoFocus = false): FileText {
  const [fileName, setFileName] = useState<string>();
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [hasActed, setHasActed] = useState(autoFocus);
  const act = (): void => setHasActed(true);
  return {
    fileName,
    refusal,
    hasActed,
    take: (text, name) => {
      act();
      setRefusal(undefined);
      setFileName(name);
      onChange(text);
    },
    refuse: setRefusal,
    act,
  };
}
