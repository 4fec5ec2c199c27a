/**
 * Every call of the service as data, with the code that builds requests and decodes answers. Not covered by
 * semver: it follows the service.
 */
export { activityEntry, getActivity, listActivity } from '../contract/activity/activity.ts';
export {
  alert,
  alertUsageSeries,
  createAlert,
  deleteAlert,
  getAlert,
  getAlertUsage,
  listAlerts,
  updateAlert,
} from '../contract/observability/alerts.ts';
export {
  acknowledgeAlertTriggers,
  alertTrigger,
  getAlertTrigger,
  listAlertTriggers,
  resolveAlertTriggers,
  updateAlertTrigger,
} from '../contract/observability/alertTriggers.ts';
export {
  getClientExternalId,
  requestEscalation,
  requestFeedback,
  updateClientNotificationSettings,
} from '../contract/people/account.ts';
export { login, logout, recoverPassword } from '../contract/people/authentication.ts';
export { assumed } from '../contract/assumed.ts';
export {
  bind,
  type BoundCall,
  type Call,
  type CallArguments,
  type CallKind,
  type Resource,
  type CallResult,
  type Method,
  type WireBody,
  type WireResult,
} from '../contract/call.ts';
export {
  createDestination,
  deleteDestination,
  destination,
  getDestination,
  listDestinations,
  setDestinationStatus,
  testDestinationConnection,
  testSavedDestination,
  updateDestination,
} from '../contract/connectors/destinations.ts';
export {
  archiveHook,
  attachHook,
  createHook,
  deleteHook,
  detachHook,
  getHook,
  getHookAttachment,
  hook,
  hookAttachment,
  listHooks,
  listPipelineHooks,
  updateHook,
  updateHookAttachment,
} from '../contract/hooks/hooks.ts';
export { sampleFiles } from '../contract/connectors/fileSamples.ts';
export { getHelpArticle, getPublicAddresses, listRegions } from '../contract/connectors/infrastructure.ts';
export {
  deleteInvite,
  inviteUser,
  processUserInvite,
  resendInvite,
  verifyInvite,
} from '../contract/people/invitations.ts';
export type { WholeList } from '../contract/paging.ts';
export { fitPage, type IgnoredFilters } from '../contract/fits.ts';
export { createClient, loadRefusals, perform, type Client, type Transport } from '../contract/interpret.ts';
export {
  getDestinationMetricSchema,
  getSourceMetricSchema,
  listDestinationMetricSchemas,
} from '../contract/observability/metricSchemas.ts';
export {
  archiveMetric,
  createMetric,
  getMetric,
  listMetrics,
  metric,
  updateMetric,
} from '../contract/observability/metrics.ts';
export {
  activateUser,
  deactivateUser,
  deleteUser,
  getUser,
  listUsers,
  makeAdmin,
  teamMember,
  updateUser,
} from '../contract/people/members.ts';
export { resetPassword, updatePassword, verifyPasswordToken } from '../contract/people/passwords.ts';
export { setSignupPassword, signup, validateUserEmail } from '../contract/people/signup.ts';
export { secretMask } from '../domain/text/secret.ts';
export {
  exchangeOAuth,
  exchangeProductionOAuth,
  oauthCallbackPath,
  oauthReturnPath,
} from '../contract/connectors/oauth.ts';
export { readSignedOutConfig, type SignedOutConfig } from '../contract/config/signedOutConfig.ts';
export { readConnectorRequests } from '../contract/config/connectorRequestConfig.ts';
export { readChatAddress } from '../contract/config/chatConfig.ts';
export { readFeatureRequests } from '../contract/config/feedbackConfig.ts';
export { readAddressListLocation } from '../contract/config/addressListConfig.ts';
export { readOAuthPlace, type OAuthPlace } from '../contract/config/oauthConfig.ts';
export { pageConfig, type WirePageConfig } from '../contract/config/pageConfig.ts';
export { listPipelineEvents } from '../contract/pipelines/pipelineEvents.ts';
export {
  deletePipeline,
  getEtlScript,
  resyncPipelineCollections,
} from '../contract/pipelines/pipelineTools.ts';
export {
  createPipeline,
  getPipeline,
  listPipelines,
  pipeline,
  pipelineDetail,
  setPipelineStatus,
  updatePipeline,
} from '../contract/pipelines/pipelines.ts';
export { getProduct, listProducts, product } from '../contract/billing/products.ts';
export { updateMe } from '../contract/people/profile.ts';
export {
  fetchFacebookPages,
  fetchGa4Properties,
  refreshFacebookPages,
  refreshGa4Properties,
} from '../contract/connectors/providerItems.ts';
export { authoriseChannel, decodeRealtimeEvent } from '../contract/realtime/realtime.ts';
export { requestFor, type WireRequest } from '../contract/request.ts';
export { showRequest, type ShowRequestOptions } from '../contract/showRequest.ts';
export { readRuntimeConfig, type RuntimeConfig } from '../contract/config/runtimeConfig.ts';
export { isWebAddress } from '../contract/isWebAddress.ts';
export { getS3RoleTemplate } from '../contract/connectors/s3Role.ts';
export { getSchemaCollections, getSchemaColumns } from '../contract/connectors/schema.ts';
export {
  type WireSchemaCollection,
  type WireSchemaCollections,
  type WireSchemaColumn,
} from '../contract/connectors/schemaReaders.ts';
export {
  createSource,
  deleteSource,
  getSource,
  listSources,
  setSourceStatus,
  source,
  testSavedSource,
  testSourceConnection,
  updateSource,
} from '../contract/connectors/sources.ts';
export {
  createPortalSession,
  createSetupIntent,
  createSubscription,
  deleteSubscription,
  getSubscription,
  listSubscriptions,
  setDefaultPaymentMethod,
  subscription,
  updateSubscription,
} from '../contract/billing/subscriptions.ts';
export { writeSyncMapping } from '../contract/pipelines/syncMapping.ts';
export {
  createTunnel,
  deleteTunnel,
  getTunnel,
  listTunnels,
  testTunnel,
  tunnel,
  tunnelTemplatePath,
  type TunnelTemplate,
} from '../contract/connectors/tunnels.ts';
export {
  getAccountUsage,
  getPipelineUsage,
  listAccountUsagePipelines,
  listPipelineCollections,
  listPipelineUsageCollections,
} from '../contract/usage/usage.ts';
export { getMe, user } from '../contract/people/users.ts';
