import { testTunnel, type Call } from '@millrace/ui/contract';
import * as v from 'valibot';
import { callHandlers } from '../all.ts';
import type { CallHandler } from '../http/answer.ts';
import { outcomes } from '../outcomes/all.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { misfitsOf } from './strictFit.test.data.ts';

/** The form of every refusal. */
const refusalBody = v.object({
  detail: v.union([
    v.pipe(v.string(), v.nonEmpty()),
    v.object({
      error: v.picklist(['Source Test Connection Failed', 'Destination Test Connection Failed']),
      validation_result: testTunnel.response,
    }),
    v.pipe(
      v.array(
        v.object({ loc: v.array(v.union([v.string(), v.number()])), msg: v.string(), type: v.string() }),
      ),
      v.minLength(1),
    ),
  ]),
});

/** A call with its documented outcomes. */
export interface Documented {
  readonly name: string;
  readonly call: Call;
  /** Whether it works without signing in. */
  readonly isPublic: boolean;
  readonly outcomes: readonly Outcome[];
  /** A successful request. */
  readonly sample: Outcome;
}

/** Whether the call succeeds. */
export const isGood = ({ status }: Outcome): boolean => status < 300;

/** Every call of the contract. */
export const documented: readonly Documented[] = Object.entries<CallHandler>(callHandlers).map(
  ([name, { call, isPublic }]) => {
    const all: readonly Outcome[] =
      Object.entries<readonly Outcome[]>(outcomes).find(([each]) => each === name)?.[1] ?? [];
    const sample = all.find(isGood);
    if (!sample) throw new Error(`No outcome of ${name} is a success.`);
    return { name, call, isPublic, outcomes: all, sample };
  },
);

export const addressOf = (call: Call, { at = {}, query = '' }: Pick<Outcome, 'at' | 'query'>): string =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? '')) + query;

/** The body in the call's encoding. */
export function bodyOf({ bodyEncoding }: Call, body: unknown): RequestInit {
  if (body === undefined) return {};
  if (bodyEncoding === 'json') return { body: JSON.stringify(body) };
  return {
    body: new URLSearchParams(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)])),
  };
}

/** How a response differs from the contract for a call that ends with `status`. Extra fields count as a difference. */
export async function faultsOf(
  call: Call,
  response: Response,
  { status, hasAssumedFields = true }: { readonly status: number; readonly hasAssumedFields?: boolean },
): Promise<string[]> {
  const text = await response.text();
  if (response.status !== status) return [`answered ${response.status} ${text}`];
  const kept = response.headers.get('Cache-Control');
  if (kept !== 'no-store') return [`may be kept: ${kept}`];
  if (status >= 400) return faultsOfRefusal(text);
  return misfitsOfAnswer(call, text, hasAssumedFields);
}

/** How a successful response differs from the contract. */
export function misfitsOfAnswer({ response }: Call, text: string, hasAssumedFields = true): string[] {
  if (response === undefined) return text === '' ? [] : [`answered ${text} where nothing is read`];
  return misfitsOf(response, JSON.parse(text), { hasAssumedFields });
}

/** What is missing in a refusal, which must give a reason. */
export const faultsOfRefusal = (text: string): string[] =>
  (v.safeParse(refusalBody, JSON.parse(text)).issues ?? []).map(({ message }) => `${text}: ${message}`);

/** The parts of a request that the contract does not describe. */
export function faultsOfRequest(call: Call, { at = {}, query = '', body }: Outcome): string[] {
  const search = Object.fromEntries(new URLSearchParams(query));
  const read = [
    v.safeParse(v.strictObject(call.params), at),
    v.safeParse(v.partial(v.object(call.query)), search),
    v.safeParse(call.body ?? v.undefined(), body),
  ];
  return read.flatMap(({ issues }) => (issues ?? []).map(({ message }) => message));
}
