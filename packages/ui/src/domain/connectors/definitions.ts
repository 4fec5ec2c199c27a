import { ProblemError } from '../outcome/problem.ts';
import { isConnector } from '../entities/catalogue.ts';
import type { Definition } from './definition/define.ts';

/**
 * A connector's definition; `undefined` for a type that is newer than this build.
 * @throws {ProblemError} a network problem when a chunk fails to load
 */
export async function loadDefinition(
  kind: Definition['kind'],
  type: string,
): Promise<Definition | undefined> {
  if (!isConnector(kind, type)) return undefined;
  try {
    const { sources, destinations } = await import('./definitionLoaders.ts');
    const loaders = new Map(Object.entries(kind === 'source' ? sources : destinations));
    const file = await loaders.get(type)?.();
    return file && Object.values(file)[0];
  } catch (cause) {
    throw new ProblemError({ kind: 'network' }, { cause });
  }
}
