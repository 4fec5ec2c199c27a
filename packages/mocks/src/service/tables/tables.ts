import * as v from 'valibot';
import type { Store, StoredChange } from '../../store/store.ts';
import * as billing from './billingRows.ts';
import { hookAttachmentRow, hookRow, type HookAttachmentRow, type HookRow } from './hookRow.ts';
import * as oauth from './oauthRows.ts';
import { historyRow, journalRow, type HistoryRow, type JournalRow } from './historyRow.ts';
import { alertRow, type AlertRow } from './alertRow.ts';
import { metricRow, type MetricRow } from './metricRow.ts';
import { quotaMonthRow, type QuotaMonthRow } from './quotaMonthRow.ts';
import { triggerRow, type TriggerRow } from './triggerRow.ts';
import { readKept, readRow, unfit } from './keptRows.ts';
import * as rows from './rows.ts';
import {
  humanCheckRow,
  letterRow,
  mailTokenRow,
  type HumanCheckRow,
  type LetterRow,
  type MailTokenRow,
} from './accountRows.ts';

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
  /**
   * Writes all changes since the last time to the store, all or none.
   * @returns whether there were some
   * @throws StoreError if they cannot be stored; they are still pending then
   */
  commit(): boolean;
  /** Takes all changes back that are not stored. Without a store there are none. */
  rollback(): void;
}

/** The highest used id of a kind, if its row was deleted. */
const sequenceRow = v.object({ id: v.string(), last: v.number() });

/** The order of creation: by number. The store orders ids as text. */
const inOrder = <Kept extends Row>(unordered: readonly Kept[]): readonly Kept[] =>
  unordered.toSorted((one, other) => Number(one.id) - Number(other.id) || 0);

/**
 * The tables of one service, with the rows of `store`.
 * @throws UnfitStateError if they do not match this version
 */
export function createTables(store?: Store): Tables {
  const changes = new Map<string, StoredChange>();
  /** What takes back the changes of each row, by the row's key. */
  const undo = new Map<string, () => void>();
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
    /** Call it before a change. */
    const remember = (id: Row['id']) => {
      const key = `${kind} ${id}`;
      if (!store || undo.has(key)) return;
      const before = byId.get(id);
      undo.set(key, () => {
        listed = undefined;
        if (before === undefined) return void byId.delete(id);
        const wasRemoved = !byId.has(id);
        byId.set(id, before);
        if (!wasRemoved) return;
        // Rows stay in the order of creation.
        const sorted = inOrder([...byId.values()]);
        byId.clear();
        for (const row of sorted) byId.set(row.id, row);
      });
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
    let listed: readonly Kept[] | undefined;
    for (const row of inOrder(loaded)) add(row);
    return {
      get size() {
        return byId.size;
      },
      get: (id) => (id === null ? undefined : byId.get(id)),
      all: () => (listed ??= [...byId.values()]),
      put(row) {
        remember(row.id);
        add(row);
        listed = undefined;
        note(row.id, row);
        return row;
      },
      remove(id) {
        if (!byId.has(id)) return;
        remember(id);
        byId.delete(id);
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
      if (!store || changes.size === 0) return false;
      store.write([...changes.values()]);
      changes.clear();
      undo.clear();
      return true;
    },
    rollback() {
      for (const takeBack of undo.values()) takeBack();
      changes.clear();
      undo.clear();
    },
  };
  // The store has rows of an unknown kind.
  if (kept.size > 0) throw unfit();
  return tables;
}
