import { base, type Options } from '../definition/fields.ts';
import type { FileField } from '../definition/fieldTypes.ts';
import { canonicalPem, readPem } from '../keys/pem.ts';
import { canonicalServiceAccount, isServiceAccountKey, readJsonFile } from '../keys/serviceAccount.ts';
import { typedText, type KindSpec, type SplitValue, type Verdict } from '../definition/kind.ts';

function checkFile({ content }: FileField, text: string): Verdict {
  if (content === 'privateKey') {
    const reading = readPem(text, 'privateKey');
    return reading.state === 'invalid' ? reading.message : undefined;
  }
  return isServiceAccountKey(text) ? undefined : 'This is not the JSON key of a service account';
}

/** A JSON key file also contains the key's owner and project. */
function partsOf(value: string, { fills, member }: FileField): SplitValue<string> | undefined {
  if (member === undefined && Object.keys(fills).length === 0) return undefined;
  const { content, members: file } = readJsonFile(value) ?? { content: 'other', members: {} };
  // Another file of the same provider has members of the same name that mean something else.
  if (content !== 'serviceAccount' && typeof file.private_key !== 'string') return undefined;
  const textAt = (key: string): string | undefined => {
    const part = Object.hasOwn(file, key) ? file[key] : undefined;
    return typeof part === 'string' ? part : undefined;
  };
  const entries = Object.entries(fills).flatMap(([key, path]) => {
    const part = textAt(key);
    return part === undefined ? [] : [[path, part] as const];
  });
  return { entries, own: (member === undefined ? undefined : textAt(member)) ?? value };
}

const spec: KindSpec<FileField, string> = {
  ...typedText,
  read: () => '',
  check: (value, field) => checkFile(field, value),
  tidy: (value, { content }) =>
    content === 'privateKey' ? canonicalPem(value, content) : canonicalServiceAccount(value),
  split: partsOf,
  takesPassphrase(key) {
    const reading = readPem(key, 'privateKey');
    return reading.state === 'valid' ? reading.isEncrypted : undefined;
  },
  draft: () => undefined,
  describe: () => '',
  isWide: true,
};

/** The text of a key file. All of them are secret. */
export const keyFile = (
  path: string,
  label: string,
  options: Options<'file', 'content' | 'accept' | 'fills' | 'member'> = {},
): FileField =>
  Object.freeze({
    kind: 'file',
    spec,
    ...base(path, label),
    isSecret: true,
    content: 'privateKey',
    accept: ['.pem', '.p8', '.key', '.pk8'],
    fills: {},
    ...options,
  });
