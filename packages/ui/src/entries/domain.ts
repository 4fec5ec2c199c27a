/** Types and rules of the product, without React, DOM or styles. */
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
} from '../domain/connectors/catalogue.ts';
export {
  addressesCopiedMessage,
  chooseTunnel,
  connectionTypes,
  connectSecurely,
  createTunnel,
  directConnection,
  type Connection,
} from '../domain/forms/connection.ts';
export { databasePorts } from '../domain/connectors/databasePorts.ts';
export type { Definition } from '../domain/connectors/define.ts';
export { fieldsOf, type FormDefinition } from '../domain/forms/definition.ts';
export { definedTypes, hasDefinition, loadDefinition } from '../domain/connectors/definitions.ts';
export {
  changesConfiguration,
  watchConfiguration,
  type TestedConfiguration,
} from '../domain/connectors/testedConfiguration.ts';
export { describeTestFailure, type FailedStep } from '../domain/connectors/describeTestFailure.ts';
export type { Field, FieldKind, FieldOf } from '../domain/forms/fieldTypes.ts';
export { changesIn, type FormChange } from '../domain/forms/formChanges.ts';
export { restoreDraft, captureDraft, type FormDraft } from '../domain/forms/formDraft.ts';
export { createFormModel, type FormModelOptions } from '../domain/forms/formModel.ts';
export {
  type FieldHandle,
  type FieldState,
  type FormModel,
  type FormState,
  type HasFeature,
  type Observable,
  type StoredForm,
} from '../domain/forms/formState.ts';
export {
  toCreate,
  toPatch,
  toTest,
  type CreateBody,
  type PatchBody,
} from '../domain/connectors/connectorWire.ts';
export { fieldAtLocation, labelOfLocation } from '../domain/forms/locations.ts';
export {
  isOAuthProvider,
  oauthProviders,
  type OAuthAnswerField,
  type OAuthFacts,
  type OAuthProvider,
  type PopupSize,
} from '../domain/connectors/oauth.ts';
export {
  isOAuthState,
  newOAuthState,
  newPkceVerifier,
  oauthStartAddress,
  pkceChallengeOf,
  readOAuthReturn,
  type OAuthReturn,
  type OAuthStart,
} from '../domain/connectors/oauthFlow.ts';
export { offeredOptions } from '../domain/forms/offeredOptions.ts';
export { readPath, withPath, type Wire, type WireObject } from '../domain/forms/paths.ts';
export { describePem, pemLimitBytes, readPem, type PemKind, type PemReading } from '../domain/forms/pem.ts';
export {
  connectorVariants,
  isConnectorVariant,
  type ConnectorVariant,
} from '../domain/connectors/variants.ts';
export { sslModes, type Ssl } from '../domain/forms/ssl.ts';
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
} from '../domain/connectors/testConnection.ts';
export { needsAllowedAddresses } from '../domain/connectors/allowedAddresses.ts';
export { prerequisitesFor, type Prerequisite } from '../domain/connectors/prerequisites.ts';
export {
  explainSteps,
  planTest,
  type PlannedStep,
  type TestPlanInput,
  type TestStepId,
} from '../domain/connectors/testPlan.ts';
export { toTunnel, tunnelForm, type CreateTunnelBody } from '../domain/connectors/tunnelForm.ts';
export { validate, type ValidationContext } from '../domain/forms/validate.ts';
export type { FormValue, ValueOf } from '../domain/forms/fieldValues.ts';
export { readValue, writeValue } from '../domain/forms/values.ts';
export {
  alertDefaults,
  alertPriorities,
  alertState,
  canAlert,
  isSilent,
  isTriggered,
  runFrequencies,
  triggerConditions,
  type Alert,
  type AlertAction,
  type AlertMetric,
  type AlertNotification,
  type AlertPriority,
  type AlertState,
  type AlertUsagePoint,
  type TriggerCondition,
} from '../domain/entities/alert.ts';
export {
  alertTriggerStatuses,
  alertTriggerTarget,
  canAlertTrigger,
  type AlertTrigger,
  type AlertTriggerAction,
  type AlertTriggerStatus,
  type Measurement,
} from '../domain/entities/alertTrigger.ts';
export {
  type Client,
  type ObservabilityQuota,
  type Subscription,
  type SubscriptionStatus,
} from '../domain/entities/client.ts';
export {
  actionToward,
  describeDone,
  describeItems,
  isAllowed,
  type ActionEntity,
  type ActionItem,
  type ActionSpec,
  type ActionTable,
} from '../domain/entities/actions.ts';
export {
  canConnector,
  connectorTarget,
  destinationActions,
  destinationEntity,
  sourceActions,
  sourceEntity,
  whyNotConnector,
  type ConnectorAction,
} from '../domain/entities/connectorActions.ts';
export {
  connectorStatuses,
  connectorStatusLabel,
  type Connector,
  type ConnectorKind,
  type ConnectorStatus,
} from '../domain/entities/connector.ts';
export { connectionOf, type ConnectorConnection } from '../domain/entities/connectorConnection.ts';
export { copyName, draftOfCopy } from '../domain/entities/connectorCopy.ts';
export { currencies, isCurrency } from '../domain/entities/currency.ts';
export { type Destination } from '../domain/entities/destination.ts';
export {
  canHook,
  hookCan,
  hookEntities,
  hookEvents,
  hookStatuses,
  isHookEvent,
  type Hook,
  type HookAction,
  type HookAttachment,
  type HookDelivery,
  type HookEntity,
  type HookEvent,
  type HookStatus,
  type PipelineHookEvent,
  type SourceHookEvent,
} from '../domain/entities/hook.ts';
export { hookAddressError, isPlainHookAddress } from '../domain/entities/hookAddress.ts';
export {
  sampleDefaults,
  type FileSample,
  type SampledColumn,
  type SampleOptions,
} from '../domain/entities/fileSample.ts';
export {
  parseId,
  toId,
  type AlertId,
  type AlertTriggerId,
  type ClientId,
  type DestinationId,
  type HookId,
  type Id,
  type MetricId,
  type PipelineId,
  type ProductId,
  type SourceId,
  type SubscriptionId,
  type TunnelId,
  type UserId,
} from '../domain/entities/id.ts';
export {
  canMetric,
  dataStoreTypes,
  metricStatuses,
  type DataStoreType,
  type Metric,
  type MetricAction,
  type MetricDataStore,
  type MetricStatus,
} from '../domain/entities/metric.ts';
export { isKnown, type Open } from '../domain/entities/open.ts';
export { isCardExpired, type PaymentMethod } from '../domain/entities/paymentMethod.ts';
export {
  canPipeline,
  pipelineActions,
  pipelineEntity,
  pipelineTarget,
  whyNotPipeline,
  type PipelineAction,
  type PipelineCommand,
} from '../domain/entities/pipelineActions.ts';
export {
  countByTab,
  isPipelineSettling,
  pipelineStatuses,
  pipelineStatusLabel,
  syncModes,
  type Pipeline,
  type PipelineDetail,
  type PipelineEnd,
  type PipelineStatus,
} from '../domain/entities/pipeline.ts';
export { billingIntervals, type BillingInterval, type Product } from '../domain/entities/product.ts';
export { logLevels, type LogLevel, type PipelineEvent } from '../domain/entities/pipelineEvent.ts';
export {
  awsRegions,
  cloudProviders,
  newTunnelRegions,
  regionOf,
  type Region,
  type RegionCode,
} from '../domain/entities/region.ts';
export {
  type SchemaCollection,
  type SchemaCollections,
  type SchemaColumn,
  type SyncMapping,
} from '../domain/entities/schema.ts';
export { type FacebookPage, type Ga4Property } from '../domain/entities/providerItems.ts';
export { columnTypes, type ColumnType, type Source } from '../domain/entities/source.ts';
export { columnIn, type StoreSchema, type StoreTable } from '../domain/entities/storeSchema.ts';
export {
  canSubscription,
  subscriptionCan,
  subscriptionState,
  type BillingSubscription,
  type SubscriptionAction,
  type SubscriptionState,
} from '../domain/entities/subscription.ts';
export {
  invitationLifetimeMs,
  invitationRestMs,
  memberStatuses,
  memberStatus,
  memberStatusLabel,
  type MemberStatus,
  type TeamMember,
} from '../domain/entities/teamMember.ts';
export { type TestResult, type TestStep } from '../domain/entities/testResult.ts';
export {
  activeTunnelsFirst,
  isSshTunnel,
  tunnelDefaults,
  tunnelState,
  tunnelStateLabel,
  tunnelTypeLabel,
  tunnelTypes,
  type Tunnel,
  type TunnelState,
  type TunnelType,
} from '../domain/entities/tunnel.ts';
export {
  tunnelActions,
  tunnelEntity,
  whyNotTunnel,
  type TunnelAction,
  type UsedTunnel,
} from '../domain/entities/tunnelActions.ts';
export { comparableName, nameTaken, type Named } from '../domain/entities/uniqueName.ts';
export {
  collectionStatuses,
  usageGroupings,
  usageOperations,
  type AccountPipelineUsage,
  type CollectionStatus,
  type CollectionUsage,
  type PipelineUsage,
  type UsageGrouping,
  type UsageOperation,
  type UsagePoint,
} from '../domain/entities/usage.ts';
export {
  cameFromSisterProduct,
  greetingName,
  isAdmin,
  roles,
  type Role,
  type User,
} from '../domain/entities/user.ts';
export { formatCompact, formatCount, formatQuantity } from '../domain/format/count.ts';
export { formatPrice } from '../domain/format/price.ts';
export { isTimeZone } from '../domain/format/isTimeZone.ts';
export {
  displayZone,
  formatAgo,
  formatClock,
  formatExact,
  formatInterval,
  greetingFor,
} from '../domain/format/time.ts';
export { isLongerThan } from '../domain/graphemes.ts';
export { hasVisible, inSentence, showHidden } from '../domain/hiddenCharacters.ts';
export { maxLength, searchDebounceMs } from '../domain/limits.ts';
export { isCurrent, navigationItems, visibleNavigation, type NavigationItem } from '../domain/navigation.ts';
export {
  conditionOperators,
  conditionProblem,
  needsValue,
  operatorLabel,
  operatorsFor,
  type ConditionOperator,
  type ConditionProblem,
  type WhereCondition,
} from '../domain/observability/conditions.ts';
export {
  canMeasure,
  metricTypeLabel,
  metricTypeRules,
  metricTypes,
  metricTypesFor,
  type MetricType,
  type MetricUnit,
} from '../domain/observability/metricTypes.ts';
export {
  isOutside,
  rangeProblem,
  thresholdTypes,
  type Threshold,
  type ThresholdType,
} from '../domain/observability/threshold.ts';
export { lastPage, pageSize, type Page } from '../domain/page.ts';
export {
  decideAccess,
  type AccessDecision,
  type AccessQuestion,
  type Session,
} from '../domain/policies/access.ts';
export { accessEndsAt, endedAccess, type EndedAccess } from '../domain/policies/accessEnd.ts';
export { hasFullAccess, isSubscriptionValid } from '../domain/policies/billing.ts';
export {
  billingStanding,
  billingState,
  type BillingStanding,
  type BillingState,
} from '../domain/policies/billingState.ts';
export { billingNotice, type BillingNotice } from '../domain/policies/billingNotice.ts';
export {
  featureToggles,
  isFeatureOn,
  type FeatureAudience,
  type FeatureAudiences,
  type FeatureToggle,
} from '../domain/policies/features.ts';
export { feedbackLimit, feedbackProblem } from '../domain/policies/feedback.ts';
export {
  canUser,
  mayDo,
  userActions,
  whyNotUser,
  type UserAction,
  type UserActionQuestion,
} from '../domain/policies/userActions.ts';
export { passwordProblems, passwordRules, type PasswordOwner } from '../domain/policies/password.ts';
export {
  countryCodeProblem,
  emailProblem,
  isEmailAddress,
  personNameProblem,
  telephoneProblem,
} from '../domain/policies/personFields.ts';
export {
  canCreateAlert,
  isFreeQuotaExhausted,
  isPaidQuotaExhausted,
  isWithinQuota,
} from '../domain/policies/quota.ts';
export {
  describeProblem,
  isUnauthorised,
  ProblemError,
  problemOf,
  type FieldError,
  type Problem,
  type ProblemKind,
  type ProblemWording,
} from '../domain/problem.ts';
export {
  allChannel,
  clientChannel,
  realtimeGraceMs,
  reconnectCheckCeilingMs,
  reconnectCheckMs,
  userChannel,
} from '../domain/realtime/channels.ts';
export {
  realtimeChanges,
  realtimeEventName,
  realtimeResources,
  refreshAppEvent,
  type RealtimeChange,
  type LiveRow,
  type RealtimeEvent,
  type RealtimeResource,
  type ResourceEvent,
} from '../domain/realtime/events.ts';
export { failed, loading, mapRemote, ready, type Remote } from '../domain/remote.ts';
export { matchRoute, redirectTarget, type RouteMatch } from '../domain/routes/matchRoute.ts';
export { connectorPaths } from '../domain/routes/connectorPaths.ts';
export { paths, type AddressQuery } from '../domain/routes/paths.ts';
export {
  routes,
  type Route,
  type RouteAccess,
  type RouteName,
  type WizardGroup,
  type WizardRouteName,
} from '../domain/routes/routes.ts';
export { safeReturnPath } from '../domain/routes/safeReturnPath.ts';
export {
  countSchemaChoices,
  describeSchemaChoices,
  type SchemaChoices,
} from '../domain/schema/schemaChoices.ts';
export type { SchemaDiff } from '../domain/schema/schemaDiff.ts';
export {
  defaultSchemaView,
  filterSchema,
  schemaShows,
  type SchemaMatches,
  type SchemaShow,
  type SchemaView,
} from '../domain/schema/schemaFilter.ts';
export { restoreSchemaDraft, captureSchemaDraft, type SchemaDraft } from '../domain/schema/schemaDraft.ts';
export type { SchemaGroup, SchemaIndex } from '../domain/schema/schemaIndex.ts';
export { createSchemaModel, type SchemaModel, type SchemaSummary } from '../domain/schema/schemaModel.ts';
export type { SchemaNews } from '../domain/schema/schemaNews.ts';
export { describeChanges } from '../domain/schema/schemaWords.ts';
export { describeStartNews } from '../domain/schema/startNews.ts';
export type { SchemaBulk } from '../domain/schema/schemaBulk.ts';
export type { SchemaChange, SchemaChanges } from '../domain/schema/schemaTotals.ts';
export type { ColumnSearch, TableHit } from '../domain/schema/columnSearch.ts';
export {
  allListCapabilities,
  defineListView,
  many,
  one,
  type ListAddress,
  type ListArguments,
  type ListCapabilities,
  type ListFilter,
  type ListSort,
  type ListViewBase,
  type ListViewDefinition,
} from '../domain/views/listView.ts';
export {
  connectorOrderings,
  destinationListView,
  readTunnelsView,
  sourceListView,
  tunnelsQuery,
  type ConnectorListView,
  type ConnectorOrdering,
  type TunnelsView,
} from '../domain/views/connectorList.ts';
export {
  filterableStatuses,
  pipelineListView,
  type PipelineListView,
  type PipelineOrdering,
} from '../domain/views/pipelineList.ts';
export { isSameQuery } from '../domain/views/sameQuery.ts';
export { readSchemaView, schemaViewQuery } from '../domain/views/schemaSettings.ts';
export {
  defaultSelectConnectorView,
  readSelectConnectorView,
  selectConnectorQuery,
  type SelectConnectorView,
} from '../domain/views/selectConnector.ts';
export { Secret } from '../domain/secret.ts';
export { restoreSyncDraft, captureSyncDraft, type SyncDraft } from '../domain/schedule/syncDraft.ts';
export {
  beginSyncEdit,
  changedSync,
  describeSyncChanges,
  describeSyncNews,
  dismissSyncNews,
  editSync,
  rebaseSync,
  hasSyncNews,
  isSyncContested,
  acceptTheirs,
  type SyncEdit,
} from '../domain/schedule/syncEdit.ts';
export {
  describeFrequency,
  readSyncSettings,
  syncDefaults,
  syncFrequencies,
  writeSyncSettings,
  type SyncSettings,
} from '../domain/schedule/syncSettings.ts';
export { type MaintenanceWindow } from '../domain/schedule/window.ts';
export {
  bucketUsage,
  lastDayOf,
  type DayOfUsage,
  type UsageBucket,
  type UsageBuckets,
} from '../domain/usage/usageBuckets.ts';
export {
  collectionsQuestion,
  readUsageView,
  usageQuestion,
  usageRanges,
  usageViewQuery,
  type UsageQuestion,
  type UsageRange,
  type UsageView,
} from '../domain/usage/usageRanges.ts';
export {
  activeWizardStep,
  continueSetupLabel,
  continueSetupRoute,
  nextWizardStep,
  previousWizardRoute,
  wizardRoutes,
  wizardSteps,
  type Draft,
  type WizardStep,
} from '../domain/policies/wizardSteps.ts';
