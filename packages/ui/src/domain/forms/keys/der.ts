/*
 * Reads what a key or certificate is from its own structure, because a label or a file name can be wrong. It reads
 * only shapes, so a few lines replace an ASN.1 library, which would cost a form more than the form itself.
 */

/** What a binary structure is. */
export type DerContent =
  | 'pkcs8'
  | 'encryptedPkcs8'
  | 'pkcs1'
  | 'dsa'
  | 'sec1'
  | 'openssh'
  | 'encryptedOpenssh'
  | 'publicKey'
  | 'certificate'
  | 'request'
  | 'revocationList'
  | 'pkcs7'
  | 'pkcs12';

export interface DerReading {
  readonly content: DerContent;
  /** Such as `RSA`; `undefined` if the structure does not say. */
  readonly algorithm: string | undefined;
  /** Every length inside adds up, and the numbers of an RSA key belong together. */
  readonly isWhole: boolean;
}

type Bytes = Uint8Array;

interface Element {
  readonly tag: number;
  /** Offsets of the content. `end` is beyond the bytes of a structure that was cut. */
  readonly start: number;
  readonly end: number;
}

const isConstructed = (tag: number): boolean => (tag & 0x20) !== 0;

function elementAt(bytes: Bytes, at: number): Element | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return undefined;
  if (first < 0x80) return { tag, start: at + 2, end: at + 2 + first };
  // BER files, such as some PKCS#12, state no length.
  if (first === 0x80) return { tag, start: at + 2, end: bytes.length };
  const size = first & 0x7f;
  if (size > 4) return undefined;
  let length = 0;
  for (const byte of bytes.subarray(at + 2, at + 2 + size)) length = length * 256 + byte;
  return { tag, start: at + 2 + size, end: at + 2 + size + length };
}

/** The first elements inside one. */
function inside(bytes: Bytes, { start, end }: Element, most = 12): readonly Element[] {
  const found: Element[] = [];
  for (let at = start; at < end && found.length < most;) {
    const element = elementAt(bytes, at);
    if (!element) break;
    found.push(element);
    at = element.end;
  }
  return found;
}

const hex = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const contentOf = (bytes: Bytes, element: Element | undefined): Bytes =>
  element ? bytes.subarray(element.start, element.end) : bytes.subarray(0, 0);
const tagsOf = (elements: readonly Element[]): string =>
  elements.map(({ tag }) => tag.toString(16).padStart(2, '0')).join(' ');

/** Deeper nesting than in any certificate is refused, so that a hostile file cannot exhaust the stack. */
const deepest = 24;

/** Whether the lengths inside an element add up exactly, at every level. */
function addsUp(bytes: Bytes, element: Element, depth = 0): boolean {
  if (element.end > bytes.length || depth > deepest) return false;
  if (!isConstructed(element.tag)) return true;
  let at = element.start;
  while (at < element.end) {
    const part = elementAt(bytes, at);
    if (!part || part.end > element.end || !addsUp(bytes, part, depth + 1)) return false;
    at = part.end;
  }
  return at === element.end;
}

const algorithms: Readonly<Record<string, string>> = {
  '2a864886f70d010101': 'RSA',
  '2a864886f70d01010a': 'RSA',
  '2a8648ce3d0201': 'EC',
  '2a8648ce380401': 'DSA',
  '2b6570': 'Ed25519',
  '2b6571': 'Ed448',
  '2b656e': 'X25519',
  '2b656f': 'X448',
};

const algorithmIn = (bytes: Bytes, element: Element | undefined): string | undefined =>
  element && algorithms[hex(contentOf(bytes, inside(bytes, element, 1)[0]))];

const numberIn = (bytes: Bytes, element: Element): bigint => BigInt(`0x0${hex(contentOf(bytes, element))}`);

/** Whether the numbers of an RSA key belong together: a single changed character breaks that. */
function isRsaWhole(bytes: Bytes, key: Element): boolean {
  const parts = inside(bytes, key);
  if (parts.length !== 9 || parts.some(({ tag }) => tag !== 0x02)) return false;
  const [version, n = 0n, e = 0n, d = 0n, p = 0n, q = 0n, dp, dq, inverse = 0n] = parts.map((part) =>
    numberIn(bytes, part),
  );
  if (version !== 0n || p <= 1n || q <= 1n || p * q !== n || (inverse * q) % p !== 1n) return false;
  const [overP, overQ] = [p - 1n, q - 1n];
  return dp === d % overP && dq === d % overQ && (e * dp) % overP === 1n && (e * dq) % overQ === 1n;
}

/** The object identifiers of encryption with a password: PKCS#5, and PKCS#12 inside PKCS#8. */
const passwordBased = /^2a864886f70d01(05|0c01)/;
const pkcs7Types = /^2a864886f70d0107/;

function describe(bytes: Bytes, outer: Element): Omit<DerReading, 'isWhole'> | undefined {
  const parts = inside(bytes, outer);
  const tags = tagsOf(parts);
  const [first, second] = parts;
  const ofFirst = first && isConstructed(first.tag) ? inside(bytes, first) : [];
  const inner = tagsOf(ofFirst);
  const plain = (content: DerContent, algorithm?: string) => ({ content, algorithm });
  if (tags.startsWith('02 30 04')) return plain('pkcs8', algorithmIn(bytes, second));
  if (/^02( 02){8}/.test(tags)) return plain('pkcs1', 'RSA');
  if (/^02( 02){5}$/.test(tags)) return plain('dsa', 'DSA');
  if (tags.startsWith('02 04')) return plain('sec1', 'EC');
  // A key that was cut shows fewer numbers. The first of a private key is its version.
  if (tags.startsWith('02 02'))
    return numberOfVersion(bytes, first) ? plain('pkcs1', 'RSA') : plain('publicKey', 'RSA');
  if (tags.startsWith('02 30')) return plain('pkcs12');
  if (tags.startsWith('06 a0') && pkcs7Types.test(hex(contentOf(bytes, first)))) return plain('pkcs7');
  if (/^30 04$/.test(tags) && passwordBased.test(hex(contentOf(bytes, ofFirst[0]))))
    return plain('encryptedPkcs8');
  if (/^30 03$/.test(tags) && inner.startsWith('06')) return plain('publicKey', algorithmIn(bytes, first));
  if (/^30( 30 03)?$/.test(tags)) {
    if (/^(a0 02|02) 30 30 30/.test(inner)) return plain('certificate');
    if (/^02 30 30( a0|$)/.test(inner)) return plain('request');
    if (/^(02 )?30 30 (17|18)/.test(inner)) return plain('revocationList');
  }
  return undefined;
}

const numberOfVersion = (bytes: Bytes, element: Element | undefined): boolean =>
  element !== undefined && element.end - element.start === 1;

const magic = 'openssh-key-v1\0';

/** The text and numbers of an OpenSSH file, each with its length before it. */
function opensshReader(bytes: Bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const number = (): number => {
    const value = at + 4 <= bytes.length ? view.getUint32(at) : Number.NaN;
    at += 4;
    return value;
  };
  const part = (): Bytes | undefined => {
    const length = number();
    if (!(at + length <= bytes.length)) return undefined;
    at += length;
    return bytes.subarray(at - length, at);
  };
  return { number, part, isAtEnd: () => at === bytes.length };
}

const textOf = (bytes: Bytes | undefined): string | undefined =>
  bytes && String.fromCharCode(...bytes.subarray(0, 64));

const opensshAlgorithm = (type: string | undefined): string | undefined => {
  if (type === undefined) return undefined;
  if (type.includes('rsa')) return 'RSA';
  if (type.includes('ed25519')) return 'Ed25519';
  if (type.includes('ecdsa')) return 'EC';
  return type.includes('dss') ? 'DSA' : undefined;
};

/** The private part repeats a random number, and ends with the bytes 1, 2, 3 as padding. */
function isOpensshWhole(secret: Bytes | undefined): boolean {
  if (!secret || secret.length % 8 !== 0) return false;
  const { number } = opensshReader(secret);
  if (number() !== number()) return false;
  const padding = secret.at(-1) ?? 0;
  const isPadded =
    padding < 8 && secret.subarray(secret.length - padding).every((byte, index) => byte === index + 1);
  return isPadded || padding > 8;
}

function readOpenssh(bytes: Bytes): DerReading | undefined {
  if (textOf(bytes)?.startsWith(magic) !== true) return undefined;
  const { number, part, isAtEnd } = opensshReader(bytes.subarray(magic.length));
  const cipher = textOf(part());
  part();
  part();
  const keys = number();
  const publicPart = part();
  const secret = part();
  if (cipher === undefined) return undefined;
  const isEncrypted = cipher !== 'none';
  return {
    content: isEncrypted ? 'encryptedOpenssh' : 'openssh',
    algorithm: opensshAlgorithm(publicPart && textOf(opensshReader(publicPart).part())),
    isWhole: keys === 1 && secret !== undefined && isAtEnd() && (isEncrypted || isOpensshWhole(secret)),
  };
}

/** The start of PKCS#8 is the same in every RSA key: its version and its algorithm. */
const hasRightHead = (bytes: Bytes, outer: Element): boolean => {
  const head = hex(contentOf(bytes, { ...outer, end: outer.start + 18 }));
  return !head.includes('2a864886f70d010101') || head === '020100300d06092a864886f70d0101010500';
};

/** The RSA key inside a structure; `undefined` if it does not fill its place. */
function rsaKeyIn(bytes: Bytes, outer: Element, content: DerContent): Element | undefined {
  if (content === 'pkcs1') return outer;
  const wrapped = content === 'pkcs8' ? inside(bytes, outer)[2] : undefined;
  const key = wrapped && elementAt(bytes, wrapped.start);
  return key?.tag === 0x30 && key.end === wrapped?.end && addsUp(bytes, key) ? key : undefined;
}

/** Reads what binary content is; `undefined` if it is none of these. Content that was cut is read as far as it goes. */
export function readDer(bytes: Bytes): DerReading | undefined {
  const openssh = readOpenssh(bytes);
  if (openssh) return openssh;
  const outer = elementAt(bytes, 0);
  if (outer?.tag !== 0x30) return undefined;
  const described = describe(bytes, outer);
  if (!described) return undefined;
  const hasRightLengths = outer.end === bytes.length && addsUp(bytes, outer);
  return { ...described, isWhole: hasRightLengths && isConsistent(bytes, outer, described) };
}

/** Whether what a structure says about itself fits together, as far as that can be seen. */
function isConsistent(
  bytes: Bytes,
  outer: Element,
  { content, algorithm }: Omit<DerReading, 'isWhole'>,
): boolean {
  if (content === 'pkcs8' && (algorithm === undefined || !hasRightHead(bytes, outer))) return false;
  if (algorithm !== 'RSA' || content === 'publicKey') return true;
  const key = rsaKeyIn(bytes, outer, content);
  return key !== undefined && isRsaWhole(bytes, key);
}

/** Whether content is the name or the parameters of a curve. */
export function isCurve(bytes: Bytes): boolean {
  const outer = elementAt(bytes, 0);
  return (
    outer !== undefined &&
    (outer.tag === 0x06 || outer.tag === 0x30) &&
    outer.end === bytes.length &&
    addsUp(bytes, outer)
  );
}

/** Decodes Base64; `undefined` if it is not Base64, such as with a character missing. */
export function decodeBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
