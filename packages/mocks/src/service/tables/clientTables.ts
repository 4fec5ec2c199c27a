import type { Row, Table } from './table.ts';
import type { Tables } from './tables.ts';

/** Rows with a client. */
interface OwnedRow extends Row {
  readonly client_id: number;
}

/** A service's tables as one client sees them, without those of sign-in and of scheduled tasks. */
export type ClientTables = Omit<
  Tables,
  'sessions' | 'attempts' | 'humanChecks' | 'oauthCodes' | 'quotaMonths' | 'commit' | 'rollback'
>;

/** A client's rows of a table; other rows do not exist in this view. */
function partOf<Kept extends Row>(table: Table<Kept>, isOwn: (row: Kept) => boolean): Table<Kept> {
  let whole: readonly Kept[] | undefined;
  let part: readonly Kept[] = [];
  const own = (row: Kept | undefined) => (row && isOwn(row) ? row : undefined);
  const all = () => {
    const now = table.all();
    if (now !== whole) {
      whole = now;
      part = now.filter(isOwn);
    }
    return part;
  };
  return {
    get size() {
      return all().length;
    },
    all,
    get: (id) => own(table.get(id)),
    put(row) {
      const kept = table.get(row.id);
      if (!isOwn(row) || (kept && !isOwn(kept))) throw new Error(`Row ${row.id} is another client's.`);
      return table.put(row);
    },
    remove(id) {
      if (own(table.get(id))) table.remove(id);
    },
    nextId: table.nextId,
  };
}

export function tablesOfClient(rows: Tables, clientId: number): ClientTables {
  const part = <Kept extends OwnedRow>(table: Table<Kept>) =>
    partOf(table, (row) => row.client_id === clientId);
  return {
    facts: rows.facts,
    clients: partOf(rows.clients, ({ id }) => id === clientId),
    accounts: part(rows.accounts),
    mailTokens: part(rows.mailTokens),
    letters: part(rows.letters),
    sources: part(rows.sources),
    destinations: part(rows.destinations),
    tunnels: part(rows.tunnels),
    oauthGrants: part(rows.oauthGrants),
    pipelines: part(rows.pipelines),
    subscriptions: part(rows.subscriptions),
    paymentMethods: part(rows.paymentMethods),
    setupIntents: part(rows.setupIntents),
    portalSessions: part(rows.portalSessions),
    hooks: part(rows.hooks),
    hookAttachments: part(rows.hookAttachments),
    metrics: part(rows.metrics),
    alerts: part(rows.alerts),
    alertTriggers: part(rows.alertTriggers),
    activity: part(rows.activity),
    // These have the id of a pipeline, which is looked up first.
    replications: rows.replications,
    histories: rows.histories,
    journals: rows.journals,
    jobs: rows.jobs,
  };
}
