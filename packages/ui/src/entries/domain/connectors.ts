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
} from '../../domain/connectors/catalogue.ts';
export type { Prerequisite } from '../../domain/connectors/commonPrerequisites.ts';
export {
  toCreate,
  toPatch,
  toTest,
  type CreateBody,
  type PatchBody,
} from '../../domain/connectors/connectorWire.ts';
export type { Definition } from '../../domain/connectors/define.ts';
export { definitionOf } from '../../domain/connectors/definitionOf.ts';
export { loadDefinition } from '../../domain/connectors/definitions.ts';
export { describeTestFailure, type FailedStep } from '../../domain/connectors/describeTestFailure.ts';
export {
  isOAuthProvider,
  oauthProviders,
  providerName,
  type OAuthFacts,
  type OAuthProvider,
  type PopupSize,
} from '../../domain/connectors/oauth.ts';
export type { ConnectState } from '../../domain/connectors/connectState.ts';
export { oauthFieldsOf, type OAuthFields } from '../../domain/connectors/oauthFields.ts';
export {
  isOAuthState,
  newOAuthState,
  newPkceVerifier,
  oauthStartAddress,
  pkceChallengeOf,
  readOAuthReturn,
  type OAuthReturn,
  type OAuthStart,
} from '../../domain/connectors/oauthFlow.ts';
export type { RolePaths } from '../../domain/connectors/sections.ts';
export { prerequisitesFor } from '../../domain/connectors/prerequisites.ts';
export type { ProviderList, RowNoun } from '../../domain/connectors/sections.ts';
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
} from '../../domain/connectors/testConnection.ts';
export {
  explainSteps,
  planTest,
  type PlannedStep,
  type TestPlanInput,
  type TestStepId,
} from '../../domain/connectors/testPlan.ts';
export {
  changesConfiguration,
  watchConfiguration,
  type TestedConfiguration,
} from '../../domain/connectors/testedConfiguration.ts';
export { toTunnel, tunnelForm, type CreateTunnelBody } from '../../domain/connectors/tunnelForm.ts';
export {
  connectorVariants,
  isConnectorVariant,
  type ConnectorVariant,
} from '../../domain/connectors/variants.ts';
