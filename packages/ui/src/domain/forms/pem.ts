import { mayBePrivateKey } from './privateKeyText.ts';

/** The expected content of a PEM text. */
export type PemKind = 'certificate' | 'privateKey';

/** Maximum length of a key or chain; longer text is refused unread (T-24). */
export const pemLimitBytes = 64 * 1024;

export type PemReading =
  | {
      readonly state: 'valid';
      readonly blocks: number;
      /** Lines from the first BEGIN to the last END, for a summary without content. */
      readonly lines: number;
      /** The key is encrypted with a passphrase. */
      readonly isEncrypted: boolean;
    }
  | {
      readonly state: 'invalid';
      /** Messages exactly as in spec §5. */
      readonly message: 'Invalid PEM format' | 'Mismatched header and footer labels';
      /** A valid PEM of the other kind: a key instead of a certificate, or the reverse. */
      readonly found?: PemKind;
    };

const invalid = { state: 'invalid', message: 'Invalid PEM format' } as const;
const mismatched = { state: 'invalid', message: 'Mismatched header and footer labels' } as const;

/** The label in a BEGIN or END line. Found by position, so that no pattern scans a line twice (T-23). */
const labelIn = (line: string, word: 'BEGIN' | 'END'): string | undefined => {
  const head = `-----${word} `;
  const tail = '-----';
  if (!line.startsWith(head) || !line.endsWith(tail) || line.length < head.length + tail.length)
    return undefined;
  const label = line.slice(head.length, -tail.length).trim();
  return label === '' ? undefined : label;
};

/** A chain may contain only certificates. A key may come with the parameters of its curve. */
const belongs: Record<PemKind, (label: string) => boolean> = {
  certificate: (label) => label.includes('CERTIFICATE') && !label.includes('REQUEST'),
  privateKey: (label) => label.includes('PRIVATE KEY') || label === 'EC PARAMETERS',
};
const isKind = (labels: readonly string[], kind: PemKind): boolean =>
  labels.every(belongs[kind]) && labels.some((label) => label !== 'EC PARAMETERS');

const isBody = (line: string): boolean => /^[A-Za-z0-9+/=]+$/.test(line);
/** An encrypted key in the traditional format states its encryption before its body. */
const isHeader = (line: string): boolean => line.includes(':');
const saysEncrypted = (header: string): boolean => /^Proc-Type:\s*4,\s*ENCRYPTED$/.test(header);

/**
 * Reads a PEM text line by line. Every block must have matching labels and be of the expected kind. Text
 * outside blocks is allowed only around certificates, where tools write subjects, and never if it is
 * part of a key.
 */
export function readPem(text: string, kind: PemKind): PemReading {
  if (text.length > pemLimitBytes) return invalid;
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trim());
  const labels: string[] = [];
  let open: string | undefined;
  let bodyLines = 0;
  let hasLooseText = false;
  let isEncrypted = false;
  let first = 0;
  let last = 0;

  for (const [index, line] of lines.entries()) {
    const begun = labelIn(line, 'BEGIN');
    const ended = labelIn(line, 'END');
    if (begun !== undefined) {
      if (open !== undefined) return invalid;
      if (labels.length === 0) first = index;
      open = begun;
      isEncrypted ||= begun.startsWith('ENCRYPTED ');
      bodyLines = 0;
    } else if (ended !== undefined) {
      if (open === undefined) return invalid;
      if (open !== ended) return mismatched;
      if (bodyLines === 0) return invalid;
      labels.push(open);
      open = undefined;
      last = index;
    } else if (open === undefined) {
      if (mayBePrivateKey(line)) return invalid;
      hasLooseText ||= line !== '';
    } else if (isBody(line)) {
      bodyLines += 1;
    } else if (isHeader(line)) {
      isEncrypted ||= saysEncrypted(line);
    } else if (line !== '') {
      return invalid;
    }
  }

  if (open !== undefined || labels.length === 0) return invalid;
  if (!isKind(labels, kind)) {
    const other = kind === 'certificate' ? 'privateKey' : 'certificate';
    return isKind(labels, other) ? { ...invalid, found: other } : invalid;
  }
  if (hasLooseText && kind === 'privateKey') return invalid;
  return { state: 'valid', blocks: labels.length, lines: last - first + 1, isEncrypted };
}

const nounOf: Record<PemKind, (reading: Extract<PemReading, { state: 'valid' }>) => string> = {
  certificate: ({ blocks }) => (blocks > 1 ? 'Certificate chain' : 'Certificate'),
  privateKey: ({ isEncrypted }) => (isEncrypted ? 'Encrypted private key' : 'Private key'),
};

/** The summary shown instead of a file's content, such as "Private key · PEM · 28 lines". */
export function describePem(text: string, kind: PemKind): string | undefined {
  const reading = readPem(text, kind);
  if (reading.state === 'invalid') return undefined;
  const noun = nounOf[kind](reading);
  return `${noun} · PEM · ${reading.lines} lines`;
}
