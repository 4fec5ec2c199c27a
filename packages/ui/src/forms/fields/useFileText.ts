import { useState } from 'react';
import type { FileRefusal } from './readTextFile.ts';

export interface FileText {
  /** The name of the file that the text came from; nothing for a pasted one. */
  readonly fileName: string | undefined;
  /** Why the last file was not accepted. */
  readonly refusal: FileRefusal | undefined;
  /** Something was pressed here and has made room for something else, which is to have the focus. */
  readonly hasActed: boolean;
  /** Takes a text; an empty one takes away what was there. */
  readonly take: (text: string, fileName?: string) => void;
  readonly refuse: (refusal: FileRefusal) => void;
  readonly act: () => void;
}

/** What is remembered of a text that a person brings in a file, beside the text itself. */
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
