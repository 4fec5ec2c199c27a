/** The state of a screen that its address contains. Semver covers the names listed in public-api.md. */
export {
  accountUsageArgs,
  accountUsageQuery,
  monthQuery,
  readAccountUsageView,
  usagePageSize,
  type AccountUsageView,
  type MonthView,
  type UsageOrdering,
} from '../../domain/views/accountUsage.ts';
export { hrefOfActivity, isRestoredBeside, restoreHrefOf } from '../../domain/views/activityLinks.ts';
export {
  activityArgs,
  activityListView,
  activityQuery,
  activityRanges,
  type ActivityListView,
  type ActivityRange,
} from '../../domain/views/activityList.ts';
export {
  connectorListView,
  connectorOrderings,
  type ConnectorListView,
  type ConnectorOrdering,
} from '../../domain/views/connectorList.ts';
export {
  changesSince,
  withSights,
  type Sights,
  type Visit,
  type VisitChange,
  type VisitChanges,
} from '../../domain/views/lastVisit.ts';
export {
  causeLogQuery,
  jumpCauses,
  dayLogQuestions,
  type ExplainedJump,
  type JumpSubject,
} from '../../domain/views/explainedJumps.ts';
export { readTunnelsView, tunnelsQuery, type TunnelsView } from '../../domain/views/tunnels.ts';
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
} from '../../domain/views/listView.ts';
export {
  readSavedViews,
  renameView,
  withoutView,
  withView,
  writeSavedViews,
  type SavedView,
} from '../../domain/views/savedViews.ts';
export { homeQuestions, recentActivity, type Activity } from '../../domain/views/home.ts';
export { isStalled, pipelineHealth, type PipelineHealth } from '../../domain/pipelines/pipelineHealth.ts';
export {
  filterableStatuses,
  pipelineListView,
  type PipelineListView,
  type PipelineOrdering,
} from '../../domain/views/pipelineList.ts';
export { syncRunsQuestion } from '../../domain/logs/syncRuns.ts';
export { activityLog, lastErrorLog } from '../../domain/views/lastErrorLog.ts';
export {
  defaultPipelineLogView,
  isLogFiltered,
  isLogSearchStep,
  logQuestion,
  logRanges,
  pipelineLogQuery,
  readPipelineLogView,
  viewOfLine,
  type LogQuestion,
  type LogRange,
  type PipelineLogView,
} from '../../domain/views/pipelineLog.ts';
export { readTablesView, tablesViewQuery, type TablesView } from '../../domain/views/pipelineTables.ts';
export { alertListView, type AlertListView, type AlertOrdering } from '../../domain/views/alertList.ts';
export {
  alertUsageQuestion,
  bucketAlertUsage,
  metricTriggersQuestion,
  triggerHistoryQuestion,
  triggerListView,
  type TriggerListView,
  type TriggerOrdering,
} from '../../domain/views/alertOverview.ts';
export { hookListView, type HookListView, type HookOrdering } from '../../domain/views/hookList.ts';
export { metricListView, type MetricListView, type MetricOrdering } from '../../domain/views/metricList.ts';
export { isSameQuery } from '../../domain/views/sameQuery.ts';
export { readSchemaView, schemaViewQuery } from '../../domain/views/schemaSettings.ts';
export {
  defaultSelectConnectorView,
  readSelectConnectorView,
  selectConnectorQuery,
  type SelectConnectorView,
} from '../../domain/views/selectConnector.ts';
export {
  currentStatuses,
  userListArgs,
  userListView,
  type UserListView,
  type UserOrdering,
} from '../../domain/views/userList.ts';
