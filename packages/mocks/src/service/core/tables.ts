import * as v from 'valibot';
import type { Store, StoredChange } from '../../store/store.ts';
import * as billing from '../billing/billingRows.ts';
import { hookAttachmentRow, hookRow, type HookAttachmentRow, type HookRow } from '../hooks/hookRow.ts';
import * as oauth from '../oauth/oauthRows.ts';
import { historyRow, journalRow, type HistoryRow, type JournalRow } from '../pipelines/historyRow.ts';
import { alertRow, type AlertRow } from '../observability/alertRow.ts';
import { metricRow, type MetricRow } from '../observability/metricRow.ts';
import { quotaMonthRow, type QuotaMonthRow } from '../observability/quotaMonthRow.ts';
import { triggerRow, type TriggerRow } from '../observability/triggerRow.ts';
import { readKept, readRow, unfit } from './keptRows.ts';
import * as rows from './rows.ts';
import {
  humanCheckRow,
  letterRow,
  mailTokenRow,
  type HumanCheckRow,
  type LetterRow,
  type MailTokenRow,
} from '../accounts/accountRows.ts';

export interface Row {
  readonly id: number | string;
}

/** Rows of one kind, in the order of creation. */
export interface Table<Kept extends Row> {
  readonly size: number;
  get(id: Kept['id'] | null): Kept | undefined;
  all(): readonly Kept[];
  /** Stores a new row, or a new state of an existing one. */
  put(row: Kept): Kept;
  remove(id: Kept['id']): void;
  /** An id that was never used. */
  nextId(): number;
}

export interface Tables {
  readonly facts: Table<rows.FactRow>;
  readonly clients: Table<rows.ClientRow>;
  readonly accounts: Table<rows.AccountRow>;
  readonly sessions: Table<rows.SessionRow>;
  readonly attempts: Table<rows.AttemptRow>;
  readonly humanChecks: Table<HumanCheckRow>;
  readonly mailTokens: Table<MailTokenRow>;
  readonly letters: Table<LetterRow>;
  readonly sources: Table<rows.NodeRow>;
  readonly destinations: Table<rows.NodeRow>;
  readonly tunnels: Table<rows.TunnelRow>;
  readonly metrics: Table<MetricRow>;
  readonly alerts: Table<AlertRow>;
  readonly alertTriggers: Table<TriggerRow>;
  readonly quotaMonths: Table<QuotaMonthRow>;
  readonly pipelines: Table<rows.PipelineRow>;
  readonly replications: Table<rows.ReplicationRow>;
  readonly oauthCodes: Table<oauth.OAuthCodeRow>;
  readonly oauthGrants: Table<oauth.OAuthGrantRow>;
  readonly histories: Table<HistoryRow>;
  readonly journals: Table<JournalRow>;
  readonly jobs: Table<rows.JobRow>;
  readonly subscriptions: Table<billing.SubscriptionRow>;
  readonly paymentMethods: Table<billing.PaymentMethodRow>;
  readonly setupIntents: Table<billing.SetupIntentRow>;
  readonly portalSessions: Table<billing.PortalSessionRow>;
  readonly hooks: Table<HookRow>;
  readonly hookAttachments: Table<HookAttachmentRow>;
  /** Writes all changes since the last time to the store, all or none. */
  commit(): void;
}

/** The highest used id of a kind, if its row was deleted. */
const sequenceRow = v.object({ id: v.string(), last: v.number() });

/**
 * The tables of one service, with the rows of `store`.
 * @throws UnfitStateError if they do not match this version
 */
export function createTables(store?: Store): Tables {
  const changes = new Map<string, StoredChange>();
  const kept = store ? readKept(store) : new Map<string, unknown[]>();
  const take = (kind: string): readonly unknown[] => {
    const taken = kept.get(kind) ?? [];
    kept.delete(kind);
    return taken;
  };
  const sequences = new Map(
    take('sequence')
      .map((row) => readRow(sequenceRow, row))
      .map(({ id, last }) => [id, last]),
  );

  const table = <Schema extends v.GenericSchema<unknown, Row>>(
    kind: string,
    schema: Schema,
  ): Table<v.InferOutput<Schema>> => {
    type Kept = v.InferOutput<Schema>;
    const byId = new Map<Row['id'], Kept>();
    let highest = sequences.get(kind) ?? 0;
    const note = (id: Row['id'], row?: Kept) => {
      if (store) changes.set(`${kind} ${id}`, { kind, id: String(id), body: row && JSON.stringify(row) });
    };
    /** Without this, the highest deleted id would be forgotten with the process and reused. */
    const noteHighest = () => {
      const body = JSON.stringify({ id: kind, last: highest });
      if (store) changes.set(`sequence ${kind}`, { kind: 'sequence', id: kind, body });
    };
    const add = (row: Kept) => {
      byId.set(row.id, Object.freeze(row));
      if (typeof row.id === 'number') highest = Math.max(highest, row.id);
    };
    const loaded = take(kind).map((body) => readRow(schema, body));
    // The store orders ids as text; here they are sorted by number, the order of creation.
    for (const row of loaded.toSorted((one, other) => Number(one.id) - Number(other.id) || 0)) add(row);
    let listed: readonly Kept[] | undefined;
    return {
      get size() {
        return byId.size;
      },
      get: (id) => (id === null ? undefined : byId.get(id)),
      all: () => (listed ??= [...byId.values()]),
      put(row) {
        add(row);
        listed = undefined;
        note(row.id, row);
        return row;
      },
      remove(id) {
        if (!byId.delete(id)) return;
        listed = undefined;
        note(id);
        if (id === highest) noteHighest();
      },
      nextId() {
        highest += 1;
        return highest;
      },
    };
  };

  const tables = {
    facts: table('fact', rows.factRow),
    clients: table('client', rows.clientRow),
    accounts: table('account', rows.accountRow),
    sessions: table('session', rows.sessionRow),
    attempts: table('attempt', rows.attemptRow),
    humanChecks: table('human_check', humanCheckRow),
    mailTokens: table('mail_token', mailTokenRow),
    letters: table('letter', letterRow),
    sources: table('source', rows.sourceRow),
    destinations: table('destination', rows.destinationRow),
    tunnels: table('tunnel', rows.tunnelRow),
    metrics: table('metric', metricRow),
    alerts: table('alert', alertRow),
    alertTriggers: table('alertTrigger', triggerRow),
    quotaMonths: table('quotaMonth', quotaMonthRow),
    pipelines: table('pipeline', rows.pipelineRow),
    replications: table('replication', rows.replicationRow),
    oauthCodes: table('oauth_code', oauth.oauthCodeRow),
    oauthGrants: table('oauth_grant', oauth.oauthGrantRow),
    histories: table('history', historyRow),
    journals: table('journal', journalRow),
    jobs: table('job', rows.jobRow),
    subscriptions: table('subscription', billing.subscriptionRow),
    paymentMethods: table('payment_method', billing.paymentMethodRow),
    setupIntents: table('setup_intent', billing.setupIntentRow),
    portalSessions: table('portal_session', billing.portalSessionRow),
    hooks: table('hook', hookRow),
    hookAttachments: table('hook_attachment', hookAttachmentRow),
    commit() {
      if (!store || changes.size === 0) return;
      store.write([...changes.values()]);
      changes.clear();
    },
  };
  // The store has rows of an unknown kind.
  if (kept.size > 0) throw unfit();
  return tables;
}
