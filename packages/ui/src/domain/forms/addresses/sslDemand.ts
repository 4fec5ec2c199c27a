import type { Ssl } from '../values/ssl.ts';
import { plainName, type Parameter } from './parameters.ts';

/** The SSL mode that an address asks for. */
export type SslDemand = Exclude<Ssl['mode'], 'other'>;

const yes = /^(?:true|1|yes|on|t)$/i;
const no = /^(?:false|0|no|off|f)$/i;

/** The modes of PostgreSQL, MySQL and their drivers. A mode that lets the server decide is no demand. */
const ofMode = (value: string): SslDemand | undefined => {
  const mode = plainName(value);
  if (/^verify(?:ca|full|identity)$/.test(mode)) return 'certificate';
  if (/^(?:require|required|noverify)$/.test(mode)) return 'unverified';
  return /^(?:disable|disabled|none)$/.test(mode) ? 'off' : undefined;
};

/** Drivers for Node accept JSON here. */
const ofSwitch = (value: string): SslDemand | undefined => {
  if (yes.test(value)) return 'unverified';
  if (no.test(value)) return 'off';
  const verifies = /"rejectUnauthorized"\s*:\s*(true|false)/.exec(value)?.[1];
  if (verifies !== undefined) return verifies === 'true' ? 'verified' : 'unverified';
  return ofMode(value);
};

const ofTls = (value: string): SslDemand | undefined => {
  if (yes.test(value)) return 'verified';
  if (no.test(value)) return 'off';
  if (/^preferred$/i.test(value)) return undefined;
  return /^skip-verify$/i.test(value) ? 'unverified' : 'certificate';
};

const ofEncrypt = (value: string, trusts: boolean): SslDemand | undefined => {
  if (yes.test(value) || /^(?:mandatory|strict|require)$/i.test(value))
    return trusts ? 'unverified' : 'verified';
  return no.test(value) || /^(?:optional|disable)$/i.test(value) ? 'off' : undefined;
};

const strength: readonly SslDemand[] = ['off', 'unverified', 'verified', 'certificate'];

/** The parameters about SSL that a file of variables may have beside those of other programs. */
const inVariables = new Set(['ssl', 'sslmode', 'sslaccept', 'sslca', 'sslrootcert', 'usessl', 'requiressl']);

export const isSslVariable = (name: string): boolean => inVariables.has(plainName(name));

/** The strictest SSL mode that the parameters demand; `undefined` if they leave it open. */
export function sslDemand(parameters: readonly Parameter[]): SslDemand | undefined {
  const valueOf = (name: string): string =>
    parameters.find(([each]) => plainName(each) === name)?.[1].trim() ?? '';
  const trusts = yes.test(valueOf('trustservercertificate')) || yes.test(valueOf('trustservercert'));
  const demands = parameters.map(([name, given]): SslDemand | undefined => {
    const value = given.trim();
    switch (plainName(name)) {
      case 'sslmode':
        // The certificate authorities of the system are the public ones.
        return ofMode(value) === 'certificate' && valueOf('sslrootcert') === 'system'
          ? 'verified'
          : ofMode(value);
      case 'ssl':
      case 'usessl':
      case 'requiressl':
        return ofSwitch(value);
      case 'verifyservercertificate':
      case 'sslverifycert':
      case 'sslverifyidentity':
        return yes.test(value) && !no.test(valueOf('usessl')) ? 'verified' : undefined;
      case 'sslca':
        return value === '' ? undefined : 'certificate';
      case 'sslaccept':
        return /^strict$/i.test(value) ? 'verified' : 'unverified';
      case 'tls':
        return ofTls(value);
      case 'encrypt':
      case 'encryption':
      case 'useencryptionfordata':
        return ofEncrypt(value, trusts);
      default:
        return undefined;
    }
  });
  return strength.findLast((each) => demands.includes(each));
}
