import { secretMask } from '@millrace/ui/contract';
import type { FieldRefusal } from '../core/refusal.ts';
import { leavesOf, mapLeaves, type Config, type Path, type Value } from './nodeConfig.ts';

const secretKey =
  /password|passphrase|private_?key|service_account|secret|token|api_?key|access_?key|consumer_?key/i;

/**
 * The secrets that are test words (docs/twin.md, "Connection tests"). The twin stores no other secret: people may try the
 * console with real ones, and no rule needs them.
 */
const tellingSecrets: readonly Value[] = ['wrong', 'expired', 'limited'];

/** Whether a secret may be stored: a test word, or a token that the twin issued. */
export const isTelling = (value: Value): boolean =>
  tellingSecrets.includes(value) || (typeof value === 'string' && value.startsWith('twin-'));

/** Whether a value is a secret, judged by its nearest key. */
export const isSecret = (path: Path, value: Value): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  secretKey.test(String(path.findLast((key) => typeof key === 'string')));

/** The configuration as it is shown, with every secret masked (T-08: secrets are write-only). */
export const masked = (config: Config): Config =>
  mapLeaves(config, (path, value) => (isSecret(path, value) ? secretMask : value));

/** The configuration as it is stored: secrets other than test words become masks. */
export const withoutSecrets = (config: Config): Config =>
  mapLeaves(config, (path, value) => (isSecret(path, value) && !isTelling(value) ? secretMask : value));

/** Whether a value is a mask, or a part of one with spaces around it. */
const isMask = (value: Value): boolean =>
  typeof value === 'string' && value.includes('•') && /^[\s•]+$/.test(value);

/** Refuses masks that are sent as values. */
export const checkMasks = (sent: Config): FieldRefusal[] =>
  Array.from(leavesOf(sent)).flatMap(([path, value]) =>
    isMask(value)
      ? [{ loc: ['config', ...path], msg: 'Enter the secret again.', type: 'value_error.masked' }]
      : [],
  );
