/** Types and rules of the product, without React, DOM or styles. */
export {
  catalogue,
  connectorCategories,
  isConnectorType,
  labelOf,
  type ConnectorCategory,
  type ConnectorType,
  type DestinationType,
  type SourceType,
} from '../domain/connectors/catalogue.ts';
export { type Client, type Subscription, type SubscriptionStatus } from '../domain/entities/client.ts';
export {
  parseId,
  toId,
  type ClientId,
  type DestinationId,
  type Id,
  type PipelineId,
  type SourceId,
  type TunnelId,
  type UserId,
} from '../domain/entities/id.ts';
export { isKnown, type Open } from '../domain/entities/open.ts';
export {
  canPipeline,
  countByTab,
  isPipelineSettling,
  pipelineCan,
  pipelineStatuses,
  pipelineStatusLabel,
  pipelineTarget,
  whyNotPipeline,
  type Pipeline,
  type PipelineAction,
  type PipelineDetail,
  type PipelineEnd,
  type PipelineStatus,
} from '../domain/entities/pipeline.ts';
export {
  type SchemaCollection,
  type SchemaCollections,
  type SchemaColumn,
  type SyncMapping,
} from '../domain/entities/schema.ts';
export { type TestResult, type TestStep } from '../domain/entities/testResult.ts';
export {
  usageGroupings,
  usageOperations,
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
export { displayZone, formatAgo, formatExact, formatInterval, greetingFor } from '../domain/format/time.ts';
export { isCurrent, navigationItems, visibleNavigation, type NavigationItem } from '../domain/navigation.ts';
export { lastPage, pageSize, type Page } from '../domain/page.ts';
export {
  decideAccess,
  type AccessDecision,
  type AccessQuestion,
  type Session,
} from '../domain/policies/access.ts';
export {
  billingStanding,
  hasFullAccess,
  isSubscriptionValid,
  type BillingStanding,
} from '../domain/policies/billing.ts';
export {
  featureToggles,
  isFeatureOn,
  type FeatureAudience,
  type FeatureAudiences,
  type FeatureToggle,
} from '../domain/policies/features.ts';
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
  type RealtimeEvent,
  type RealtimeResource,
} from '../domain/realtime/events.ts';
export { failed, loading, mapRemote, ready, type Remote } from '../domain/remote.ts';
export {
  matchRoute,
  paths,
  redirectTarget,
  routes,
  safeReturnPath,
  type Route,
  type RouteAccess,
  type RouteMatch,
  type RouteName,
  type WizardGroup,
  type WizardRouteName,
} from '../domain/routes.ts';
export {
  defaultPipelineListView,
  filterableStatuses,
  isFiltered,
  pipelineListArguments,
  pipelineListQuery,
  readPipelineListView,
  withView,
  writeSort,
  type PipelineListView,
  type PipelineOrdering,
  type PipelineSort,
} from '../domain/views/pipelineList.ts';
export {
  activeWizardStep,
  continueSetupLabel,
  continueSetupRoute,
  nextWizardStep,
  wizardRoutes,
  wizardSteps,
  type Draft,
  type WizardStep,
} from '../domain/policies/wizardSteps.ts';
