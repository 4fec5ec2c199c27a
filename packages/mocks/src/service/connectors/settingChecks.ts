import { isLongerThan, maxLength, pemLimitBytes, readPem } from '@millrace/ui/domain';
import type { FieldRefusal } from '../core/refusal.ts';
import { isObject, leavesOf, valueAt, type Config, type Path, type Value } from './nodeConfig.ts';
import { isTelling } from './nodeSecrets.ts';

/** What spec §3 names of a connection and is text, by its path from `config`. */
const textPaths: readonly Path[] = `
  connection_config.host connection_config.user connection_config.username connection_config.password
  connection_config.database connection_config.pgschema connection_config.sqlsrvschema
  connection_config.instanceName connection_config.accessToken connection_config.refreshToken
  connection_config.apiType connection_config.apiVersion connection_config.account
  connection_config.warehouse connection_config.authentication_method connection_config.private_key
  connection_config.passphrase connection_config.role connection_config.storage_integration_name
  connection_config.snowflake_schema connection_config.project_id connection_config.namespace
  connection_config.bucket_name connection_config.bucket_region connection_config.assume_role
  connection_config.assume_role_external_id connection_config.credentials.client_email
  connection_config.credentials.private_key provider.type provider.region api_name tap_name start_date
  table_name file_prefix file_regex destination_type file_format dataset_id
`
  .trim()
  .split(/\s+/)
  .map((path) => path.split('.'));

const wrong = (path: Path, msg: string, type: string): FieldRefusal => ({
  loc: ['config', ...path],
  msg,
  type,
});

/** Settings that are texts hold nothing else; `null` empties them. */
export const checkTexts = (sent: Config): FieldRefusal[] =>
  textPaths.flatMap((path) => {
    const value = valueAt(sent, ...path.map(String)) ?? null;
    return value === null || typeof value === 'string'
      ? []
      : [wrong(path, 'Enter a text.', 'type_error.str')];
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

/** The key that opens Snowflake has to be one, unless it is a word that the twin knows. */
export function checkPrivateKey(sent: Config): FieldRefusal[] {
  const path = ['connection_config', 'private_key'];
  const key = valueAt(sent, ...path);
  if (typeof key !== 'string' || key.trim() === '' || isTelling(key)) return [];
  const reading = readPem(key, 'privateKey');
  return reading.state === 'invalid' ? [wrong(path, reading.message, 'value_error.pem')] : [];
}
