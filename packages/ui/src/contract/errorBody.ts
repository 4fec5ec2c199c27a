import * as v from 'valibot';

import type { FieldError, Problem } from '../domain/outcome/problem.ts';
import type { Call } from './call.ts';

const message = v.object({
  loc: v.array(v.union([v.string(), v.number()])),
  msg: v.string(),
});
const errorBody = v.fallback(v.object({ detail: v.optional(v.unknown()) }), {});
const messagesByField = v.fallback(v.record(v.string(), v.array(v.string())), {});

/** A create that failed its connection test (spec §8): the error name and the test's result. */
const failedTest = v.object({ error: v.string(), validation_result: v.optional(v.unknown()) });

/** Keys under which other software explains a refusal. The service does so under `detail`. */
const foreignKeys = ['message', 'error', 'errors', 'reason', 'code', 'title', 'success'];

/** Whether a refusal is the service's, and not of something else that also answers in JSON. */
export const isServiceRefusal = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  ('detail' in body || !Object.keys(body).some((key) => foreignKeys.includes(key.toLowerCase())));

/**
 * The forms of an error body: a sentence, a failed connection test, a list of error locations, or messages
 * keyed by field.
 *
 * @param connectionTest decodes the result of a failed test
 */
export function readErrorBody(
  body: unknown,
  connectionTest: Call['connectionTest'],
): Pick<Problem, 'detail' | 'fieldErrors' | 'testResult'> {
  const { detail } = v.parse(errorBody, body);
  if (typeof detail === 'string') return { detail };
  const refused = v.safeParse(failedTest, detail);
  if (refused.success) {
    const { error, validation_result } = refused.output;
    const tested = connectionTest && v.safeParse(connectionTest, validation_result);
    return { detail: error, ...(tested?.success && { testResult: tested.output }) };
  }
  const list = v.safeParse(v.array(message), detail);
  if (list.success) {
    return {
      fieldErrors: list.output.map(({ loc, msg }): FieldError => ({
        location: loc.map(String),
        message: msg,
      })),
    };
  }
  const keyed = Object.entries(v.parse(messagesByField, body));
  if (keyed.length === 0) return {};
  return {
    fieldErrors: keyed.map(([field, messages]) => ({ location: [field], message: messages.join(' ') })),
  };
}
