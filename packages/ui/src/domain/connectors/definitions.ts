import { ProblemError } from '../problem.ts';
import { catalogue, type DestinationType, type SourceType } from './catalogue.ts';
import type { Definition } from './define.ts';
import type { destinations, sources } from './definitionLoaders.ts';

/**
 * The types with a definition, and those without one yet. A table for the latter stops compiling when a
 * definition is added, so each fact has one place.
 */
export type DefinedSource = keyof typeof sources;
export type DefinedDestination = keyof typeof destinations;
export type SourceWithoutDefinition = Exclude<SourceType, DefinedSource>;
export type DestinationWithoutDefinition = Exclude<DestinationType, DefinedDestination>;

/** The types without a definition. Whether a connector has a form is known without loading the table of them all. */
const undefinedTypes = {
  source: { facebook_pages: true, ga4: true, s3: true },
  destination: { s3: true },
} as const satisfies {
  readonly source: Readonly<Record<SourceWithoutDefinition, true>>;
  readonly destination: Readonly<Record<DestinationWithoutDefinition, true>>;
};

/** Whether this build has a form for a connector; the type may be newer than the build. */
export const hasDefinition = (kind: Definition['kind'], type: string): boolean =>
  definedTypes(kind).includes(type);

/** The types of a kind that have a form. */
export const definedTypes = (kind: Definition['kind']): readonly string[] =>
  catalogue.flatMap((entry) =>
    entry.kind === kind && !Object.hasOwn(undefinedTypes[kind], entry.type) ? [entry.type] : [],
  );

/**
 * A connector's definition; `undefined` if this build has none for it.
 * @throws {ProblemError} a network problem when a chunk fails to load
 */
export async function loadDefinition(
  kind: Definition['kind'],
  type: string,
): Promise<Definition | undefined> {
  if (!hasDefinition(kind, type)) return undefined;
  try {
    const { sources, destinations } = await import('./definitionLoaders.ts');
    const loaders = new Map(Object.entries(kind === 'source' ? sources : destinations));
    return await loaders.get(type)?.();
  } catch (cause) {
    throw new ProblemError({ kind: 'network' }, { cause });
  }
}
