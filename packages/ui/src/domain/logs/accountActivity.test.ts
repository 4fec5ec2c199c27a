import { describe, expect, it } from 'vitest';
import { activityEvents, type ActivityEntry } from '../entities/activityEntry.ts';
import { activityWordsOf, changeKinds, eventsOfKinds, personIn } from './accountActivity.ts';

type Details = ActivityEntry['details'];

describe('the words of an entry', () => {
  it.each(activityEvents)('exist for %s, with and without a person', (event) => {
    const words = activityWordsOf({ details: { event } });
    expect(words?.active).toMatch(/^[a-z ]+$/);
    expect(words?.passive).toMatch(/^(was|is|had) /);
  });

  it('are none for an event that this build does not know', () => {
    const unknown: readonly Details[] = [undefined, null, {}, { event: 'teleported' }, { event: 'toString' }];
    for (const details of unknown) expect(activityWordsOf({ details })).toBeUndefined();
  });
});

it('every event is of one kind', () => {
  const all = changeKinds.flatMap((kind) => eventsOfKinds([kind]));
  expect(all.toSorted()).toEqual(activityEvents.toSorted());
});

it('a person is named only if the service says who', () => {
  expect(personIn({ details: { by: 'Noor Haddad', by_id: 1 } })).toEqual({ id: 1, name: 'Noor Haddad' });
  expect(personIn({ details: { by: 'Noor Haddad', by_id: 'x' } })).toEqual({ name: 'Noor Haddad' });
  const unnamed: readonly Details[] = [undefined, null, {}, { by: '' }, { by: ' ' }, { by_id: 1 }];
  for (const details of unnamed) expect(personIn({ details })).toBeUndefined();
});
