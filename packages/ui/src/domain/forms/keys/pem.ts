import { decodeBase64, isCurve, readDer, type DerContent, type DerReading } from './der.ts';
import { isWireObject, parseJson } from '../../json/paths.ts';
import { labelOf, labelToSend } from './pemLabels.ts';
import { looksLikeServiceAccount, mayBeKeyBody } from '../../text/privateKeyText.ts';

/** The expected content of a PEM text. */
export type PemKind = 'certificate' | 'privateKey';

/**
 * Maximum length of a key or chain; longer text is refused unread (T-24). The chains that providers of databases
 * publish for all their regions have more than 160 kB.
 */
export const pemLimitBytes = 512 * 1024;

export type PemReading =
  | {
      readonly state: 'valid';
      readonly blocks: number;
      /** Lines of `text`, for a summary without content. */
      readonly lines: number;
      /**
       * The key is encrypted with a passphrase, as its structure says, or its label if the structure cannot be read;
       * `undefined` if neither does.
       */
      readonly isEncrypted: boolean | undefined;
      /** What the first key or certificate is; `undefined` if its structure cannot be read. */
      readonly content: DerContent | undefined;
      /** The algorithm of the key, such as `RSA`; `undefined` if unknown. */
      readonly algorithm: string | undefined;
      /** Every structure is complete. Otherwise part of the text is probably missing or changed. */
      readonly isWhole: boolean;
      /** The blocks as tools write them: even lines, and nothing around them. This is what is sent. */
      readonly text: string;
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

/**
 * Undoes what programs do to the line breaks of a PEM text: escapes of JSON, environment files and source code, even
 * escaped twice, quoted and joined lines, and the signs of a quoted mail. None of these characters occurs in a block
 * as it is here.
 */
const unescaped = (text: string): string =>
  text
    .replace(
      /\\+(?:u([0-9a-fA-F]{4})|([nrtfv/])|([ \t]*\r?\n))?/g,
      (whole, code: string | undefined, letter: string | undefined, end: string | undefined) => {
        if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
        if (letter === '/') return '/';
        return letter === undefined && end === undefined ? whole : '\n';
      },
    )
    .replace(/(["'`])(?:[ \t]*[,;+.])?\s*\1/g, '\n')
    .replace(/["'`>]/g, '');

/** A text without blanks, and where each of its characters was. */
interface Squeezed {
  readonly text: string;
  /** The part of the text with blanks between two places of the text without. */
  slice(from: number, to: number): string;
}

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

function squeeze(source: string): Squeezed {
  const places = new Uint32Array(source.length + 1);
  let text = '';
  let count = 0;
  let kept = 0;
  for (let at = 0; at < source.length; at += 1) {
    if (isBlank(source.charCodeAt(at))) {
      text += source.slice(kept, at);
      kept = at + 1;
    } else {
      places[count] = at;
      count += 1;
    }
  }
  places[count] = source.length;
  return {
    text: text + source.slice(kept),
    slice: (from, to) => source.slice(places[from], to >= count ? source.length : places[to]),
  };
}

/** A block, whose labels match. */
export interface PemBlock {
  readonly label: string;
  readonly headers: readonly string[];
  /** Its content without blanks. */
  readonly body: string;
}

export interface PemScan {
  readonly blocks: readonly PemBlock[];
  /** Why the blocks are not valid PEM. */
  readonly fault?:
    'unopened' | 'unclosed' | 'mismatched' | 'empty' | 'label' | 'characters' | 'loose' | 'none';
  /** For `characters`: the first character that cannot be part of a body or header. */
  readonly character?: string;
}

/** The headers of the traditional encryption. Their values have a known length, so they are found without line breaks. */
const traditional =
  /^Proc-Type:4,ENCRYPTEDDEK-Info:((?:DES|RC2|IDEA|BF)[A-Z0-9-]{0,20},[0-9A-Fa-f]{16}|[A-Z0-9-]{1,20},[0-9A-Fa-f]{32})/;

function splitHeaders(inner: string, squeezed: string): Pick<PemBlock, 'headers' | 'body'> {
  const match = traditional.exec(squeezed);
  if (match) {
    const [whole, info] = match;
    return {
      headers: ['Proc-Type: 4,ENCRYPTED', `DEK-Info: ${info}`],
      body: squeezed.slice(whole.length),
    };
  }
  if (!squeezed.includes(':')) return { headers: [], body: squeezed };
  const lines = inner.split(/\r\n|\r|\n/).map((line) => line.trim());
  return {
    headers: lines.filter((line) => line.includes(':')),
    body: lines
      .filter((line) => !line.includes(':'))
      .join('')
      .replaceAll(/[ \t]/g, ''),
  };
}

/**
 * Finds the blocks of a PEM text, however it was folded, quoted or escaped. Text around blocks, such as the attributes
 * that tools write, is left out. Each pattern is bounded, so that no text is scanned twice (T-23).
 */
export function scanPem(text: string): PemScan {
  // A key in a JSON file is read by who knows the file, because it may belong to another system.
  // A damaged one too: its key alone would be taken without its account.
  const isJson = /^\s*\{/.test(text) && isWireObject(parseJson(text));
  if (isJson || looksLikeServiceAccount(text)) return { blocks: [], fault: 'none' };
  const source = unescaped(text);
  const squeezed = squeeze(source);
  const blocks: PemBlock[] = [];
  let open: { readonly label: string; readonly end: number } | undefined;
  let left = 0;
  for (const match of squeezed.text.matchAll(/-----(BEGIN|END)([^-]{1,64})-----/g)) {
    const [marker, word, written = ''] = match;
    const label = labelOf(written);
    const end = match.index + marker.length;
    if (label === undefined) return { blocks, fault: 'label' };
    if (word === 'BEGIN') {
      if (open) return { blocks, fault: 'unclosed' };
      if (mayBeKeyBody(squeezed.slice(left, match.index))) return { blocks, fault: 'loose' };
      open = { label, end };
      continue;
    }
    if (!open) return { blocks, fault: 'unopened' };
    if (open.label !== label) return { blocks, fault: 'mismatched' };
    const { headers, body } = splitHeaders(
      squeezed.slice(open.end, match.index),
      squeezed.text.slice(open.end, match.index),
    );
    if (body === '') return { blocks, fault: 'empty' };
    const wrong = /[^A-Za-z0-9+/=]/u.exec(body) ?? /[^\x20-\x7e]/u.exec(headers.join(' '));
    if (wrong) return { blocks, fault: 'characters', character: wrong[0] };
    blocks.push({ label, headers, body });
    open = undefined;
    left = end;
  }
  if (open) return { blocks, fault: 'unclosed' };
  if (blocks.length === 0) return { blocks, fault: 'none' };
  const isLoose = mayBeKeyBody(squeezed.slice(left, squeezed.text.length));
  return isLoose ? { blocks, fault: 'loose' } : { blocks };
}

/** The content of a block by its structure, or by its label if that cannot be read. */
export type BlockContent = PemKind | 'curve' | 'other';

export interface ReadBlock {
  readonly block: PemBlock;
  readonly kind: BlockContent;
  readonly der: DerReading | undefined;
  readonly isEncrypted: boolean | undefined;
  readonly isWhole: boolean;
}

const keyContents: ReadonlySet<DerContent> = new Set([
  'pkcs8',
  'encryptedPkcs8',
  'pkcs1',
  'dsa',
  'sec1',
  'openssh',
  'encryptedOpenssh',
]);
const encryptedContents: ReadonlySet<DerContent> = new Set(['encryptedPkcs8', 'encryptedOpenssh']);

function kindOf(label: string, content: DerContent | undefined): BlockContent {
  const squeezed = label.replaceAll(' ', '');
  if (content !== undefined && keyContents.has(content)) return 'privateKey';
  if (content !== undefined) return content === 'certificate' ? content : 'other';
  if (squeezed === 'ECPARAMETERS') return 'curve';
  if (squeezed.endsWith('PRIVATEKEY')) return 'privateKey';
  return squeezed.endsWith('CERTIFICATE') ? 'certificate' : 'other';
}

/** Reads what a block contains. */
export function readBlock(block: PemBlock): ReadBlock {
  const { label, headers, body } = block;
  const bytes = decodeBase64(body);
  if (headers.some((header) => /^Proc-Type:\s*4,\s*ENCRYPTED$/.test(header))) {
    // The cipher works on blocks of 8 or 16 bytes, so anything else was cut.
    const isWhole = bytes !== undefined && bytes.length % 8 === 0 && headers.length > 1;
    return { block, kind: kindOf(label, undefined), der: undefined, isEncrypted: true, isWhole };
  }
  const read = bytes && readDer(bytes);
  const byLabel = label.startsWith('ENCRYPTED') || (label.startsWith('OPENSSH') ? undefined : false);
  // What was cut may look like something else, so its label counts. An OpenSSH key states its cipher at its start.
  const der = read?.isWhole === true || read?.content.toLowerCase().endsWith('openssh') ? read : undefined;
  const kind = kindOf(label, der?.content);
  return {
    block,
    kind,
    der,
    isEncrypted: der ? encryptedContents.has(der.content) : byLabel,
    // A trusted certificate is followed by its purposes, and a curve has only a name.
    isWhole:
      kind === 'curve'
        ? bytes !== undefined && isCurve(bytes)
        : der?.isWhole === true || (read !== undefined && label.startsWith('TRUSTED')),
  };
}

const written = ({ label, headers, body }: PemBlock): readonly string[] => [
  `-----BEGIN ${label}-----`,
  ...headers,
  ...(headers.length > 0 ? [''] : []),
  // OpenSSH has longer lines than other tools.
  ...(body.match(label.startsWith('OPENSSH') ? /.{1,70}/g : /.{1,64}/g) ?? []),
  `-----END ${label}-----`,
];

/** A chain contains only certificates. A key may come with the parameters of its curve, but not with another. */
const fits: Readonly<Record<PemKind, (blocks: readonly ReadBlock[]) => boolean>> = {
  certificate: (blocks) => blocks.every(({ kind }) => kind === 'certificate'),
  privateKey: (blocks) =>
    blocks.every(({ kind }) => kind === 'privateKey' || kind === 'curve') &&
    blocks.filter(({ kind }) => kind === 'privateKey').length === 1,
};

/**
 * Reads a PEM text. Every block must have matching labels and be of the expected kind (spec §5). Text around the
 * blocks is left out, unless it may be part of a key.
 */
export function readPem(text: string, kind: PemKind): PemReading {
  if (text.length > pemLimitBytes) return invalid;
  const { blocks: found, fault } = scanPem(text);
  if (fault !== undefined) return fault === 'mismatched' ? mismatched : invalid;
  const blocks = found.map(readBlock);
  if (!fits[kind](blocks)) {
    const other = kind === 'certificate' ? 'privateKey' : 'certificate';
    return fits[other](blocks) ? { ...invalid, found: other } : invalid;
  }
  const lines = blocks.flatMap(({ block, der }) =>
    written({ ...block, label: labelToSend(block.label, der?.content) }),
  );
  const main = blocks.find((block) => block.kind === kind);
  return {
    state: 'valid',
    blocks: blocks.length,
    lines: lines.length,
    isEncrypted: main?.isEncrypted,
    content: main?.der?.content,
    algorithm: main?.der?.algorithm,
    isWhole: blocks.every(({ isWhole }) => isWhole),
    text: `${lines.join('\n')}\n`,
  };
}

/** A valid text as it is sent; any other text unchanged. */
export function canonicalPem(text: string, kind: PemKind): string {
  const reading = readPem(text, kind);
  return reading.state === 'valid' ? reading.text : text;
}

type ValidPem = Extract<PemReading, { state: 'valid' }>;

const nounOf: Record<PemKind, (reading: ValidPem) => string> = {
  certificate: ({ blocks }) => (blocks > 1 ? 'Certificate chain' : 'Certificate'),
  privateKey: ({ isEncrypted, content }) => {
    const isOpenssh = content === 'openssh' || content === 'encryptedOpenssh';
    const noun = isOpenssh ? 'OpenSSH private key' : 'private key';
    return isEncrypted ? `Encrypted ${noun}` : noun.replace(/^p/, 'P');
  },
};

/** The summary shown instead of a file's content, such as "Private key · PEM · 28 lines". */
export function describePem(text: string, kind: PemKind): string | undefined {
  const reading = readPem(text, kind);
  if (reading.state === 'invalid') return undefined;
  const noun = nounOf[kind](reading);
  return `${noun} · PEM · ${reading.lines} lines`;
}
