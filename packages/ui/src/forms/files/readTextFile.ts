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

/** The text of a file, and its bytes if they are not text in UTF-8; `undefined` if it can't be read. */
export async function contentOf(
  file: File,
): Promise<{ readonly text: string } | { readonly bytes: Uint8Array } | undefined> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A few zeros are blank text, which has its own message.
    return text.trim() !== '' && isBinary(bytes) ? { bytes } : { text };
  } catch {
    return { bytes };
  }
}

const tooLarge = 'A key or a chain of certificates is smaller. Choose the file that contains only that.';

/**
 * Reads the text of a selected or dropped file. Files that are too large are refused unread. Files that are not valid
 * UTF-8 are refused as a whole, because half-decoded text is worse than none (docs/threats.md T-24). `invalid` is the
 * message for the latter and for an empty file. `advise` says what the bytes of such a file are, and `adviseText` what
 * the text is of a file whose name has another ending.
 */
export async function readTextFile(
  file: File,
  endings: readonly string[],
  invalid: string,
  advise: (bytes: Uint8Array) => string | undefined = () => undefined,
  adviseText: (text: string) => string | undefined = () => undefined,
): Promise<TextFile> {
  const isLarge = file.size > pemLimitBytes;
  if (!hasEnding(file.name, endings)) {
    const other = isLarge ? undefined : await contentOf(file);
    const isPem = other !== undefined && 'text' in other && other.text.includes('-----BEGIN');
    const rename = isPem
      ? `If this is the right file, rename it so that it ends in ${endings[0]}.`
      : undefined;
    const advice = other && ('text' in other ? isPem && adviseText(other.text) : advise(other.bytes));
    return refused(`Choose a ${listEndings(endings)} file`, advice || rename);
  }
  if (isLarge) return refused(`The file is larger than ${pemLimitBytes / 1024} KiB`, tooLarge);
  const content = await contentOf(file);
  if (content === undefined) return refused(invalid);
  if ('bytes' in content) return refused(invalid, advise(content.bytes));
  // An accepted empty file would look as if no file had been chosen.
  return content.text.trim() === ''
    ? refused(invalid, 'The file is empty.')
    : { state: 'read', text: content.text };
}
