import type { Call } from '@millrace/ui/contract';
import type * as v from 'valibot';
import type { FieldRefusal } from '../../service/core/refusal.ts';

type Fault = Omit<FieldRefusal, 'loc'>;

/** The message about a value that the contract rejects, by the expected type. */
const faults: Readonly<Record<string, Fault>> = {
  string: { msg: 'Enter a text.', type: 'type_error.str' },
  number: { msg: 'Enter a number.', type: 'type_error.number' },
  safe_integer: { msg: 'Enter a whole number.', type: 'type_error.integer' },
  boolean: { msg: 'Choose yes or no.', type: 'type_error.bool' },
  array: { msg: 'Enter a list.', type: 'type_error.list' },
  object: { msg: 'This value is not valid.', type: 'type_error.object' },
  picklist: { msg: 'This value is not valid.', type: 'value_error.enum' },
};

const unchangeable: Fault = { msg: 'This field cannot be changed here.', type: 'value_error.extra' };

/** An error at a location: about its name, which then replaces its value, or about its value. */
function faultOf({ path, received, type, requirement }: v.BaseIssue<unknown>): Fault {
  if (path?.at(-1)?.origin === 'key' && received !== 'undefined') return unchangeable;
  if (received === 'undefined') return { msg: 'This field is required.', type: 'value_error.missing' };
  if (type === 'min_value') {
    return { msg: `Enter ${String(requirement)} or more.`, type: 'value_error.number.not_ge' };
  }
  return faults[type] ?? { msg: 'This value is not valid.', type: 'value_error' };
}

/** The errors of a query or a body by the contract, one per location. */
export function toErrors(
  issues: readonly v.BaseIssue<unknown>[],
  where: readonly string[],
): readonly FieldRefusal[] {
  const byPlace = new Map<string, FieldRefusal>();
  for (const issue of issues) {
    const inside = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
    const loc = [...where, ...inside];
    const place = JSON.stringify(loc);
    if (!byPlace.has(place)) byPlace.set(place, { loc, ...faultOf(issue) });
  }
  return [...byPlace.values()];
}

/** Fields of a change that cannot be changed. Ignoring them would look like success. */
export function unchangeableIn({ method, body }: Call, sent: unknown): FieldRefusal[] {
  if (method !== 'PATCH' || !body || !('entries' in body)) return [];
  const known = Object(body.entries);
  return Object.keys(Object(sent))
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({ loc: [name], ...unchangeable }));
}
