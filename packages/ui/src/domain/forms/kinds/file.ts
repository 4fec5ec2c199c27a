import type { FileField } from '../fieldTypes.ts';
import { isWireObject, parseJson } from '../paths.ts';
import { readPem } from '../pem.ts';
import { typedText, type KindSpec, type Verdict } from './kind.ts';

function checkFile({ content }: FileField, text: string): Verdict {
  if (content === 'privateKey') {
    const reading = readPem(text, 'privateKey');
    return reading.state === 'invalid' ? reading.message : undefined;
  }
  const key = parseJson(text);
  return isWireObject(key) && key.type === 'service_account'
    ? undefined
    : 'This is not the JSON key of a service account';
}

/** The text of a key file. All of them are secret. */
export const file: KindSpec<FileField, string> = {
  ...typedText,
  read: () => '',
  check: (value, field) => checkFile(field, value),
  tidy: (value) => value,
  draft: () => undefined,
  describe: () => '',
  isWide: true,
};
