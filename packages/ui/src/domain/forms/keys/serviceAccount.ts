import { isWireObject, parseJson, type Wire, type WireObject } from '../../json/paths.ts';
import { trimInvisible } from '../../text/trimInvisible.ts';
import { canonicalPem, readPem } from './pem.ts';

/** What a JSON file is that cannot be used as the key of a service account. */
export type JsonContent =
  | 'serviceAccount'
  | 'person'
  | 'oauthClient'
  | 'workloadIdentity'
  | 'impersonation'
  | 'nested'
  | 'list'
  | 'webKey'
  | 'other';

/** The quotes of a shell or of source code. Double ones may also make the whole a JSON text. */
const quoted = /^(['`])([^]*)\1$|^"(?=\{)([^]*)"$/;

/**
 * The JSON in a text as it was copied: in a fence of Markdown, as the value of a variable in a file of settings or in
 * source code, and with invisible characters around it.
 */
function bareJson(text: string): string {
  const all = trimInvisible(text);
  const inFence = /^```[a-z]{0,10}\s([^]*)```$/i.exec(all)?.[1] ?? all;
  const value = trimInvisible(inFence)
    .replace(
      /^(?:(?:export|set|const|let|var)\s+)?[a-z_][\w.-]{0,80}\s*[=:]\s*(?:\|[-+]?\s+)?(?=["'`{])/i,
      '',
    )
    .replace(/[;,]$/, '');
  const bare = trimInvisible(value);
  if (parseJson(bare) !== undefined) return bare;
  const [, , single, double] = quoted.exec(bare) ?? [];
  return trimInvisible(single ?? double ?? bare);
}

/** JSON that was stored as a text inside JSON, or whose line breaks were written out, as scripts do. */
function parseLeniently(bare: string): Wire | undefined {
  const parsed = parseJson(bare) ?? parseJson(bare.replaceAll(/(?<=[^,{}[\]:\s"])\r?\n/g, String.raw`\n`));
  return typeof parsed === 'string' ? parseJson(parsed) : parsed;
}

const contentByType: Readonly<Record<string, JsonContent>> = {
  service_account: 'serviceAccount',
  authorized_user: 'person',
  external_account: 'workloadIdentity',
  external_account_authorized_user: 'workloadIdentity',
  impersonated_service_account: 'impersonation',
};

function contentOf(json: Wire): JsonContent {
  if (Array.isArray(json)) return 'list';
  if (!isWireObject(json)) return 'other';
  const { type } = json;
  const byType =
    typeof type === 'string' && Object.hasOwn(contentByType, type) ? contentByType[type] : undefined;
  if (byType) return byType;
  if (isWireObject(json.web) || isWireObject(json.installed)) return 'oauthClient';
  if (typeof json.kty === 'string' || Array.isArray(json.keys)) return 'webKey';
  const isKey = (part: Wire | undefined) => isWireObject(part) && part.type === 'service_account';
  return Object.values(json).some(isKey) ? 'nested' : 'other';
}

export interface ReadJson {
  readonly content: JsonContent;
  /** The members of an object. */
  readonly members: WireObject;
}

/** Reads a JSON file, also as people copy it or escaped twice; `undefined` if the text is no JSON file. */
export function readJsonFile(text: string): ReadJson | undefined {
  const bare = bareJson(text);
  const json = /^["[{]/.test(bare) ? parseLeniently(bare) : undefined;
  if (json === undefined || json === null || typeof json !== 'object') return undefined;
  return { content: contentOf(json), members: isWireObject(json) ? json : {} };
}

/** Whether a file is the key of a service account, with the private key in it. */
export const isServiceAccountKey = (text: string): boolean => {
  const file = readJsonFile(text);
  const key = file?.content === 'serviceAccount' ? file.members.private_key : undefined;
  return typeof key === 'string' && readPem(key, 'privateKey').state === 'valid';
};

/** The key of a service account as it is sent: its private key has the line breaks that belong there. */
export function canonicalServiceAccount(text: string): string {
  const file = readJsonFile(text);
  if (file?.content !== 'serviceAccount') return text;
  const { members } = file;
  const key = members.private_key;
  const repaired =
    typeof key === 'string' ? { ...members, private_key: canonicalPem(key, 'privateKey') } : members;
  const bare = text.replace(/^\uFEFF/, '').trim();
  const isAsWritten = repaired.private_key === key && isWireObject(parseJson(bare));
  return isAsWritten ? bare : JSON.stringify(repaired, null, 2);
}
