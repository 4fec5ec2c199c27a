import { toId } from '@millrace/ui/domain/entities';
import type { Problem } from '@millrace/ui/domain/remote';
import { expect, test } from 'vitest';

import { describeEdit, describeNotSaved, describeSaved } from './describeSaveEnd.ts';

const subject = { name: 'Shop database', role: 'the source of “Shop to warehouse”' };

test('a saved connector is named with the pipeline it was attached to, if any', () => {
  expect(describeSaved({ name: 'Shop database' })).toEqual({ title: '“Shop database” is saved.' });
  expect(describeSaved(subject)).toEqual({
    title: '“Shop database” is saved.',
    description: 'It is the source of “Shop to warehouse”.',
  });
});

const failed: Problem = { kind: 'http', status: 500 };
const step = (action: string, success: boolean | null, mandatory = true) => ({
  action,
  message: `${action}: no`,
  success,
  mandatory,
  error: null,
});

test.each<[string, Problem, boolean, string, string]>([
  [
    'that fails',
    failed,
    false,
    '“Shop database” could not be saved.',
    'The service had an error. Try again in a moment.',
  ],
  [
    'whose test fails names the failed step',
    {
      ...failed,
      testResult: {
        success: false,
        results: [step('Resolve', true), step('Compare', false, false), step('Reach host', false)],
      },
    },
    false,
    '“Shop database” could not be saved.',
    'Its connection test failed. Reach host: no',
  ],
  [
    'with an unknown outcome does not say that it failed',
    { kind: 'timeout', isOutcomeUnknown: true },
    false,
    '“Shop database” may not have been saved.',
    'We could not confirm whether this was done. Check whether it took effect before you try again.',
  ],
  [
    'that was partly done says which part',
    failed,
    true,
    '“Shop database” is saved, but it is not yet the source of “Shop to warehouse”.',
    'The service had an error. Try again in a moment.',
  ],
])('a save %s', (_, problem, isKept, title, description) => {
  expect(describeNotSaved(subject, problem, isKept)).toEqual({ title, description });
});

const users = [
  { id: toId<'pipeline'>(1), name: 'Orders', status: 'running' },
  { id: toId<'pipeline'>(2), name: 'Refunds', status: 'errored' },
  { id: toId<'pipeline'>(3), name: 'Ledger', status: 'errored' },
  { id: toId<'pipeline'>(4), name: 'Payouts', status: 'paused' },
] as const;

test.each<[string, readonly number[], string | undefined, readonly number[]]>([
  ['starts nothing', [], '2 pipelines are still stopped.', [2, 3]],
  ['starts one', [2], 'Starting “Refunds”. “Ledger” is still stopped.', [3]],
  ['starts all that failed, and a paused one', [2, 3, 4], 'Starting 3 pipelines.', []],
])('an edit that %s says what runs and what still waits', (_, started, description, toStart) => {
  const notice = describeEdit('Stripe', users, started.map(toId<'pipeline'>));
  expect(notice).toEqual({ title: '“Stripe” is saved.', description, toStart });
});

test('an edit without failed pipelines only says that it is saved', () => {
  expect(describeEdit('Stripe', users.slice(0, 1), [])).toEqual({ title: '“Stripe” is saved.', toStart: [] });
});
