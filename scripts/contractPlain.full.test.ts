import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlainService } from '../e2e/plainService/plainService.ts';
import { defaultSwitches, switchValues, type Switches } from '../e2e/plainService/switches.ts';
import type { Habits } from '../packages/contract/src/verify/report.ts';
import { habitsOf, plainHabits, startPlain } from './contractPlain.test.data.ts';

let service: PlainService;
beforeAll(async () => {
  service = await startPlain();
});
afterAll(() => service.close());

const cases = Object.entries(switchValues).flatMap(([name, values]) =>
  values
    .filter((value) => value !== defaultSwitches[name as keyof Switches])
    .map((value) => ({ name: name as keyof Switches, value })),
);

/** What a switch hides of the other habits, which then do not show. */
const hidden: Readonly<Record<string, readonly (keyof Habits)[]>> = {
  'lists bare': ['pageNumber', 'pageSizeCap'],
  'pageSizeCap 1000': ['pageSizeCap'],
  'proxyErrors html': ['errors'],
};

it.each(cases)(
  'the check names the switch $name: $value, and no other',
  async ({ name, value }) => {
    service.reset({ [name]: value });
    const unseen = hidden[`${name} ${value}`] ?? [];
    const wanted = Object.entries({ ...plainHabits, [name]: value }).filter(
      ([habit]) => !unseen.includes(habit as keyof Habits),
    );
    expect(await habitsOf(service)).toEqual(Object.fromEntries(wanted));
  },
  120_000,
);
