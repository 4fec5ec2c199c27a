import { type Cell, type State, type Subject } from './states.ts';

type Reasons = Readonly<Partial<Record<State, Cell | string>>>;
interface Rules {
  /** States that it has although others of its kind do not. */
  readonly has?: readonly State[];
  /** States that it lacks although others of its kind have them, and why. */
  readonly lacks?: Reasons;
}

const cellOf = (reason: Cell | string): Cell => (typeof reason === 'string' ? { reason } : reason);

/** All subjects of one kind lack the same states for the same reasons. */
const kind =
  (lacking: Reasons) =>
  (title: string, section: string, { has = [], lacks = {} }: Rules = {}): Subject => ({
    title,
    section,
    without: Object.fromEntries(
      Object.entries({ ...lacking, ...lacks }).flatMap(([state, reason]) =>
        has.some((each) => each === state) ? [] : [[state, cellOf(reason)]],
      ),
    ),
  });

const everyone = 'Team members see and do the same here as admins.';
const alike = 'It is the same with and without a subscription.';
const fixedWords = 'Its words are always the same.';
const withoutNetwork = 'It needs no network.';
const noRows = 'It shows one thing, not a list.';
const noSearch = 'It has no search and no filter.';
const all = (names: readonly State[], reason: Cell | string): Reasons =>
  Object.fromEntries(names.map((name) => [name, reason]));
const rows: readonly State[] = ['empty', 'one', 'many', 'no-match'];

/** Without a subscription or a trial, the guard leads from every screen that needs one to billing. */
const guarded: Cell = {
  story: 'screens-settings-billingscreen--gated',
  reason: 'Without a subscription or a trial, people are led to billing.',
};

/** The settings of an alert choose metrics with the same part as the screen that creates one. */
const sameMetricChoice = (name: string): Cell => ({
  story: `screens-observability-alertsetupscreen--${name}`,
  reason: 'The metrics are chosen in the same way as for a new alert.',
});

/** A table with its toolbar. */
const list = kind({ 'team-member': everyone, gated: guarded });
/** A page about one thing, or a form. */
const page = kind({ ...all(rows, noRows), 'team-member': everyone, gated: guarded });
/** A screen that is shown before signing in. */
const entrance = kind({
  ...all(rows, noRows),
  ...all(['team-member', 'gated'], 'It is shown before signing in.'),
});
/** A dialog that sends something. */
const dialog = kind({
  ...all(rows, noRows),
  'team-member': everyone,
  gated: 'It opens from screens that people without a subscription do not reach.',
});
/** A question about what is being done. The form or page that asks it also sends it. */
const question = kind({
  ...all(rows, noRows),
  ...all(['loading', 'failed'], 'It only asks. The page behind it sends, and shows what comes of it.'),
  'team-member': everyone,
  gated: 'It opens from screens that people without a subscription do not reach.',
});
/** What makes no call and shows only what it is given. */
const notice = kind({
  ...all(rows, noRows),
  ...all(['loading', 'failed', 'offline'], 'It makes no call.'),
  ...all(['team-member', 'gated'], 'It is the same for everyone.'),
});

const pipelines = 'Pipelines';
const setup = 'Setting up a pipeline';
const connectors = 'Sources and destinations';
const observability = 'Observability and alerts';
const settings = 'Settings';
const entry = 'Getting in';
const shell = 'The frame of the console';
const modals = 'Modals';

/** Every screen and modal of the product. */
export const subjects: readonly Subject[] = [
  entrance('Screens/Auth/LandingScreen', entry, {
    lacks: all(['loading', 'failed', 'offline'], 'It makes no call.'),
  }),
  entrance('Screens/Auth/LoginScreen', entry),
  entrance('Screens/Auth/SignupScreen', entry),
  entrance('Screens/Auth/EmailSignupScreen', entry, {
    lacks: all(['loading', 'failed', 'offline'], 'It only checks the address. The next screen sends it.'),
  }),
  entrance('Screens/Auth/VerifyEmailScreen', entry),
  entrance('Screens/Auth/EmailSentScreen', entry),
  entrance('Screens/Auth/NewPasswordScreen', entry),
  entrance('Screens/Auth/InviteScreen', entry),
  entrance('Screens/Auth/LegalScreen', entry),
  notice('Screens/Auth/InactiveClientScreen', entry, {
    has: ['loading'],
    lacks: {
      'long-text': fixedWords,
      ...all(
        ['failed', 'offline'],
        'If signing out fails, people are signed out in this browser, and the sign-in page shows the failure.',
      ),
    },
  }),
  notice('Screens/Auth/SignInReturnScreen', entry, {
    lacks: { 'long-text': 'It names only providers of the catalogue, which have short names.' },
  }),

  list('Screens/Shell/HomeScreen', shell, { lacks: { 'no-match': noSearch } }),
  page('Screens/Shell/AppShell', shell, {
    has: ['gated'],
    lacks: {
      ...all(rows, 'It frames the other screens. Lists are on those.'),
      loading: {
        story: 'screens-shell-shellskeleton--default',
        reason: 'Until the session has loaded, a skeleton is shown in its place.',
      },
      failed: {
        story: 'screens-shell-failurescreen--default',
        reason: 'If the session cannot be loaded, the failure screen is shown in its place.',
      },
    },
  }),
  notice('Screens/Shell/ShellNotices', shell, {
    has: ['empty', 'one', 'many', 'offline', 'gated'],
    lacks: { 'no-match': noSearch, 'long-text': 'Its sentences are fixed. Only dates and times change.' },
  }),
  notice('Screens/Shell/ShellSkeleton', shell, { has: ['loading'], lacks: { 'long-text': fixedWords } }),
  notice('Screens/Shell/LoadingScreen', shell, {
    has: ['loading', 'offline'],
    lacks: { 'long-text': 'It shows only names of screens, which are short.' },
  }),
  list('Screens/Shell/CommandPalette', shell, {
    has: ['team-member', 'gated'],
    lacks: { empty: 'It always lists the screens and actions that the person can use.' },
  }),
  notice('Screens/Shell/NotFoundScreen', shell, { lacks: { 'long-text': fixedWords } }),
  notice('Screens/Shell/FailureScreen', shell, { has: ['loading', 'failed', 'offline'] }),
  notice('Screens/Shell/CrashScreen', shell, { has: ['failed'] }),

  list('Screens/Pipelines/PipelinesListScreen', pipelines),
  page('Screens/Pipelines/PipelineFrame', pipelines),
  page('Screens/Pipelines/PipelineOverviewScreen', pipelines, { has: ['empty', 'many'] }),
  page('Screens/Pipelines/PipelineGeneralScreen', pipelines),
  list('Screens/Pipelines/PipelineSchemaScreen', pipelines),
  page('Screens/Pipelines/PipelineSyncScreen', pipelines),
  list('Screens/Pipelines/PipelineTablesScreen', pipelines),
  page('Screens/Pipelines/PipelineScriptScreen', pipelines, { has: ['gated'] }),
  page('Screens/Pipelines/PipelineSettingsLoadingScreen', pipelines),
  list('Screens/Pipelines/PipelineLogsScreen', pipelines),
  list('Screens/Pipelines/PipelineHooksScreen', pipelines, { lacks: { 'no-match': noSearch } }),

  list('Screens/Setup/SelectConnectorScreen', setup),
  page('Screens/Setup/PrerequisitesScreen', setup),
  page('Screens/Setup/ConnectorFormScreen', setup),
  page('Screens/Setup/ConnectorReviewScreen', setup),
  list('Screens/Setup/SchemaSettingsScreen', setup),
  page('Screens/Setup/SyncSettingsScreen', setup),
  page('Screens/Setup/SetupLoadingScreen', setup),
  notice('Screens/Setup/SetupEndedScreen', setup),

  list('Screens/Connectors/ConnectorsListScreen', connectors),
  list('Screens/Connectors/ConnectorDetailScreen', connectors, { lacks: { 'no-match': noSearch } }),
  list('Screens/Connectors/SourceHooks', connectors, { lacks: { 'no-match': noSearch } }),
  list('Screens/Connectors/ConnectorActivity', connectors, { lacks: { 'no-match': noSearch } }),
  list('Screens/Connectors/TunnelsScreen', connectors, { lacks: { 'no-match': noSearch } }),

  list('Screens/Observability/AlertsListScreen', observability, { has: ['gated'] }),
  list('Screens/Observability/AlertOverviewScreen', observability, { has: ['gated'] }),
  page('Screens/Observability/MetricDetailScreen', observability, { has: ['empty'] }),
  list('Screens/Observability/AlertSettingsScreen', observability, {
    has: ['gated'],
    lacks: {
      empty: sameMetricChoice('no-metrics'),
      one: sameMetricChoice('one'),
      many: sameMetricChoice('many-metrics'),
      'no-match': sameMetricChoice('no-match'),
    },
  }),
  list('Screens/Observability/AlertSetupScreen', observability, { has: ['gated'] }),
  list('Screens/Observability/MetricsListScreen', observability, {
    lacks: {
      gated: {
        story: 'screens-observability-observabilitydisabledscreen--default',
        reason:
          'The quota limits alert runs, not metrics. While observability is off, its own screen explains that.',
      },
    },
  }),
  notice('Screens/Observability/ObservabilityDisabledScreen', observability, {
    has: ['gated'],
    lacks: { 'long-text': fixedWords },
  }),

  page('Screens/Settings/SettingsFrame', settings, {
    lacks: all(['loading', 'failed', 'offline'], 'It makes no call. The page inside shows its own.'),
  }),
  page('Screens/Settings/AccountScreen', settings),
  page('Screens/Settings/BillingScreen', settings, { has: ['team-member', 'gated'] }),
  list('Screens/Settings/UsersScreen', settings, { has: ['team-member'] }),
  list('Screens/Settings/HooksScreen', settings),
  list('Screens/Settings/ActivityScreen', settings),
  page('Screens/Settings/HookScreen', settings),
  list('Screens/Settings/UsageScreen', settings),
  list('Screens/Settings/PipelineUsageScreen', settings),
  page('Screens/Settings/NotificationsScreen', settings),

  dialog('Modals/ActionModal', modals, {
    has: ['one', 'many'],
    lacks: { empty: 'It opens for at least one item.', 'no-match': 'It has no search.' },
  }),
  dialog('Modals/AttachHookModal', modals, { has: rows }),
  dialog('Modals/AttachHookToModal', modals, { has: ['empty', 'many'] }),
  dialog('Modals/ChangeFrequencyModal', modals, {
    has: ['one', 'many'],
    lacks: { empty: 'It opens for at least one item.', 'no-match': 'It has no search.' },
  }),
  dialog('Modals/ConnectionTestModal', modals),
  dialog('Modals/ConnectorGuideDrawer', modals),
  dialog('Modals/CreateHookModal', modals),
  dialog('Modals/CreateMetricModal', modals, { has: ['empty'] }),
  dialog('Modals/CreatePipelineModal', modals),
  dialog('Modals/CreateTunnelModal', modals),
  question('Modals/CustomPrimaryKeyModal', modals, { lacks: { offline: withoutNetwork } }),
  question('Modals/EditConnectorModal', modals, {
    has: ['one', 'many', 'failed'],
    lacks: { loading: 'It opens once the pipelines that use the connector are known, or failed to load.' },
  }),
  question('Modals/ExcludeFieldsModal', modals, { lacks: { offline: withoutNetwork } }),
  dialog('Modals/FeedbackModal', modals, {
    lacks: { gated: alike },
  }),
  dialog('Modals/InviteUsersModal', modals, {
    has: ['empty'],
    lacks: { 'team-member': 'Only admins can open it.' },
  }),
  notice('Modals/KeyboardShortcutsModal', modals, { lacks: { 'long-text': fixedWords } }),
  notice('Modals/TimeZoneModal', modals, { lacks: { 'long-text': fixedWords } }),
  question('Modals/LeaveSetupModal', modals, {
    has: ['loading'],
    lacks: { offline: withoutNetwork, 'long-text': fixedWords },
  }),
  dialog('Modals/RenamePipelineModal', modals, { has: ['empty'] }),
  dialog('Modals/DuplicatePipelineModal', modals, { has: ['empty'] }),
  dialog('Modals/ImportPipelineModal', modals),
  question('Modals/ReplaceSourceModal', modals),
  dialog('Modals/ResyncModal', modals, { has: rows }),
  dialog('Modals/ResyncPipelinesModal', modals, {
    has: ['one', 'many'],
    lacks: { empty: 'It opens for at least one item.', 'no-match': 'It has no search.' },
  }),
  dialog('Modals/RowCountsModal', modals, { has: rows }),
  dialog('Modals/SessionEndedModal', modals, { lacks: { gated: alike } }),
  dialog('Modals/SubscriptionModal', modals, {
    lacks: { 'team-member': 'Only admins can open it.', gated: alike },
  }),
  question('Modals/TableReloadsModal', modals, { has: ['one', 'many'] }),
];
