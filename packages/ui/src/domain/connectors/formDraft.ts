import { parseId } from '../entities/id.ts';
import { isMoreThanHost } from './connectionUri.ts';
import { chooseTunnel, createTunnel, directConnection, type Connection } from './connection.ts';
import type { Field, RowsField } from './fieldTypes.ts';
import type { FormModel } from './formState.ts';
import { isWireObject, type WireObject } from './paths.ts';
import { sslOff, type Ssl } from './ssl.ts';
import { isRows, type FormValue } from './values.ts';

/** Unsaved input as it may be put away: no secret is ever in it (docs/threats.md T-07). */
export interface FormDraft {
  readonly version: 1;
  readonly form: string;
  readonly values: Readonly<Record<string, FormValue>>;
}

/** No text of a draft is longer; a chain of certificates is the longest there is. */
const textLimit = 64 * 1024;
const rowLimit = 10_000;

/** What is more than a host in a host's place may hold a password. */
const isText = (value: unknown, field: Field): value is string =>
  typeof value === 'string' &&
  value.length <= textLimit &&
  !(field.kind === 'text' && field.address !== undefined && isMoreThanHost(value));

/** The keys of a row that the field names; others, such as a page's token, are left behind. */
const keptRow = (row: WireObject, { rowKeys }: RowsField): WireObject =>
  Object.fromEntries(
    rowKeys.flatMap((key) => {
      const value = Object.hasOwn(row, key) ? row[key] : undefined;
      return typeof value === 'string' || typeof value === 'boolean' ? [[key, value]] : [];
    }),
  );

function readSslDraft(value: unknown): Ssl | undefined {
  if (!isWireObject(value)) return undefined;
  if (value.mode === 'off') return sslOff;
  if (value.mode === 'unverified') return { mode: 'unverified' };
  const { certificate } = value;
  return value.mode === 'certificate' && typeof certificate === 'string' && certificate.length <= textLimit
    ? { mode: 'certificate', certificate }
    : undefined;
}

function readConnectionDraft(value: unknown): Connection | undefined {
  if (!isWireObject(value)) return undefined;
  if (value.type === 'direct') return directConnection;
  if (value.type !== 'secure') return undefined;
  const tunnelId = typeof value.tunnelId === 'number' ? parseId<'tunnel'>(String(value.tunnelId)) : undefined;
  return tunnelId === undefined ? createTunnel() : chooseTunnel(tunnelId);
}

/** A value that may stand in a draft of this field, freshly made; `undefined` for any other. */
function draftable(field: Field, value: unknown): FormValue | undefined {
  switch (field.kind) {
    case 'toggle':
      return typeof value === 'boolean' ? value : undefined;
    case 'rows':
      return isRows(value) && value.length <= rowLimit ? value.map((row) => keptRow(row, field)) : undefined;
    case 'ssl':
      return readSslDraft(value);
    case 'connection':
      return readConnectionDraft(value);
    case 'choice':
      return field.options.some((option) => String(option.value) === value) ? String(value) : undefined;
    default:
      return isText(value, field) ? value : undefined;
  }
}

const hasDraft = (field: Field): boolean => !field.isSecret && field.filledBy === undefined;

/** What was changed in a form and is no secret. */
export function captureDraft(form: FormModel): FormDraft {
  const entries = form.fields.filter(hasDraft).flatMap((field): [string, FormValue][] => {
    const { value, isChanged } = form.at(field.path).getSnapshot();
    const kept = isChanged ? draftable(field, value) : undefined;
    return kept === undefined ? [] : [[field.path, kept]];
  });
  return { version: 1, form: form.definition.id, values: Object.fromEntries(entries) };
}

/**
 * Puts a draft back. It comes from storage that anybody may have written to, so it is read like foreign input: only
 * fields of this form, only values of their kinds, never a secret, never a locked field (docs/threats.md T-43). Answers
 * whether anything was put back.
 */
export function restoreDraft(form: FormModel, draft: unknown): boolean {
  if (!isWireObject(draft) || draft.version !== 1 || draft.form !== form.definition.id) return false;
  const values = draft.values;
  if (!isWireObject(values)) return false;
  const restored = form.fields.filter(hasDraft).flatMap((field): [string, FormValue][] => {
    const kept = Object.hasOwn(values, field.path) ? draftable(field, values[field.path]) : undefined;
    return kept === undefined || form.at(field.path).getSnapshot().isLocked ? [] : [[field.path, kept]];
  });
  for (const [path, value] of restored) form.setValue(path, value);
  return restored.length > 0;
}
