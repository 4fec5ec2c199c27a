import { ProblemError } from '../problem.ts';
import type { DestinationType, SourceType } from './catalogue.ts';
import type { Definition } from './define.ts';

type Loader = () => Promise<Definition>;

/** A definition loads when its connector is chosen. Both records become total once all connectors have theirs. */
const sources: Partial<Record<SourceType, Loader>> = {
  postgres: async () => (await import('./sources/postgres.ts')).postgres,
};
const destinations: Partial<Record<DestinationType, Loader>> = {
  redshift: async () => (await import('./destinations/redshift.ts')).redshift,
  snowflake: async () => (await import('./destinations/snowflake.ts')).snowflake,
};
const loaders: Record<Definition['kind'], ReadonlyMap<string, Loader>> = {
  source: new Map(Object.entries(sources)),
  destination: new Map(Object.entries(destinations)),
};

/** Whether this build has a form for a connector; the type may be newer than the build. */
export const hasDefinition = (kind: Definition['kind'], type: string): boolean => loaders[kind].has(type);

/** The connectors of a kind that have a form. */
export const definedTypes = (kind: Definition['kind']): readonly string[] => [...loaders[kind].keys()];

/**
 * A connector's form; `undefined` for one that this build has none for.
 * @throws {ProblemError} when its code does not come: the network's fault, not the page's
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
