/**
 * Every call of the service as data, with the code that builds requests and decodes answers. Not covered by
 * semver: it follows the service.
 */
export {
  alert,
  alertUsageSeries,
  createAlert,
  deleteAlert,
  getAlert,
  getAlertUsage,
  listAlerts,
  updateAlert,
} from '../contract/alerts.ts';
export {
  acknowledgeAlertTriggers,
  alertTrigger,
  getAlertTrigger,
  listAlertTriggers,
  resolveAlertTriggers,
} from '../contract/alertTriggers.ts';
export {
  getClientExternalId,
  requestEscalation,
  requestFeedback,
  updateClientNotificationSettings,
} from '../contract/account.ts';
export { login, logout, recoverPassword } from '../contract/authentication.ts';
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
} from '../contract/destinations.ts';
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
} from '../contract/hooks.ts';
export { sampleFiles } from '../contract/fileSamples.ts';
export { getHelpArticle, getPublicAddresses, listRegions } from '../contract/infrastructure.ts';
export {
  deleteInvite,
  inviteUser,
  processUserInvite,
  resendInvite,
  verifyInvite,
} from '../contract/invitations.ts';
export { createClient, perform, type Client, type Transport } from '../contract/interpret.ts';
export {
  getDestinationMetricSchema,
  getSourceMetricSchema,
  listDestinationMetricSchemas,
} from '../contract/metricSchemas.ts';
export {
  archiveMetric,
  createMetric,
  getMetric,
  listMetrics,
  metric,
  updateMetric,
} from '../contract/metrics.ts';
export {
  activateUser,
  deactivateUser,
  deleteUser,
  getUser,
  listUsers,
  makeAdmin,
  teamMember,
  updateUser,
} from '../contract/members.ts';
export { resetPassword, updatePassword, verifyPasswordToken } from '../contract/passwords.ts';
export { setSignupPassword, signup, validateUserEmail } from '../contract/signup.ts';
export { secretMask } from '../domain/text/secret.ts';
export {
  exchangeOAuth,
  exchangeProductionOAuth,
  oauthCallbackPath,
  oauthReturnPath,
} from '../contract/oauth.ts';
export {
  readSignedOutConfig,
  type SignedOutConfig,
  type WireSignedOutConfig,
} from '../contract/signedOutConfig.ts';
export {
  readConnectorRequests,
  type WireConnectorRequestConfig,
} from '../contract/connectorRequestConfig.ts';
export { readChatAddress, type WireChatConfig } from '../contract/chatConfig.ts';
export { readFeatureRequests, type WireFeedbackConfig } from '../contract/feedbackConfig.ts';
export { readAddressListLocation, type WireAddressListConfig } from '../contract/addressListConfig.ts';
export { readOAuthPlace, type OAuthPlace, type WireOAuthConfig } from '../contract/oauthConfig.ts';
export { listPipelineEvents } from '../contract/pipelineEvents.ts';
export { deletePipeline, getEtlScript, resyncPipelineCollections } from '../contract/pipelineTools.ts';
export {
  createPipeline,
  getPipeline,
  listPipelines,
  pipeline,
  pipelineDetail,
  setPipelineStatus,
  updatePipeline,
} from '../contract/pipelines.ts';
export { getProduct, listProducts, product } from '../contract/products.ts';
export { updateMe } from '../contract/profile.ts';
export {
  fetchFacebookPages,
  fetchGa4Properties,
  refreshFacebookPages,
  refreshGa4Properties,
} from '../contract/providerItems.ts';
export { authoriseChannel, decodeRealtimeEvent } from '../contract/realtime.ts';
export { requestFor, type WireRequest } from '../contract/request.ts';
export {
  readRuntimeConfig,
  runtimeConfig,
  type RuntimeConfig,
  type WireRuntimeConfig,
} from '../contract/runtimeConfig.ts';
export { isWebAddress } from '../contract/isWebAddress.ts';
export { getS3RoleTemplate } from '../contract/s3Role.ts';
export { getSchemaCollections, getSchemaColumns } from '../contract/schema.ts';
export {
  type WireSchemaCollection,
  type WireSchemaCollections,
  type WireSchemaColumn,
} from '../contract/schemaReaders.ts';
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
} from '../contract/sources.ts';
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
} from '../contract/subscriptions.ts';
export { writeSyncMapping } from '../contract/syncMapping.ts';
export {
  createTunnel,
  deleteTunnel,
  getTunnel,
  listTunnels,
  testTunnel,
  tunnel,
  tunnelTemplatePath,
  type TunnelTemplate,
} from '../contract/tunnels.ts';
export {
  getAccountUsage,
  getPipelineUsage,
  listAccountUsagePipelines,
  listPipelineCollections,
  listPipelineUsageCollections,
} from '../contract/usage.ts';
export { getMe, user } from '../contract/users.ts';
