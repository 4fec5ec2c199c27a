import { allDefinitions } from './allDefinitions.ts';
import type { Definition } from './definition/define.ts';

const byId: ReadonlyMap<string, Definition> = new Map(
  allDefinitions.map((definition) => [definition.id, definition]),
);

/**
 * A connector's definition without loading, for the service twin and for tools; `undefined` for a type that has none,
 * which may be newer than this build. In the console, `loadDefinition` loads one at a time.
 */
export const definitionOf = (kind: Definition['kind'], type: string): Definition | undefined =>
  byId.get(`${kind}/${type}`);
