import { testTunnel, type Call } from '@millrace/ui/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import { callHandlers } from './all.ts';
import type { CallHandler } from './answer.ts';
import { outcomes } from './outcomes/all.ts';
import type { Outcome } from './outcomes/outcome.ts';
import { misfitsOf } from './strictFit.test.data.ts';

/** How every refusal is worded. */
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

/** A call with what is documented of it. */
export interface Documented {
  readonly name: string;
  readonly call: Call;
  /** Whether it is answered without signing in. */
  readonly isPublic: boolean;
  readonly outcomes: readonly Outcome[];
  /** A request that does what the call is for. */
  readonly sample: Outcome;
}

const isGood = ({ status }: Outcome): boolean => status < 300;

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

/** That an answer is what the contract says of a call that ends so, and holds nothing else. */
export async function expectAnswer(
  call: Call,
  response: Response,
  { status, hasAssumedFields = true }: { readonly status: number; readonly hasAssumedFields?: boolean },
): Promise<void> {
  const text = await response.text();
  expect({ status: response.status, text: response.status === status ? '' : text }).toEqual({
    status,
    text: '',
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  if (status >= 400) return expectRefusal(text);
  if (call.response === undefined) return expect(text).toBe('');
  const answer: unknown = JSON.parse(text);
  expect(v.safeParse(call.response, answer).issues).toBeUndefined();
  expect(misfitsOf(call.response, answer, { hasAssumedFields })).toEqual([]);
}

/** That a refusal says why. */
export function expectRefusal(text: string): void {
  expect(v.safeParse(refusalBody, JSON.parse(text)).issues).toBeUndefined();
}
