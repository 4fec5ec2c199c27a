import { pemLimitBytes } from '../../domain/forms/keys/pem.ts';

/** Why a file was refused. */
export interface FileRefusal {
  readonly message: string;
  /** What to do next, on its own line, because the message is the specification's (spec §5). */
  readonly advice?: string;
}

export type TextFile =
  { readonly state: 'read'; readonly text: string } | ({ readonly state: 'refused' } & FileRefusal);

const refused = (message: string, advice?: string): TextFile => ({
  state: 'refused',
  message,
  ...(advice !== undefined && { advice }),
});

/** `.crt, .cert or .pem` */
export const listEndings = (endings: readonly string[]): string =>
  [endings.slice(0, -1).join(', '), ...endings.slice(-1)].filter((part) => part !== '').join(' or ');

const hasEnding = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** A mark, or a zero byte, shows that a file is not text in UTF-8, even where its bytes could be decoded. */
const isBinary = (bytes: Uint8Array): boolean => bytes.includes(0);

/**
 * Reads the text of a selected or dropped file. Files that are too large are refused unread. Files that are not valid
 * UTF-8 are refused as a whole, because half-decoded text is worse than none (docs/threats.md T-24). `invalid` is the
 * message for the latter and for an empty file; `advise` says what the bytes of such a file are.
 */
export async function readTextFile(
  file: File,
  endings: readonly string[],
  invalid: string,
  advise: (bytes: Uint8Array) => string | undefined = () => undefined,
): Promise<TextFile> {
  if (!hasEnding(file.name, endings)) return refused(`Choose a ${listEndings(endings)} file`);
  if (file.size > pemLimitBytes) return refused(`The file is larger than ${pemLimitBytes / 1024} KiB`);
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refused(invalid);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // An accepted empty file would look as if no file had been chosen.
    if (text.trim() === '') return refused(invalid, 'The file is empty.');
    return isBinary(bytes) ? refused(invalid, advise(bytes)) : { state: 'read', text };
  } catch {
    return refused(invalid, advise(bytes));
  }
}
