import { createClient, type Client } from '@millrace/ui/contract';

/** JSON as a service keeps it. */
export type Stored = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merge = (stored: Stored, sent: Stored): Stored =>
  Object.entries(sent).reduce<Stored>((merged, [key, value]) => {
    const was = merged[key];
    return { ...merged, [key]: isObject(was) && isObject(value) ? merge(was, value) : value };
  }, stored);

const tableOf = (mapping: unknown): unknown => (isObject(mapping) ? mapping['table'] : undefined);
const mergeTables = (stored: readonly unknown[], sent: readonly unknown[]): readonly unknown[] => [
  ...stored.filter((each) => !sent.some((other) => tableOf(other) === tableOf(each))),
  ...sent,
];

/** What services do with a JSON value in a change. */
export const habits = ['merge', 'replace'] as const;
/** What they answer to a change. */
export const answers = ['the record', 'a status', 'nothing'] as const;

export interface ForeignService {
  readonly client: Client;
  /** What the service has stored. */
  readonly stored: () => Stored;
  /** The bodies of its changes. */
  readonly changes: readonly Stored[];
}

/** A service with one record, written from what the specification says. It never answers with its secrets. */
export function foreignService(
  record: Stored,
  {
    habit,
    answer = 'the record',
  }: { habit: (typeof habits)[number]; answer?: (typeof answers)[number] | undefined },
  hide: (stored: Stored) => Stored = (each) => each,
): ForeignService {
  let stored = record;
  const changes: Stored[] = [];
  const change = (sent: Stored): Stored =>
    Object.fromEntries(
      Object.entries(sent).map(([key, value]): [string, unknown] => {
        const was = stored[key];
        if (habit === 'replace') return [key, value];
        if (Array.isArray(was) && Array.isArray(value)) return [key, mergeTables(was, value)];
        return [key, isObject(was) && isObject(value) ? merge(was, value) : value];
      }),
    );
  const client = createClient(({ method, body }) => {
    if (method === 'PATCH') {
      const sent: Stored = JSON.parse(String(body));
      changes.push(sent);
      stored = { ...stored, ...change(sent) };
      if (answer === 'a status') return Promise.resolve(Response.json({ status: 'ok' }));
      if (answer === 'nothing') return Promise.resolve(new Response(null, { status: 204 }));
    }
    return Promise.resolve(Response.json(hide(stored)));
  });
  return { client, stored: () => stored, changes };
}
