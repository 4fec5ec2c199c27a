import type { FileField } from '../fieldTypes.ts';
import { canonicalPem, readPem } from '../pem.ts';
import { canonicalServiceAccount, readJsonFile } from '../serviceAccount.ts';
import { typedText, type KindSpec, type Verdict } from './kind.ts';

function checkFile({ content }: FileField, text: string): Verdict {
  if (content === 'privateKey') {
    const reading = readPem(text, 'privateKey');
    return reading.state === 'invalid' ? reading.message : undefined;
  }
  return readJsonFile(text)?.content === 'serviceAccount'
    ? undefined
    : 'This is not the JSON key of a service account';
}

/** The text of a key file. All of them are secret. */
export const file: KindSpec<FileField, string> = {
  ...typedText,
  read: () => '',
  check: (value, field) => checkFile(field, value),
  tidy: (value, { content }) =>
    content === 'privateKey' ? canonicalPem(value, content) : canonicalServiceAccount(value),
  draft: () => undefined,
  describe: () => '',
  isWide: true,
};
