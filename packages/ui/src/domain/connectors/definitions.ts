import { ProblemError } from '../problem.ts';
import { catalogue } from './catalogue.ts';
import type { Definition } from './define.ts';
import { undefinedTypes } from './undefinedTypes.ts';

/**
 * The types without a definition yet. A table for them stops compiling when a definition is added, so each fact has one
 * place.
 */
export type SourceWithoutDefinition = (typeof undefinedTypes.source)[number];
export type DestinationWithoutDefinition = (typeof undefinedTypes.destination)[number];

const withoutDefinition: Readonly<Record<Definition['kind'], readonly string[]>> = undefinedTypes;

/** Whether this build has a form for a connector; the type may be newer than the build. */
export const hasDefinition = (kind: Definition['kind'], type: string): boolean =>
  definedTypes(kind).includes(type);

/** The types of a kind that have a form. */
export const definedTypes = (kind: Definition['kind']): readonly string[] =>
  catalogue.flatMap((entry) =>
    entry.kind === kind && !withoutDefinition[kind].includes(entry.type) ? [entry.type] : [],
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
    const file = await loaders.get(type)?.();
    return file && Object.values(file)[0];
  } catch (cause) {
    throw new ProblemError({ kind: 'network' }, { cause });
  }
}
