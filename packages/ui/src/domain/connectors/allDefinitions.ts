import type { Definition } from './define.ts';
import type { DefinedDestination, DefinedSource } from './definitions.ts';
import { redshift } from './destinations/redshift.ts';
import { snowflake } from './destinations/snowflake.ts';
import { postgres } from './sources/postgres.ts';

/**
 * Every definition, without loading: for the service twin and for tools. In the console, `loadDefinition` loads one at a
 * time. A definition that is missing here does not compile.
 */
const definitions: Record<Definition['kind'], ReadonlyMap<string, Definition>> = {
  source: new Map(Object.entries({ postgres } satisfies Record<DefinedSource, Definition>)),
  destination: new Map(
    Object.entries({ redshift, snowflake } satisfies Record<DefinedDestination, Definition>),
  ),
};

/** A connector's definition; `undefined` for a type that has none, which may be newer than this build. */
export const definitionOf = (kind: Definition['kind'], type: string): Definition | undefined =>
  definitions[kind].get(type);

/** Every definition, sources first. */
export const allDefinitions: readonly Definition[] = [
  ...definitions.source.values(),
  ...definitions.destination.values(),
];
