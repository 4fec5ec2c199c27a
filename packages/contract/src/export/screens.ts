import type { Screen } from '../schema/openApiFile.ts';

/** Every page behind the sign-in reads the session. */
const session = 'getMe';

const connectorReads = (kind: 'Source' | 'Destination') => [`get${kind}`, `list${kind}s`] as const;
const connectorWrites = (kind: 'Source' | 'Destination') =>
  [`create${kind}`, `update${kind}`, `test${kind}Connection`, `testSaved${kind}`] as const;

const setupPath = '/pipelines/setup/{id}';

/** The fields of a connector's form that ask the service. */
const formParts = [
  'listTunnels',
  'getPublicAddresses',
  'getHelpArticle',
  'getClientExternalId',
  'getS3RoleTemplate',
];
const formDoes = [
  'createTunnel',
  'testTunnel',
  'sampleFiles',
  'fetchGa4Properties',
  'refreshGa4Properties',
  'fetchFacebookPages',
  'refreshFacebookPages',
  'exchangeOAuth',
  'exchangeProductionOAuth',
];

const pipelineDoes = ['setPipelineStatus', 'updatePipeline', 'deletePipeline', 'resyncPipelineCollections'];

const connectorScreens = (kind: 'Source' | 'Destination'): readonly Screen[] => {
  const area = `/${kind.toLowerCase()}s`;
  return [
    {
      name: `${kind}s`,
      path: `${area}/list`,
      needs: [session, `list${kind}s`],
      parts: ['listPipelines', 'listTunnels'],
      does: [`set${kind}Status`, `delete${kind}`, `testSaved${kind}`],
    },
    {
      name: `Create ${kind.toLowerCase()}`,
      path: `${area}/create`,
      needs: [session],
      parts: [`list${kind}s`, ...formParts],
      does: [...connectorWrites(kind), ...formDoes],
    },
    {
      name: `${kind} detail`,
      path: `${area}/{id}`,
      needs: [session, `get${kind}`],
      parts: ['listPipelines', 'listTunnels', 'listActivity'],
      does: [`set${kind}Status`, `delete${kind}`, `testSaved${kind}`],
    },
    {
      name: `Edit ${kind.toLowerCase()}`,
      path: `${area}/{id}/edit`,
      needs: [session, `get${kind}`],
      parts: [`list${kind}s`, 'getActivity', ...formParts],
      does: [...connectorWrites(kind), ...formDoes],
    },
  ];
};

/**
 * The screens and their calls. `scripts/contract.test.ts` compares the list with the imports of the console: a call that
 * no screen has, and a call that a screen cannot make, fail there.
 */
export const screens: readonly Screen[] = [
  {
    name: 'Sign in',
    path: '/login',
    needs: [],
    parts: [session],
    does: ['login', 'recoverPassword', 'logout'],
  },
  { name: 'Create your account', path: '/signup', needs: [], parts: [], does: ['signup'] },
  {
    name: 'Confirm the address',
    path: '/verify-email',
    needs: [],
    parts: [],
    does: ['validateUserEmail'],
  },
  {
    name: 'Choose a new password',
    path: '/reset-password',
    needs: ['verifyPasswordToken'],
    parts: [],
    does: ['resetPassword', 'setSignupPassword'],
  },
  {
    name: 'Accept an invitation',
    path: '/user-invite/{token}',
    needs: ['verifyInvite'],
    parts: [],
    does: ['processUserInvite'],
  },
  {
    name: 'Every page',
    path: '/',
    needs: [session],
    parts: ['authoriseChannel', 'listPipelines', 'listSources', 'listDestinations'],
    does: ['logout', 'requestFeedback', 'requestEscalation'],
  },
  {
    name: 'Home',
    path: '/',
    needs: [session],
    parts: [
      'listPipelines',
      'listAlertTriggers',
      'getAccountUsage',
      'listSources',
      'listDestinations',
      'listActivity',
    ],
    does: ['createPipeline'],
  },
  {
    name: 'Pipelines',
    path: '/pipelines/list',
    needs: [session, 'listPipelines'],
    parts: ['listRegions', 'listSources', 'listDestinations'],
    does: ['createPipeline', ...pipelineDoes],
  },
  {
    name: 'Pipeline overview',
    path: '/pipelines/{id}/overview',
    needs: [session, 'getPipeline'],
    parts: [
      'getPipelineUsage',
      'listPipelineCollections',
      'listPipelineUsageCollections',
      'listPipelineEvents',
      'listMetrics',
    ],
    does: [...pipelineDoes, 'createMetric', 'getDestinationMetricSchema'],
  },
  {
    name: 'Pipeline logs',
    path: '/pipelines/{id}/logs',
    needs: [session, 'getPipeline', 'listPipelineEvents'],
    parts: [],
    does: pipelineDoes,
  },
  {
    name: 'Pipeline settings',
    path: '/pipelines/{id}/settings/schema_config',
    needs: [session, 'getPipeline'],
    parts: ['getSchemaCollections', 'getDestination'],
    does: [...pipelineDoes, 'getEtlScript', 'getSchemaColumns'],
  },
  {
    name: 'Pipeline tables',
    path: '/pipelines/{id}/settings/schema_maintenance',
    needs: [session, 'getPipeline'],
    parts: ['listPipelineUsageCollections', 'getSchemaCollections'],
    does: pipelineDoes,
  },
  {
    name: 'Pipeline hooks',
    path: '/pipelines/{id}/hooks',
    needs: [session, 'getPipeline', 'listPipelineHooks'],
    parts: ['listHooks'],
    does: ['createHook', 'attachHook', 'updateHookAttachment', 'detachHook'],
  },
  {
    name: 'Setup: source',
    path: `${setupPath}/source`,
    needs: [session, 'getPipeline'],
    parts: [...connectorReads('Source'), ...formParts],
    does: [...connectorWrites('Source'), ...formDoes, 'updatePipeline'],
  },
  {
    name: 'Setup: destination',
    path: `${setupPath}/destination`,
    needs: [session, 'getPipeline'],
    parts: [...connectorReads('Destination'), ...formParts],
    does: [...connectorWrites('Destination'), ...formDoes, 'updatePipeline'],
  },
  {
    name: 'Setup: schema settings',
    path: `${setupPath}/schema-settings`,
    needs: [session, 'getPipeline', 'getSchemaCollections'],
    parts: [],
    does: ['updatePipeline', 'getSchemaColumns'],
  },
  {
    name: 'Setup: sync settings',
    path: `${setupPath}/sync-settings`,
    needs: [session, 'getPipeline'],
    parts: [],
    does: ['updatePipeline', 'setPipelineStatus'],
  },
  ...connectorScreens('Source'),
  {
    name: 'Tunnels',
    path: '/sources/list',
    needs: [session, 'listTunnels'],
    parts: ['getTunnel'],
    does: ['createTunnel', 'deleteTunnel', 'testTunnel'],
  },
  ...connectorScreens('Destination'),
  {
    name: 'Alerts',
    path: '/observability/alerts/list',
    needs: [session, 'listAlerts'],
    parts: ['listMetrics'],
    does: ['updateAlert', 'deleteAlert', 'acknowledgeAlertTriggers', 'resolveAlertTriggers'],
  },
  {
    name: 'Create alert',
    path: '/alerts/create/setup',
    needs: [session],
    parts: ['listAlerts', 'listMetrics', 'getSourceMetricSchema', 'getDestinationMetricSchema'],
    does: ['createAlert', 'createMetric'],
  },
  {
    name: 'Alert overview',
    path: '/alerts/{id}/overview',
    needs: [session, 'getAlert'],
    parts: ['getAlertUsage', 'listAlertTriggers', 'getMetric', 'listPipelines', 'getAlertTrigger'],
    does: [
      'updateAlert',
      'deleteAlert',
      'acknowledgeAlertTriggers',
      'resolveAlertTriggers',
      'updateAlertTrigger',
    ],
  },
  {
    name: 'Alert settings',
    path: '/alerts/{id}/settings',
    needs: [session, 'getAlert'],
    parts: [
      'listAlerts',
      'listAlertTriggers',
      'listMetrics',
      'getSourceMetricSchema',
      'getDestinationMetricSchema',
    ],
    does: ['updateAlert', 'deleteAlert', 'createMetric'],
  },
  {
    name: 'Metrics',
    path: '/observability/metrics/list',
    needs: [session, 'listMetrics'],
    parts: [
      'listAlerts',
      'listAlertTriggers',
      'getMetric',
      'listSources',
      'listDestinations',
      'getSourceMetricSchema',
      'getDestinationMetricSchema',
      'getMetric',
    ],
    does: ['createMetric', 'updateMetric', 'archiveMetric'],
  },
  {
    name: 'Account',
    path: '/settings/account',
    needs: [session],
    parts: [],
    does: ['updateMe', 'updatePassword'],
  },
  {
    name: 'Billing',
    path: '/settings/billing',
    needs: [session, 'listSubscriptions'],
    parts: ['listProducts', 'getSubscription'],
    does: [
      'createSubscription',
      'updateSubscription',
      'deleteSubscription',
      'createSetupIntent',
      'setDefaultPaymentMethod',
      'createPortalSession',
    ],
  },
  {
    name: 'Users',
    path: '/settings/users',
    needs: [session, 'listUsers'],
    parts: ['getUser'],
    does: [
      'inviteUser',
      'resendInvite',
      'deleteInvite',
      'makeAdmin',
      'activateUser',
      'deactivateUser',
      'updateUser',
    ],
  },
  {
    name: 'Activity',
    path: '/settings/activity',
    needs: [session],
    parts: ['listActivity', 'listUsers'],
    does: [],
  },
  {
    name: 'Hooks',
    path: '/settings/hooks',
    needs: [session, 'listHooks'],
    parts: [],
    does: ['createHook', 'updateHook', 'archiveHook', 'deleteHook'],
  },
  {
    name: 'Hook detail',
    path: '/settings/hooks/{id}',
    needs: [session, 'getHook'],
    parts: ['getHookAttachment'],
    does: ['updateHook', 'archiveHook', 'deleteHook', 'attachHook', 'updateHookAttachment', 'detachHook'],
  },
  {
    name: 'Usage',
    path: '/settings/usage',
    needs: [session],
    parts: ['getAccountUsage', 'listAccountUsagePipelines'],
    does: [],
  },
  {
    name: 'Usage of a pipeline',
    path: '/settings/usage/{id}',
    needs: [session],
    parts: ['getPipeline', 'getPipelineUsage', 'listPipelineCollections'],
    does: [],
  },
  {
    name: 'Notifications',
    path: '/settings/notifications',
    needs: [session],
    parts: [],
    does: ['updateClientNotificationSettings'],
  },
];

/** Calls of the specification that no screen makes yet. */
export const unused = ['listDestinationMetricSchemas', 'getProduct', 'deleteUser'] as const;
