/**
 * Entities, their states and the actions available on them. Semver covers the names listed in public-api.md.
 */
export {
  activityEvents,
  activityObjects,
  type ActivityEntry,
  type ActivityEntryId,
  type ActivityEvent,
  type ActivityObject,
} from '../../domain/entities/activityEntry.ts';
export {
  actionToward,
  describeDone,
  describeItems,
  isAllowed,
  type ActionEntity,
  type ActionItem,
  type ActionSpec,
  type ActionTable,
} from '../../domain/entities/actions.ts';
export {
  alertDefaults,
  alertPriorities,
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
  type AlertUsagePoint,
  type TriggerCondition,
} from '../../domain/observability/alert.ts';
export type { MetricTypes } from '../../domain/observability/alertValues.ts';
export {
  alertTriggerState,
  alertValueState,
  type AlertTriggerState,
  type AlertValueState,
} from '../../domain/observability/alertFacts.ts';
export {
  alertActions,
  alertEntity,
  describeTriggersDone,
  whyNotAlert,
  type AlertCommand,
} from '../../domain/observability/alertActions.ts';
export {
  alertTriggerStatuses,
  alertTriggerTarget,
  canAlertTrigger,
  type AlertTrigger,
  type AlertTriggerAction,
  type AlertTriggerStatus,
  type Measurement,
} from '../../domain/observability/alertTrigger.ts';
export type {
  Client,
  ObservabilityQuota,
  Subscription,
  SubscriptionStatus,
} from '../../domain/entities/client.ts';
export {
  connectorStatusLabel,
  connectorStatuses,
  connectorWords,
  type Connector,
  type ConnectorKind,
  type ConnectorStatus,
} from '../../domain/entities/connector.ts';
export {
  canConnector,
  connectorActions,
  connectorPages,
  connectorTarget,
  destinationEntity,
  sourceEntity,
  whyNotConnector,
  type ConnectorAction,
  type ConnectorPage,
} from '../../domain/connectors/connectorActions.ts';
export { connectionOf, type ConnectorConnection } from '../../domain/connectors/connectorConnection.ts';
export { draftOfCopy } from '../../domain/connectors/connectorCopy.ts';
export { copyName, freeCopyName } from '../../domain/text/copyName.ts';
export { currencies, isCurrency } from '../../domain/entities/currency.ts';
export type { Destination } from '../../domain/entities/destination.ts';
export {
  sampleDefaults,
  type FileSample,
  type SampleOptions,
  type SampledColumn,
} from '../../domain/connectors/definition/fileSample.ts';
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
} from '../../domain/hooks/hook.ts';
export {
  hookActions,
  hookEntity,
  listedHookEntity,
  whyNotHook,
  type HookCommand,
  type HookItem,
  type ListedHookAction,
} from '../../domain/hooks/hookActions.ts';
export { hookAddressError, isPlainHookAddress } from '../../domain/hooks/hookAddress.ts';
export {
  attachedHookName,
  describePlaces,
  placeName,
  placeOf,
  attachmentsIn,
  isAttachedAt,
  withHooks,
  type HookPlace,
  type NamedHookPlace,
} from '../../domain/hooks/hookAttachments.ts';
export { hookEventLabel } from '../../domain/hooks/hookEvents.ts';
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
} from '../../domain/entities/id.ts';
export { isListed } from '../../domain/entities/listStatus.ts';
export {
  canMetric,
  dataStoreTypes,
  metricStatuses,
  type DataStoreType,
  type MeasuredValue,
  type Metric,
  type MetricAction,
  type MetricDataStore,
  type MetricStatus,
} from '../../domain/observability/metric.ts';
export {
  metricActions,
  metricEntity,
  whyNotMetric,
  type MetricCommand,
} from '../../domain/observability/metricActions.ts';
export { isKnown, type Open } from '../../domain/entities/open.ts';
export { isCardExpired, type PaymentMethod } from '../../domain/billing/paymentMethod.ts';
export {
  countByTab,
  pipelineStatuses,
  syncModes,
  type Pipeline,
  type PipelineDetail,
  type PipelineEnd,
  type PipelineStatus,
} from '../../domain/entities/pipeline.ts';
export {
  isPipelineSettling,
  pipelineStatusLabel,
  settledPipelineStatus,
} from '../../domain/pipelines/pipelineStatus.ts';
export {
  canPipeline,
  pipelineActions,
  pipelineEntity,
  pipelinePages,
  pipelineTarget,
  whyNotPipeline,
  type PipelineAction,
  type PipelineCommand,
  type PipelinePageAction,
  type PipelineListAction,
  type PipelinePage,
} from '../../domain/pipelines/pipelineActions.ts';
export { logLevels, type LogLevel, type PipelineEvent } from '../../domain/entities/pipelineEvent.ts';
export { billingIntervals, type BillingInterval, type Product } from '../../domain/entities/product.ts';
export type { FacebookPage, Ga4Property, ProviderItem } from '../../domain/connectors/providerItems.ts';
export { cloudProviders, newTunnelRegions, type Region } from '../../domain/entities/newTunnelRegions.ts';
export { awsRegions, regionOf, type RegionCode } from '../../domain/entities/region.ts';
export type {
  SchemaCollection,
  SchemaCollections,
  SchemaColumn,
  SyncMapping,
} from '../../domain/entities/schema.ts';
export { columnTypes, type ColumnType, type Source } from '../../domain/entities/source.ts';
export { columnIn, type StoreSchema, type StoreTable } from '../../domain/observability/storeSchema.ts';
export {
  canSubscription,
  subscriptionCan,
  subscriptionState,
  type BillingSubscription,
  type SubscriptionAction,
  type SubscriptionState,
} from '../../domain/billing/subscription.ts';
export {
  invitationLifetimeMs,
  invitationRestMs,
  memberStatus,
  memberStatusLabel,
  memberStatuses,
  type MemberStatus,
  type TeamMember,
} from '../../domain/people/teamMember.ts';
export type { TestResult, TestStep } from '../../domain/outcome/testResult.ts';
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
} from '../../domain/entities/tunnel.ts';
export {
  tunnelActions,
  tunnelEntity,
  whyNotTunnel,
  type TunnelAction,
} from '../../domain/connectors/tunnels/tunnelActions.ts';
export { comparableName, nameTaken, type Named } from '../../domain/text/uniqueName.ts';
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
} from '../../domain/entities/usage.ts';
export { roleLabel } from '../../domain/people/roleLabel.ts';
export {
  cameFromSisterProduct,
  greetingName,
  isAdmin,
  roles,
  type Role,
  type User,
} from '../../domain/entities/user.ts';
export { shownMetric } from '../../domain/observability/describeAlert.ts';
