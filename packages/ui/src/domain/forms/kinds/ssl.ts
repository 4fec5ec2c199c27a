import type { SslField } from '../definition/fieldTypes.ts';
import { base } from '../definition/fields.ts';
import { isWireObject } from '../../json/paths.ts';
import { canonicalPem, readPem } from '../keys/pem.ts';
import { isSsl, readSsl, sslDefault, sslModes, sslOff, writeSsl, type Ssl } from '../values/ssl.ts';
import type { KindSpec, Verdict } from '../definition/kind.ts';

function checkSsl(value: Ssl): Verdict {
  if (value.mode !== 'certificate') return undefined;
  const reading = readPem(value.certificate, 'certificate');
  return reading.state === 'invalid' ? reading.message : undefined;
}

function draftSsl(raw: unknown): Ssl | undefined {
  if (!isWireObject(raw)) return undefined;
  if (raw.mode === 'off') return sslOff;
  if (raw.mode === 'unverified' || raw.mode === 'verified') return { mode: raw.mode };
  const { certificate } = raw;
  if (raw.mode !== 'certificate' || typeof certificate !== 'string') return undefined;
  const value: Ssl = { mode: 'certificate', certificate };
  // The file may be a private key, chosen by mistake. Only a valid certificate is kept.
  return certificate === '' || checkSsl(value) === undefined ? value : undefined;
}

/** No SSL, SSL without verification, or a custom certificate. */
const spec: KindSpec<SslField, Ssl> = {
  initial: () => sslDefault,
  read: readSsl,
  write: writeSsl,
  is: isSsl,
  isEmpty: () => false,
  check: checkSsl,
  tidy: (value) =>
    value.mode === 'certificate'
      ? { mode: 'certificate', certificate: canonicalPem(value.certificate, 'certificate') }
      : value,
  draft: draftSsl,
  describe: ({ mode }) => sslModes.find(({ value }) => value === mode)?.label ?? 'On',
  isWide: true,
};

/** SSL with a custom certificate (spec §5: accepts .crt, .cert, .pem). */
export const sslField = (path: string): SslField =>
  Object.freeze({
    kind: 'ssl',
    spec,
    ...base(path, 'SSL certificate'),
    isRequired: false,
    accept: ['.crt', '.cert', '.pem'],
  });
