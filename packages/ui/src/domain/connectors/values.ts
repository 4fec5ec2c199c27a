import { toId } from '../entities/id.ts';
import { hasVisible } from '../hiddenCharacters.ts';
import { directConnection, readConnection, type Connection } from './connection.ts';
import type { ChoiceField, Field, FieldKind, FieldOf, ListField } from './fieldTypes.ts';
import { joinList, splitList } from './normalise.ts';
import { isWireObject, type Wire, type WireObject } from './paths.ts';
import { readSsl, sslOff, writeSsl, type Ssl } from './ssl.ts';

/** What a form holds for a field, as the person sees it: a number is the text typed so far, a list is one line. */
export type FormValue = string | boolean | readonly WireObject[] | Ssl | Connection;

/** How values of one kind of field begin, and how they come from the wire and go to it. */
interface Codec<Each extends Field> {
  initial(field: Each, today: string): FormValue;
  read(wire: Wire, field: Each): FormValue;
  /** `null` for nothing. */
  write(value: FormValue, field: Each): Wire;
}

const textOf = (value: FormValue): string => (typeof value === 'string' ? value : '');
const words = (wire: Wire): string =>
  typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';

const plainText: Codec<Field> = {
  initial: () => '',
  read: words,
  write: (value) => textOf(value) || null,
};

/** A choice that the build does not know goes back as it came. */
const writeChoice = (value: string, { options }: ChoiceField): Wire =>
  options.find((option) => String(option.value) === value)?.value ?? (value || null);

const readList = (wire: Wire, field: ListField): string => {
  if (Array.isArray(wire)) return joinList(wire.map(words));
  return joinList(splitList({ items: 'text', wire: field.wire }, words(wire).replaceAll('"', '')));
};

const writeList = (typed: string, field: ListField): Wire => {
  const items = splitList(field, typed);
  if (field.wire === 'array') return field.items === 'number' ? items.map(Number) : items;
  if (items.length === 0) return null;
  if (field.wire === 'quoted') return items.map((item) => `"${item}"`).join(',');
  return items.join(field.wire === 'spaces' ? ' ' : ',');
};

export const isRows = (value: unknown): value is readonly WireObject[] =>
  Array.isArray(value) && value.every(isWireObject);
export const isSsl = (value: FormValue): value is Ssl =>
  isWireObject(value) && 'mode' in value && !('type' in value);
export const isConnection = (value: FormValue): value is Connection =>
  isWireObject(value) && 'type' in value && 'tunnelId' in value;

const codecs: { readonly [Kind in FieldKind]: Codec<FieldOf<Kind>> } = {
  text: { ...plainText, initial: ({ initial }) => initial },
  secret: plainText,
  longText: plainText,
  file: plainText,
  number: {
    initial: ({ initial }) => words(initial),
    read: words,
    write: (value) => (textOf(value).trim() === '' ? null : Number(textOf(value))),
  },
  choice: {
    initial: ({ initial }) => words(initial),
    read: words,
    write: (value, field) => writeChoice(textOf(value), field),
  },
  toggle: {
    initial: ({ initial }) => initial,
    read: (wire) => wire === true,
    write: (value) => value === true,
  },
  date: {
    // Spec §9: January 1 two years ago.
    initial: ({ initial }, today) => (initial === null ? '' : `${Number(today.slice(0, 4)) - 2}-01-01`),
    read: (wire) => words(wire).slice(0, 'YYYY-MM-DD'.length),
    write: plainText.write,
  },
  list: {
    initial: ({ initial }) => joinList(initial),
    read: readList,
    write: (value, field) => writeList(textOf(value), field),
  },
  rows: {
    initial: () => [],
    read: (wire) => (isRows(wire) ? wire : []),
    write: (value) => (isRows(value) ? value : []),
  },
  ssl: {
    initial: () => sslOff,
    read: readSsl,
    write: (value) => (isSsl(value) ? writeSsl(value) : false),
  },
  connection: {
    initial: () => directConnection,
    read: (wire) => readConnection(typeof wire === 'number' ? toId<'tunnel'>(wire) : null),
    write: (value) => (isConnection(value) ? value.tunnelId : null),
  },
};

/** Each codec meets fields of its own kind only, which the record above cannot say once it is looked up. */
const codecOf = (field: Field): Codec<Field> => codecs[field.kind];

/** What a field of a new connector holds. `today` is `YYYY-MM-DD`. */
export const initialValue = (field: Field, today: string): FormValue => codecOf(field).initial(field, today);

/** What the service holds for a field, as the form holds it. Secrets never come back, whatever was sent (T-08). */
export const readValue = (field: Field, wire: Wire | undefined): FormValue =>
  field.isSecret ? '' : codecOf(field).read(wire ?? null, field);

export const writeValue = (field: Field, value: FormValue): Wire => codecOf(field).write(value, field);

/** Whether a value is of the kind that its field holds. */
export const isValueOf = (field: Field, value: FormValue): boolean => {
  if (field.kind === 'toggle') return typeof value === 'boolean';
  if (field.kind === 'rows') return isRows(value);
  if (field.kind === 'ssl') return isSsl(value);
  if (field.kind === 'connection') return isConnection(value);
  return typeof value === 'string';
};

export const isEmpty = (value: FormValue): boolean =>
  typeof value === 'string' ? !hasVisible(value) : Array.isArray(value) && value.length === 0;

/** Whether two values are the same to a person. They are plain data, so their text tells. */
export const isSameValue = (one: FormValue, other: FormValue): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));
