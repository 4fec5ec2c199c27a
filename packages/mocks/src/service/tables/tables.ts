import type { Store } from '../../store/store.ts';
import * as accounts from './accountRows.ts';
import { activityRow } from './activityRows.ts';
import * as billing from './billingRows.ts';
import * as connectors from './connectorRows.ts';
import * as hooks from './hookRows.ts';
import { factRow } from './keptRows.ts';
import * as oauth from './oauthRows.ts';
import * as observability from './observabilityRows.ts';
import * as pipelines from './pipelineRows.ts';
import { openTables } from './table.ts';

/** The tables of one service. */
export type Tables = Readonly<ReturnType<typeof createTables>>;

/**
 * The tables of one service, with the rows of `store`.
 * @throws UnfitStateError if they do not match this version
 */
export function createTables(store?: Store) {
  const { table, commit, rollback, demandAllRead } = openTables(store);
  const tables = {
    facts: table('fact', factRow),
    clients: table('client', accounts.clientRow),
    accounts: table('account', accounts.accountRow),
    sessions: table('session', accounts.sessionRow),
    attempts: table('attempt', accounts.attemptRow),
    humanChecks: table('human_check', accounts.humanCheckRow),
    mailTokens: table('mail_token', accounts.mailTokenRow),
    letters: table('letter', accounts.letterRow),
    sources: table('source', connectors.sourceRow),
    destinations: table('destination', connectors.destinationRow),
    tunnels: table('tunnel', connectors.tunnelRow),
    metrics: table('metric', observability.metricRow),
    alerts: table('alert', observability.alertRow),
    alertTriggers: table('alertTrigger', observability.triggerRow),
    quotaMonths: table('quotaMonth', observability.quotaMonthRow),
    pipelines: table('pipeline', pipelines.pipelineRow),
    replications: table('replication', pipelines.replicationRow),
    oauthCodes: table('oauth_code', oauth.oauthCodeRow),
    oauthGrants: table('oauth_grant', oauth.oauthGrantRow),
    histories: table('history', pipelines.historyRow),
    journals: table('journal', pipelines.journalRow),
    jobs: table('job', pipelines.jobRow),
    subscriptions: table('subscription', billing.subscriptionRow),
    paymentMethods: table('payment_method', billing.paymentMethodRow),
    setupIntents: table('setup_intent', billing.setupIntentRow),
    portalSessions: table('portal_session', billing.portalSessionRow),
    hooks: table('hook', hooks.hookRow),
    hookAttachments: table('hook_attachment', hooks.hookAttachmentRow),
    activity: table('activity', activityRow),
    commit,
    rollback,
  };
  demandAllRead();
  return tables;
}
