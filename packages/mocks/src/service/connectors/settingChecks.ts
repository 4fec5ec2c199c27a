import { isLongerThan, maxLength, pemLimitBytes, readPem } from '@millrace/ui/domain';
import type { FieldRefusal } from '../core/refusal.ts';
import { isObject, leavesOf, valueAt, type Config, type Path, type Value } from './nodeConfig.ts';
import { isTelling } from './nodeSecrets.ts';

const wrong = (path: Path, msg: string, type: string): FieldRefusal => ({
  loc: ['config', ...path],
  msg,
  type,
});

const pemKey = /^(?:ca|private_?key|service_account)$/i;

/** The bounds of A-29: what a form takes of a setting, and what it reads of a key or certificate. */
export const checkLengths = (sent: Config): FieldRefusal[] =>
  Array.from(leavesOf(sent)).flatMap(([path, value]) => {
    if (typeof value !== 'string') return [];
    if (pemKey.test(String(path.at(-1)))) {
      const isLonger = new TextEncoder().encode(value).length > pemLimitBytes;
      return isLonger ? [wrong(path, 'At most 64 KiB.', 'value_error.any_str.max_length')] : [];
    }
    const msg = `At most ${maxLength.nodeConfig} characters.`;
    return isLongerThan(value, maxLength.nodeConfig)
      ? [wrong(path, msg, 'value_error.any_str.max_length')]
      : [];
  });

/** One of the three shapes of spec §3, and nothing beside. */
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

/** Snowflake's key and BigQuery's, from `config`. */
const keyPaths: readonly Path[] = [
  ['connection_config', 'private_key'],
  ['connection_config', 'credentials', 'private_key'],
];

/** The key that opens a warehouse has to be one, unless it is a word that the twin knows. */
export const checkPrivateKeys = (sent: Config): FieldRefusal[] =>
  keyPaths.flatMap((path) => {
    const key = valueAt(sent, ...path.map(String));
    if (typeof key !== 'string' || key.trim() === '' || isTelling(key)) return [];
    const reading = readPem(key, 'privateKey');
    return reading.state === 'invalid' ? [wrong(path, reading.message, 'value_error.pem')] : [];
  });
