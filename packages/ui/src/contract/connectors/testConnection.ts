import * as v from 'valibot';

import type { TestResult, TestStep } from '../../domain/outcome/testResult.ts';
import { readableItems } from '../wire.ts';

const text = v.fallback(v.nullish(v.string(), null), null);
const flag = v.fallback(v.nullish(v.boolean(), null), null);

/** A step without the flag counts as mandatory, so that an uncertain result never looks like a success. */
const testStep = v.pipe(
  v.object({
    action: v.string(),
    message: text,
    success: flag,
    mandatory: flag,
    error: v.fallback(v.nullish(v.object({ message: text }), null), null),
  }),
  v.transform(({ mandatory, error, ...step }): TestStep => ({
    ...step,
    mandatory: mandatory ?? true,
    error: error?.message ?? null,
  })),
);

/** The result of a connection test (spec §3). Without a success flag the test failed (F18). */
export const testResult = v.pipe(
  v.object({
    success: flag,
    results: v.fallback(v.nullish(readableItems(testStep), []), []),
  }),
  v.transform(({ success, results }): TestResult => ({
    success: success ?? false,
    results: results.filter((step) => step !== null),
  })),
);
