/** The habits in which services of one specification differ. A backend team chooses them without asking anyone. */
export interface Switches {
  /**
   * What a PATCH does with a JSON field (`config`, `sync_mappings`, `notification`): `merge` it into the stored one, tables
   * and all, or `replace` the stored one, as a plain serializer does.
   *
   * @default 'replace'
   */
  readonly writes: 'merge' | 'replace';
  /**
   * The status of every call of someone who is not signed in, or no longer. Django REST answers 403 when its first
   * authentication class names no challenge.
   *
   * @default 403
   */
  readonly endedSession: 401 | 403;
  /** The most rows of a page, whatever `page_size` asks for. Without `page_size` there are ten. @default 20 */
  readonly pageSizeCap: number;
  /** Whether a page has its number, as `page`, beside `count`, `next`, `previous` and `results`. @default 'absent' */
  readonly pageNumber: 'absent' | 'sent';
  /**
   * Whether a list obeys query parameters that name a field, and `search` and `ordering`. Parameters that name no field are
   * ignored in any case, as Django's filters do.
   *
   * @default 'obeyed'
   */
  readonly filters: 'obeyed' | 'ignored';
  /** Whether lists come in pages or as a bare array of all rows. @default 'paged' */
  readonly lists: 'paged' | 'bare';
  /**
   * The form in which a body is refused: `fields` names each field once with a list of sentences; `nested` repeats the
   * shape of the body; `non_field_errors` names no field.
   *
   * @default 'fields'
   */
  readonly errors: 'fields' | 'nested' | 'non_field_errors';
  /** Whether records have the fields that no call needs (`optionalFields` in resources.ts). @default 'sent' */
  readonly optionalFields: 'sent' | 'missing';
  /** Whether a proxy in front replaces the body of every failure by its own page of HTML. @default 'none' */
  readonly proxyErrors: 'none' | 'html';
  /** Whether changes are announced over the realtime channels. @default 'sent' */
  readonly events: 'sent' | 'none';
  /** What a successful action (a POST to a verb) answers: `{"status": …}`, or 204 and nothing. @default 'status' */
  readonly actions: 'status' | 'nothing';
}

/** The service as it is written most often. */
export const defaultSwitches: Switches = {
  writes: 'replace',
  endedSession: 403,
  pageSizeCap: 20,
  pageNumber: 'absent',
  filters: 'obeyed',
  lists: 'paged',
  errors: 'fields',
  optionalFields: 'sent',
  proxyErrors: 'none',
  events: 'sent',
  actions: 'status',
};

/** The values that each switch can have. A cap may be any number above 0; these are a tight and a wide one. */
export const switchValues: { readonly [Name in keyof Switches]: readonly Switches[Name][] } = {
  writes: ['replace', 'merge'],
  endedSession: [403, 401],
  pageSizeCap: [20, 5, 1000],
  pageNumber: ['absent', 'sent'],
  filters: ['obeyed', 'ignored'],
  lists: ['paged', 'bare'],
  errors: ['fields', 'nested', 'non_field_errors'],
  optionalFields: ['sent', 'missing'],
  proxyErrors: ['none', 'html'],
  events: ['sent', 'none'],
  actions: ['status', 'nothing'],
};

/**
 * Reads switches that came from outside: a command line or a control address.
 *
 * @throws an Error that names an unknown switch or value
 */
export function readSwitches(given: Readonly<Record<string, unknown>>): Partial<Switches> {
  for (const [name, value] of Object.entries(given)) {
    const known = new Map<string, readonly unknown[]>(Object.entries(switchValues)).get(name);
    const isCap = name === 'pageSizeCap' && Number.isInteger(value) && Number(value) > 0;
    if (!known) throw new Error(`No switch is called ${name}.`);
    if (!isCap && !known.includes(value)) throw new Error(`${name} cannot be ${String(value)}.`);
  }
  return given;
}
