import { pemLimitBytes, readJsonFile, readPem } from '@millrace/ui/domain/forms';
import { isLongerThan, maxLength } from '@millrace/ui/domain/text';
import type { FieldRefusal } from '../core/refusal.ts';
import { isObject, leavesOf, valueAt, type Config, type Path, type Value } from './nodeConfig.ts';
import { isTelling } from './nodeSecrets.ts';

const wrong = (path: Path, msg: string, type: string): FieldRefusal => ({
  loc: ['config', ...path],
  msg,
  type,
});

const pemKey = /^(?:ca|private_?key|service_account(?:_json)?)$/i;

/** The longest settings that a form accepts, and the longest keys and certificates that it reads. */
export const checkLengths = (sent: Config): FieldRefusal[] =>
  Array.from(leavesOf(sent)).flatMap(([path, value]) => {
    if (typeof value !== 'string') return [];
    if (pemKey.test(String(path.at(-1)))) {
      const isLonger = new TextEncoder().encode(value).length > pemLimitBytes;
      return isLonger
        ? [wrong(path, `At most ${pemLimitBytes / 1024} KiB.`, 'value_error.any_str.max_length')]
        : [];
    }
    const msg = `At most ${maxLength.nodeConfig} characters.`;
    return isLongerThan(value, maxLength.nodeConfig)
      ? [wrong(path, msg, 'value_error.any_str.max_length')]
      : [];
  });

/** SSL has one of the three shapes of spec §3, with no other keys. */
function sslProblem(ssl: Value): string | undefined {
  if (ssl === undefined || ssl === null || ssl === false) return undefined;
  const only = isObject(ssl) && Object.keys(ssl).length === 1 ? ssl : {};
  if (typeof only.reject_unauthorized === 'boolean') return undefined;
  if (typeof only.ca !== 'string') return 'This value is not valid.';
  const reading = readPem(only.ca, 'certificate');
  return reading.state === 'invalid' ? reading.message : undefined;
}

export function checkSsl(sent: Config): FieldRefusal[] {
  const path = ['connection_config', 'ssl'];
  const ssl = valueAt(sent, ...path);
  const msg = sslProblem(ssl);
  const isCertificate = isObject(ssl) && typeof ssl.ca === 'string';
  return msg === undefined ? [] : [wrong(isCertificate ? [...path, 'ca'] : path, msg, 'value_error.ssl')];
}

/** A private key must be readable, unless it is one of the twin's test words. */
export function checkPrivateKey(path: Path, key: Value): FieldRefusal[] {
  if (typeof key !== 'string' || key.trim() === '' || isTelling(key)) return [];
  const reading = readPem(key, 'privateKey');
  return reading.state === 'invalid' ? [wrong(path, reading.message, 'value_error.pem')] : [];
}

/** The key of a service account is a JSON file that names its type. */
export function checkServiceAccount(path: Path, key: string): FieldRefusal[] {
  if (key.trim() === '' || isTelling(key)) return [];
  return readJsonFile(key)?.content === 'serviceAccount'
    ? []
    : [wrong(path, 'This is not the JSON key of a service account.', 'value_error.service_account')];
}
