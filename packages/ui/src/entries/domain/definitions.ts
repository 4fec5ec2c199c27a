/**
 * Every connector definition at once, for tools such as a mock service. Applications use `loadDefinition`
 * instead.
 */
export { allDefinitions } from '../../domain/connectors/allDefinitions.ts';
export { definitionOf } from '../../domain/connectors/definitionOf.ts';
export { isMet } from '../../domain/forms/definition/conditions.ts';
