import { secretMask } from '@millrace/ui/contract';
import type { FieldRefusal } from '../core/refusal.ts';
import { leavesOf, mapLeaves, type Config, type Path, type Value } from './nodeConfig.ts';

const secretKey =
  /password|passphrase|private_?key|service_account|secret|token|api_?key|access_?key|consumer_?key/i;

/**
 * What the twin's rules look for among secrets (docs/twin.md, "Connection tests"). No other secret is kept: somebody may
 * try the console with a real one, and nothing here needs it.
 */
const tellingSecrets: readonly Value[] = ['wrong', 'expired', 'limited'];

/** Tokens that the twin has given out itself are nobody's secret either. */
export const isTelling = (value: Value): boolean =>
  tellingSecrets.includes(value) || (typeof value === 'string' && value.startsWith('twin-'));

/** Whether a value is a secret, by the key that is nearest to it. */
const isSecret = (path: Path, value: Value): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  secretKey.test(String(path.findLast((key) => typeof key === 'string')));

/** What is shown: every secret masked (docs/threats.md T-08). */
export const masked = (config: Config): Config =>
  mapLeaves(config, (path, value) => (isSecret(path, value) ? secretMask : value));

/** What is kept: secrets that nothing depends on become their mask. */
export const withoutSecrets = (config: Config): Config =>
  mapLeaves(config, (path, value) => (isSecret(path, value) && !isTelling(value) ? secretMask : value));

/** A mask as people leave it behind: with spaces around it, or some of its bullets. */
const isMask = (value: Value): boolean =>
  typeof value === 'string' && value.includes('•') && /^[\s•]+$/.test(value);

/** Masks that were sent as if they were values. */
export const checkMasks = (sent: Config): FieldRefusal[] =>
  Array.from(leavesOf(sent)).flatMap(([path, value]) =>
    isMask(value)
      ? [{ loc: ['config', ...path], msg: 'Enter the secret again.', type: 'value_error.masked' }]
      : [],
  );
