import { isScenarioName, type ScenarioName } from '../scenarios/scenarios.ts';
import { delay, everyCall, network, never, status } from '../service/faults/toxics.ts';
import type { Toxic } from '../service/faults/toxicKinds.ts';
import type { ServiceOptions } from '../assembly/createService.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The scenarios by name, in words. */
const scenarios: Readonly<Record<ScenarioName, { readonly title: string }>> = {
  busyAccount: { title: 'Busy account' },
  newAccount: { title: 'New account' },
  trialEnding: { title: 'Trial that ends soon' },
  trialExpired: { title: 'Trial that has ended' },
  billingStates: { title: 'Every state of billing' },
  quotaExhausted: { title: 'Quota used up' },
  large: { title: 'Tens of thousands of rows' },
  everyConnector: { title: 'Every connector' },
  brokenThings: { title: 'Broken things' },
  silentFailures: { title: 'Silent failures' },
};

const people: Readonly<Record<string, { readonly title: string; readonly email: string | null }>> = {
  admin: { title: 'Administrator', email: 'admin@acme.example' },
  member: { title: 'Team member', email: 'member@acme.example' },
  unverified: { title: 'Email not verified', email: 'unverified@acme.example' },
  inactive: { title: 'Deactivated', email: 'inactive@acme.example' },
  nobody: { title: 'Signed out', email: null },
};

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
const choices = (titled: Readonly<Record<string, { readonly title: string }>>): readonly Choice[] => [
  { value: asInStory, title: 'As in the story' },
  ...Object.entries(titled).map(([value, { title }]) => ({ value, title })),
];

/** What Storybook's toolbar can change about a story's service, by the name of its global. */
export const serviceChoices = {
  scenario: choices(scenarios),
  person: choices(people),
  fault: choices(faults),
  clock: choices(clocks),
} as const;

/** How long after the story's time the chosen time is, in milliseconds. */
export const clockShift = (globals: Readonly<Record<string, unknown>>): number =>
  clocks[String(globals['clock'])]?.ms ?? 0;

/** The options that the toolbar overrides. */
export function chosenOptions(globals: Readonly<Record<string, unknown>>): ServiceOptions {
  const { scenario, fault } = globals;
  const person = people[String(globals['person'])]?.email;
  const toxics = faults[String(fault)]?.toxics;
  return {
    ...(isScenarioName(scenario) && { scenario }),
    ...(person !== undefined && { person }),
    ...(toxics && { toxics }),
  };
}
