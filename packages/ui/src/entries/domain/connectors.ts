/**
 * The connectors, their forms as data, their payloads and their connection tests. Semver covers the names
 * listed in public-api.md.
 */
export { allDefinitions } from '../../domain/connectors/allDefinitions.ts';
export { needsAllowedAddresses } from '../../domain/connectors/allowedAddresses.ts';
export {
  catalogue,
  connectorCategories,
  isConnector,
  isConnectorType,
  labelOf,
  type ConnectorCategory,
  type ConnectorType,
  type DestinationType,
  type SourceType,
} from '../../domain/entities/catalogue.ts';
export type { Prerequisite } from '../../domain/connectors/definition/commonPrerequisites.ts';
export {
  toCreate,
  toPatch,
  toTest,
  toWholePatch,
  type CreateBody,
  type PatchBody,
} from '../../domain/connectors/connectorWire.ts';
export { secretPathsOf } from '../../domain/connectors/secretPaths.ts';
export type { Definition } from '../../domain/connectors/definition/define.ts';
export { canHaveSchemas } from '../../domain/connectors/databaseSchemas.ts';
export { lostValues, type ConfigChange } from '../../domain/connectors/lostValues.ts';
export { definitionOf } from '../../domain/connectors/definitionOf.ts';
export { loadDefinition } from '../../domain/connectors/definitions.ts';
export { describeTestFailure, type FailedStep } from '../../domain/connectors/test/describeTestFailure.ts';
export {
  isOAuthProvider,
  oauthProviders,
  providerName,
  type OAuthFacts,
  type OAuthProvider,
  type PopupSize,
} from '../../domain/connectors/definition/oauth.ts';
export type { ConnectState } from '../../domain/connectors/signIn/connectState.ts';
export { oauthFieldsOf, type OAuthFields } from '../../domain/connectors/signIn/oauthFields.ts';
export {
  isOAuthState,
  newOAuthState,
  newPkceVerifier,
  oauthStartAddress,
  pkceChallengeOf,
  readOAuthReturn,
  type OAuthReturn,
  type OAuthStart,
} from '../../domain/connectors/signIn/oauthFlow.ts';
export type { RolePaths } from '../../domain/connectors/definition/sections.ts';
export { prerequisitesFor } from '../../domain/connectors/prerequisites.ts';
export type { ProviderList, RowNoun } from '../../domain/connectors/definition/sections.ts';
export {
  isOptionalFailure,
  isSuccessful,
  optionalMark,
  stepIcon,
  stepMessage,
  testAdvice,
  testOutcome,
  testTitle,
  type TestOutcome,
  type TestRun,
  type TestSubject,
} from '../../domain/connectors/test/testConnection.ts';
export {
  explainSteps,
  planTest,
  type PlannedStep,
  type TestPlanInput,
  type TestStepId,
} from '../../domain/connectors/test/testPlan.ts';
export {
  changesConfiguration,
  watchConfiguration,
  type TestedConfiguration,
} from '../../domain/connectors/testedConfiguration.ts';
export { toTunnel, tunnelForm, type CreateTunnelBody } from '../../domain/connectors/tunnels/tunnelForm.ts';
export {
  connectorVariants,
  isConnectorVariant,
  type ConnectorVariant,
} from '../../domain/connectors/definition/variants.ts';
