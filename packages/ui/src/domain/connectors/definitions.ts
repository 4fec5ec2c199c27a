import { ProblemError } from '../problem.ts';
import type { DestinationType, SourceType } from './catalogue.ts';
import type { Definition } from './define.ts';

type Loader = () => Promise<Definition>;

/** A definition is loaded when its connector is chosen. */
const sources = {
  postgres: async () => (await import('./sources/postgres.ts')).postgres,
} satisfies Partial<Record<SourceType, Loader>>;
const destinations = {
  redshift: async () => (await import('./destinations/redshift.ts')).redshift,
  snowflake: async () => (await import('./destinations/snowflake.ts')).snowflake,
} satisfies Partial<Record<DestinationType, Loader>>;

/**
 * The types with a definition, and those without one yet. A table for the latter stops compiling when a
 * definition is added, so each fact has one place.
 */
export type DefinedSource = keyof typeof sources;
export type DefinedDestination = keyof typeof destinations;
export type SourceWithoutDefinition = Exclude<SourceType, DefinedSource>;
export type DestinationWithoutDefinition = Exclude<DestinationType, DefinedDestination>;

const loaders: Record<Definition['kind'], ReadonlyMap<string, Loader>> = {
  source: new Map(Object.entries<Loader>(sources)),
  destination: new Map(Object.entries<Loader>(destinations)),
};

/** Whether this build has a form for a connector; the type may be newer than the build. */
export const hasDefinition = (kind: Definition['kind'], type: string): boolean => loaders[kind].has(type);

/** The types of a kind that have a form. */
export const definedTypes = (kind: Definition['kind']): readonly string[] => [...loaders[kind].keys()];

/**
 * A connector's definition; `undefined` if this build has none for it.
 * @throws {ProblemError} a network problem when the chunk fails to load
 */
export async function loadDefinition(
  kind: Definition['kind'],
  type: string,
): Promise<Definition | undefined> {
  try {
    return await loaders[kind].get(type)?.();
  } catch (cause) {
    throw new ProblemError({ kind: 'network' }, { cause });
  }
}
