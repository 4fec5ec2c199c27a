import type { ConnectorKind } from '@millrace/ui/domain/entities';
import type { PastTest } from '@millrace/ui/LastTest';
import { atom } from 'jotai';

import type { SavedConnector } from './connectorCalls.ts';

type Tested = Pick<SavedConnector, 'id' | 'lastTest'>;
/** The tests of saved connectors in this session, with their steps, which the service does not keep. */
type PastTests = ReadonlyMap<string, PastTest>;

export const pastTestsAtom = atom<PastTests>(new Map());

/** How far the times of one test may differ: the page and the service take them apart, in milliseconds. */
const clockToleranceMs = 5_000;
const isLater = (one: Date, other: Date): boolean => one.getTime() > other.getTime() + clockToleranceMs;

export const withTest = (tests: PastTests, kind: ConnectorKind, id: number, test: PastTest): PastTests =>
  new Map(tests).set(`${kind} ${id}`, test);

/** The test of this session, unless a later one elsewhere or a change of the configuration has replaced it. */
export function pastTestOf(
  tests: PastTests,
  kind: ConnectorKind,
  { id, lastTest }: Tested,
): PastTest | undefined {
  const test = tests.get(`${kind} ${id}`);
  if (lastTest === null || (test && lastTest && isLater(lastTest.at, test.at))) return undefined;
  return test;
}
