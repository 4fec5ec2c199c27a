import { trimInvisible } from '../../text/trimInvisible.ts';
import { firstHidden, numberOf } from '../../text/hiddenCharacters.ts';
import { decodeBase64, readDer, type DerContent } from './der.ts';
import { readBlock, scanPem, type PemKind, type PemReading, type PemScan, type ReadBlock } from './pem.ts';
import { looksLikeServiceAccount } from '../../text/privateKeyText.ts';
import { readJsonFile, type JsonContent } from './serviceAccount.ts';

/*
 * What to do about a file that is no key or no certificate. The specification fixes the message (spec §5), so this
 * advice follows it. It never repeats any of the text, which may be a secret.
 */

const wanted: Readonly<Record<PemKind, string>> = {
  certificate: 'the certificate file',
  privateKey: 'the private key file',
};

/** Where the key of a service account comes from. */
const serviceAccountKey =
  'Choose the JSON key of a service account: in Google Cloud, open the service account, then Keys, Add key, JSON.';

const jsonNames: Readonly<Record<JsonContent, string>> = {
  serviceAccount: 'This is the JSON key of a service account.',
  person: 'This file contains the credentials of a person (authorized_user).',
  oauthClient: 'This file contains an OAuth client.',
  workloadIdentity: 'This file configures workload identity federation and contains no key.',
  impersonation: 'This file configures the impersonation of a service account and contains no key.',
  nested: 'The key of the service account is inside another JSON object.',
  list: 'This JSON file contains a list.',
  webKey: 'This is a JSON Web Key.',
  other: 'This is another JSON file.',
};

/** Why a JSON file is not the key of a service account, and what is needed instead. */
export function adviseJson(text: string): string {
  const file = readJsonFile(text);
  if (!file) {
    if (/[\u201C-\u201F]/.test(text))
      return 'The quotes were changed to typographic ones. Use the file as it was downloaded.';
    if (!looksLikeServiceAccount(text)) return serviceAccountKey;
    const found = hiddenIn(trimInvisible(text));
    return found === undefined
      ? 'The JSON file is incomplete or was changed. Use the file as it was downloaded.'
      : `The text contains an invisible character (${found}). Use the file as it was downloaded.`;
  }
  if (file.content === 'serviceAccount') {
    const isThere = typeof file.members.private_key === 'string' && file.members.private_key.trim() !== '';
    return isThere
      ? 'The private key in the file can’t be read. Use the file as it was downloaded, or create a new JSON key.'
      : 'The file contains no private key. Download a new JSON key.';
  }
  if (file.content === 'nested') return `${jsonNames.nested} Save that object as a file of its own.`;
  return `${jsonNames[file.content]} ${serviceAccountKey}`;
}

function jsonInPlaceOfPem(text: string, kind: PemKind, takesJson: boolean): string | undefined {
  const file = readJsonFile(text);
  if (!file) return takesJson && looksLikeServiceAccount(text) ? adviseJson(text) : undefined;
  if (takesJson) return adviseJson(text);
  return `${jsonNames[file.content]} Choose ${wanted[kind]} in PEM.`;
}

const derNames: Readonly<Record<DerContent, string>> = {
  pkcs8: 'a private key',
  encryptedPkcs8: 'an encrypted private key',
  pkcs1: 'a private key',
  dsa: 'a private key',
  sec1: 'a private key',
  openssh: 'a private key',
  encryptedOpenssh: 'an encrypted private key',
  publicKey: 'a public key',
  certificate: 'a certificate',
  request: 'a certificate signing request',
  revocationList: 'a revocation list',
  pkcs7: 'a PKCS#7 file with certificates',
  pkcs12: 'a PKCS#12 file',
};

const isKey = (content: DerContent): boolean => derNames[content].endsWith('private key');

/** What to do with a content that is another one than wanted. */
function adviseContent(content: DerContent, kind: PemKind): string {
  const isThis = `This is ${derNames[content]}.`;
  if (content === 'pkcs7') {
    return kind === 'certificate'
      ? `${isThis} Extract them: openssl pkcs7 -print_certs -in file.p7b -out certificates.pem`
      : `${isThis} Choose ${wanted[kind]}.`;
  }
  if (content === 'pkcs12') {
    const parts = kind === 'certificate' ? '-nokeys -out certificates.pem' : '-nocerts -nodes -out key.pem';
    return `${isThis} Extract the ${kind === 'certificate' ? 'certificates' : 'key'}: openssl pkcs12 -in file.p12 ${parts}`;
  }
  if (content === 'request' && kind === 'certificate')
    return `${isThis} Choose the certificate that was issued for it.`;
  if (isKey(content) && kind === 'certificate')
    return `${isThis} Keep it secret, and choose ${wanted[kind]}.`;
  return `${isThis} Choose ${wanted[kind]}.`;
}

/** Binary forms of what is wanted, and the command that converts them. */
function adviseDer(content: DerContent, kind: PemKind): string {
  if (kind === 'certificate' && content === 'certificate') {
    return 'This is a certificate in binary form (DER). Convert it to PEM: openssl x509 -inform der -in certificate.der -out certificate.pem';
  }
  if (content === 'pkcs7' && kind === 'certificate') {
    return 'This is a PKCS#7 file with certificates, in binary form (DER). Extract them: openssl pkcs7 -inform der -print_certs -in file.p7b -out certificates.pem';
  }
  if (kind === 'certificate' || !isKey(content)) return adviseContent(content, kind);
  const convert =
    content === 'encryptedPkcs8'
      ? 'openssl pkey -inform der -in key.der -aes256 -out key.pem'
      : 'openssl pkcs8 -topk8 -nocrypt -inform der -in key.der -out key.pem';
  return `This is ${derNames[content]} in binary form (DER). Convert it to PEM: ${convert}`;
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Text in UTF-16 has a mark, or a zero in every other byte. */
const isUtf16 = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xff, 0xfe) ||
  startsWith(bytes, 0xfe, 0xff) ||
  (bytes.length > 3 &&
    [0, 1].some((first) => bytes.subarray(0, 40).every((byte, at) => (at % 2 === first) === (byte === 0))));

const utf16 = 'The file is saved as UTF-16. Save it as UTF-8, then choose it again.';

/** What to do about a file that is not text, where the key of a service account is wanted. */
export const adviseJsonBytes = (bytes: Uint8Array): string => (isUtf16(bytes) ? utf16 : serviceAccountKey);

/** What to do about a file that is not text. */
export function adviseBytes(bytes: Uint8Array, kind: PemKind): string {
  if (isUtf16(bytes)) return utf16;
  const der = readDer(bytes);
  if (der) return adviseDer(der.content, kind);
  if (startsWith(bytes, 0xfe, 0xed, 0xfe, 0xed) || startsWith(bytes, 0xce, 0xce, 0xce, 0xce))
    return 'This is a Java keystore. Convert it to PKCS#12 with keytool -importkeystore, then to PEM with openssl pkcs12.';
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x1f, 0x8b))
    return `This is an archive. Unpack it, then choose ${wanted[kind]}.`;
  return `This is a binary file. Choose ${wanted[kind]} in PEM, which is text that starts with -----BEGIN.`;
}

/** Spaces that look like one, but are not. */
const otherSpaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]/;

/** The first character that cannot be seen, as `U+200B`. A byte order mark at the start is ordinary. */
function hiddenIn(text: string): string | undefined {
  const bare = text.replace(/^\uFEFF/, '');
  const space = otherSpaces.exec(bare)?.[0];
  return firstHidden(bare.replaceAll(/[\t-\r]/g, ' ')) ?? (space && numberOf(space));
}

type Detect = (text: string, kind: PemKind) => string | undefined;

const isPage: Detect = (text) =>
  /^\uFEFF?\s*<(?:!doctype|html|head|body|\?xml|error)/i.test(text)
    ? 'This is a web page, such as an error or a sign-in page. Download the file again.'
    : undefined;

const isPutty: Detect = (text, kind) => {
  if (!/^\uFEFF?\s*PuTTY-User-Key-File-/.test(text)) return undefined;
  if (kind === 'certificate') return adviseContent('openssh', kind);
  return 'This is a PuTTY key (PPK). Export it: puttygen key.ppk -O private-openssh -o key. Then convert it: ssh-keygen -p -m PKCS8 -f key';
};

const isSshLine: Detect = (text, kind) => {
  const isPublic =
    /^\uFEFF?\s*(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-\S{1,40}|sk-\S{1,60}) AAAA/.test(text) ||
    /^\uFEFF?\s*---- BEGIN SSH2 PUBLIC KEY/.test(text);
  return isPublic ? adviseContent('publicKey', kind) : undefined;
};

/** `-----BEGIN` in Base64, as in the secrets of Kubernetes. */
const isEncodedTwice: Detect = (text) =>
  /^\uFEFF?\s*["']?LS0tLS1CRUdJTi/.test(text)
    ? 'This is a PEM file encoded in Base64. Decode it first: base64 -d encoded.txt > decoded.pem'
    : undefined;

const dash = String.raw`[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]`;
const dashBefore = new RegExp(`${dash}[-\\s]{0,6}(?:BEGIN|END)\\b`);
const dashAfter = new RegExp(`-(?:BEGIN|END) [A-Z0-9 ]{1,40}-{0,4}${dash}`);

const hasOtherDashes: Detect = (text) => {
  if (dashBefore.test(text) || dashAfter.test(text)) {
    return 'The hyphens of the BEGIN and END lines were changed to dashes, as word processors do. Use the original file.';
  }
  return /(?:^|[^-])-{1,4}\s{0,3}(?:BEGIN|END) /.test(text)
    ? 'The BEGIN and END lines need five hyphens at each end. Use the original file.'
    : undefined;
};

const hasHidden: Detect = (text) => {
  const found = hiddenIn(text);
  return (
    found && `The text contains an invisible character (${found}). Copy it again from the original file.`
  );
};

/** The body without its first and last lines. */
const isBody: Detect = (text) => {
  const bare = text.replaceAll(/\s|(?<!\\)\\+[nr]/g, '');
  if (bare.length < 40 || !/^[A-Za-z0-9+/]+={0,2}$/.test(bare)) return undefined;
  const content = readDer(decodeBase64(bare) ?? new Uint8Array())?.content;
  return `The BEGIN and END lines are missing${content ? ` around what looks like ${derNames[content]}` : ''}. Copy the whole file, with both lines.`;
};

const detectors: readonly Detect[] = [
  isPage,
  isPutty,
  isSshLine,
  isEncodedTwice,
  hasOtherDashes,
  hasHidden,
  isBody,
];

const faults: Readonly<Record<NonNullable<PemScan['fault']>, string | undefined>> = {
  unclosed: 'The END line is missing, so the text is incomplete. Copy the whole file.',
  unopened: 'The BEGIN line is missing, so the text is incomplete. Copy the whole file.',
  mismatched: 'The BEGIN line and the END line belong to different files. Use the original file.',
  empty: 'There is nothing between the BEGIN line and the END line. Use the original file.',
  label: 'The BEGIN and END lines contain characters that do not belong there. Use the original file.',
  characters:
    'Between the BEGIN line and the END line are characters that do not belong there. Use the original file.',
  loose: 'Part of a key or certificate is outside its BEGIN and END lines. Use the original file.',
  none: undefined,
};

const contentOfBlock = ({ block, kind, der }: ReadBlock): DerContent | undefined => {
  if (der) return der.content;
  if (kind === 'privateKey') return block.label.startsWith('ENCRYPTED') ? 'encryptedPkcs8' : 'pkcs8';
  if (kind === 'certificate') return 'certificate';
  if (block.label.endsWith('REQUEST')) return 'request';
  if (/^PKCS ?7$|^CMS$/.test(block.label)) return 'pkcs7';
  if (block.label.endsWith('PUBLIC KEY')) return 'publicKey';
  return block.label.endsWith('CRL') ? 'revocationList' : undefined;
};

/** Why complete blocks are not what is wanted. */
function adviseBlocks(blocks: readonly ReadBlock[], kind: PemKind): string | undefined {
  const count = (wantedKind: ReadBlock['kind']) => blocks.filter((block) => block.kind === wantedKind).length;
  const [keys, certificates] = [count('privateKey'), count('certificate')];
  if (keys > 0 && certificates > 0) {
    return kind === 'privateKey'
      ? 'The file contains a private key and a certificate. Keep only the block of the private key.'
      : 'The file contains a certificate and a private key. Keep the key secret, and choose a file with only the certificate.';
  }
  if (kind === 'privateKey' && keys > 1)
    return `The file contains ${keys} private keys. Keep only one of them.`;
  if (blocks.some(({ block }) => block.label.startsWith('PGP')))
    return `This is a PGP key. Choose ${wanted[kind]} in PEM.`;
  const other = blocks.find((block) => block.kind !== kind && block.kind !== 'curve');
  const content = other && contentOfBlock(other);
  if (content !== undefined && blocks.length > 1 && count(kind) > 0)
    return `Besides, the file contains ${derNames[content]}. Keep only ${kind === 'certificate' ? 'the certificates' : 'the private key'}.`;
  if (content !== undefined) return adviseContent(content, kind);
  if (blocks.every((block) => block.kind === 'curve') && blocks.length > 0)
    return 'The file contains only the parameters of a curve. Choose the private key file.';
  return undefined;
}

/**
 * What to do about a text that is not the key or certificate that is wanted; `undefined` if nothing is known about it.
 * `takesJson`: the JSON key of a service account is accepted too.
 */
export function advisePem(text: string, kind: PemKind, takesJson = false): string | undefined {
  if (text.replace(/^\uFEFF/, '').trim() === '') return 'There is no text in it.';
  const json = jsonInPlaceOfPem(text, kind, takesJson);
  if (json !== undefined) return json;
  const { blocks, fault } = scanPem(text);
  if (fault === undefined) return adviseBlocks(blocks.map(readBlock), kind);
  for (const detect of detectors) {
    const advice = detect(text, kind);
    if (advice !== undefined) return advice;
  }
  return faults[fault];
}

const toPkcs8 = (flags: string): string => `openssl pkcs8 -topk8 ${flags}-in key.pem -out key.p8`;

/**
 * What to know about a valid PEM before it is used: that it looks damaged, or has a format that Snowflake does not
 * read. `undefined` if there is nothing to say.
 */
export function warnOfPem(
  reading: Extract<PemReading, { state: 'valid' }>,
  kind: PemKind,
): string | undefined {
  const { isWhole, content, algorithm, isEncrypted } = reading;
  if (!isWhole) {
    return kind === 'certificate'
      ? 'The content of the certificate can’t be read. Part of it may be missing or changed: compare it with the original file.'
      : 'The content of the key can’t be read. Part of it may be missing or changed: compare it with the original file.';
  }
  if (kind === 'certificate') return undefined;
  if (algorithm !== undefined && algorithm !== 'RSA') {
    return `Snowflake needs an RSA key, and this is ${/^(EC|E|X)/.test(algorithm) ? 'an' : 'a'} ${algorithm} key. Create one: openssl genrsa 2048 | openssl pkcs8 -topk8 -nocrypt -out key.p8`;
  }
  if (content === 'openssh' || content === 'encryptedOpenssh') {
    return `Snowflake needs PKCS#8, and this key is in the format of OpenSSH. Convert a copy of the file: ssh-keygen -p -m PKCS8 -f key`;
  }
  if (content === 'pkcs8' || content === 'encryptedPkcs8') return undefined;
  return `Snowflake needs PKCS#8, and this key is in the traditional format. Convert it: ${toPkcs8(isEncrypted ? '' : '-nocrypt ')}`;
}
