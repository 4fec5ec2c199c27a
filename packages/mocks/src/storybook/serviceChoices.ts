import { isScenarioName, type ScenarioName } from '../scenarios/scenarios.ts';
import { delay, everyCall, network, never, status } from '../service/faults/toxics.ts';
import type { Toxic } from '../service/faults/toxicKinds.ts';
import type { ServiceOptions } from '../service/createService.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The scenarios by name, in words. */
const scenarioTitles: Readonly<Record<ScenarioName, string>> = {
  busyAccount: 'Busy account',
  newAccount: 'New account',
  trialEnding: 'Trial that ends soon',
  trialExpired: 'Trial that has ended',
  billingStates: 'Every state of billing',
  quotaExhausted: 'Quota used up',
  large: 'Tens of thousands of rows',
  everyConnector: 'Every connector',
  brokenThings: 'Broken things',
};

const people = {
  'admin@acme.example': 'Administrator',
  'member@acme.example': 'Team member',
  'unverified@acme.example': 'Email not verified',
  'inactive@acme.example': 'Deactivated',
} as const;

const faults: Readonly<Record<string, { readonly title: string; readonly toxics: readonly Toxic[] }>> = {
  none: { title: 'No faults', toxics: [] },
  slow: { title: 'Slow: 3 s per call', toxics: [delay(everyCall, 3_000)] },
  unanswered: { title: 'No answers', toxics: [never(everyCall)] },
  down: { title: 'Down (503)', toxics: [status(everyCall, 503)] },
  limited: { title: 'Too many requests (429)', toxics: [status(everyCall, 429)] },
  cut: { title: 'No connection', toxics: [network(everyCall)] },
};

const clocks: Readonly<Record<string, { readonly title: string; readonly ms: number }>> = {
  hour: { title: 'An hour later', ms: 60 * minute },
  day: { title: 'A day later', ms: day },
  month: { title: 'A month later', ms: 30 * day },
};

interface Choice {
  readonly value: string;
  readonly title: string;
}
/** The value that leaves a story's service as the story has it. */
export const asInStory = 'story';
const choices = (titles: Iterable<readonly [string, string]>): readonly Choice[] => [
  { value: asInStory, title: 'As in the story' },
  ...Array.from(titles, ([value, title]) => ({ value, title })),
];

/** What Storybook's toolbar can change about a story's service, by the name of its global. */
export const serviceChoices = {
  scenario: choices(Object.entries(scenarioTitles)),
  person: choices([...Object.entries(people), ['', 'Signed out']]),
  fault: choices(Object.entries(faults).map(([name, { title }]) => [name, title])),
  clock: choices(Object.entries(clocks).map(([name, { title }]) => [name, title])),
} as const;

/** How long after the story's time the chosen time is, in milliseconds. */
export const clockShift = (globals: Readonly<Record<string, unknown>>): number =>
  clocks[String(globals['clock'])]?.ms ?? 0;

/** The options that the toolbar overrides. */
export function chosenOptions(globals: Readonly<Record<string, unknown>>): ServiceOptions {
  const { scenario, person, fault } = globals;
  const toxics = faults[String(fault)]?.toxics;
  return {
    ...(isScenarioName(scenario) && { scenario }),
    ...(typeof person === 'string' && person !== asInStory && { person: person || null }),
    ...(toxics && { toxics }),
  };
}
