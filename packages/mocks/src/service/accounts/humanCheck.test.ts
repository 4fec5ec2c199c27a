import { expect, it } from 'vitest';
import { createClock } from '../core/clock.ts';
import { Refusal } from '../core/refusal.ts';
import { createTables } from '../tables/tables.ts';
import { humanCheckWords, issueHumanCheck, spendHumanCheck } from './humanCheck.ts';

const open = () => ({ rows: createTables(), clock: createClock({ at: 0 }) });

const spend = (backend: ReturnType<typeof open>, token: string) => {
  try {
    spendHumanCheck(backend, token);
    return 'passed';
  } catch (thrown) {
    return thrown instanceof Refusal ? [thrown.status, thrown.body] : thrown;
  }
};
const refused = (detail: string) => [400, { detail }];

it('works once', () => {
  const backend = open();
  const [one, other] = [issueHumanCheck(backend), issueHumanCheck(backend)];
  expect(one).not.toBe(other);
  expect(spend(backend, one)).toBe('passed');
  expect(spend(backend, one)).toEqual(refused('The human check could not be confirmed. Do it again.'));
  expect(spend(backend, other)).toBe('passed');
});

it('is valid for two minutes, and deleted afterwards', () => {
  const backend = open();
  const [inTime, tooLate] = [issueHumanCheck(backend), issueHumanCheck(backend)];
  backend.clock.advance(119_999);
  expect(spend(backend, inTime)).toBe('passed');
  backend.clock.advance(1);
  expect(spend(backend, tooLate)).toEqual(refused('The human check has run out. Do it again.'));
  issueHumanCheck(backend);
  backend.clock.advance(120_000);
  issueHumanCheck(backend);
  expect(backend.rows.humanChecks.size).toBe(1);
});

it('has fixed tokens for tests', () => {
  const backend = open();
  expect(spend(backend, humanCheckWords.pass)).toBe('passed');
  expect(spend(backend, humanCheckWords.pass)).toBe('passed');
  expect(spend(backend, humanCheckWords.robot)).toEqual(
    refused('The human check was not passed. Do it again.'),
  );
  expect(spend(backend, humanCheckWords.expired)).toEqual(
    refused('The human check has run out. Do it again.'),
  );
});
