import { mountService, type MountedService } from '../browser/mountService.ts';
import { isScenarioName, type ScenarioName } from '../scenarios/scenarios.ts';
import { createService, type ServiceOptions } from '../assembly/createService.ts';
import { chosenOptions, clockShift } from './serviceChoices.ts';

/** A story's `parameters.service`: a scenario's name, or an object of options. */
export type StoryServiceOptions = ScenarioName | Omit<ServiceOptions, 'store'>;

/** The used part of Storybook's context. */
export interface StoryContextLike {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What the toolbar chose. */
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly loaded: Record<string, unknown>;
}

/** Interval in which a story's world advances while a person looks at it, in milliseconds. */
const tickMs = 1_000;

declare global {
  /** Counts stories, because the same one may occur twice on a docs page. */
  var __millraceStorySerial: number | undefined;
}

const isOptions = (value: unknown): value is Omit<ServiceOptions, 'store'> =>
  typeof value === 'object' && value !== null;

const optionsOf = (parameter: unknown): ServiceOptions => {
  if (isScenarioName(parameter)) return { scenario: parameter };
  if (isOptions(parameter)) return parameter;
  throw new TypeError(`${JSON.stringify(parameter)} is no scenario for a story.`);
};

/**
 * Gives a story its own service, signed in as the admin, for `beforeEach` of the preview. The toolbar can choose another
 * scenario, person, fault and time. Under automation its clock
 * stands still, so that a test moves it; for a person it runs.
 * @returns a function that ends the service with the story
 */
export async function serviceForStory(context: StoryContextLike): Promise<(() => void) | undefined> {
  const parameter = context.parameters['service'];
  if (!parameter) return undefined;
  globalThis.__millraceStorySerial = (globalThis.__millraceStorySerial ?? 0) + 1;
  const key = `${context.id}.${globalThis.__millraceStorySerial}`;
  const globals = context.globals ?? {};
  const service = createService({
    person: 'admin@acme.example',
    ...optionsOf(parameter),
    ...chosenOptions(globals),
  });
  service.advance(clockShift(globals));
  const mounted = await mountService(key, service);
  context.loaded['service'] = mounted;
  const tick = () => {
    service.advance(tickMs);
    service.hub.tick();
  };
  const ticker = navigator.webdriver ? undefined : setInterval(tick, tickMs);
  return () => {
    clearInterval(ticker);
    mounted.unmount();
  };
}

const isMounted = (value: unknown): value is MountedService =>
  typeof value === 'object' && value !== null && 'base' in value && 'service' in value;

/** The service of a story, from {@link serviceForStory}. */
export const loadedService = ({ loaded }: Pick<StoryContextLike, 'loaded'>): MountedService | null =>
  isMounted(loaded['service']) ? loaded['service'] : null;
