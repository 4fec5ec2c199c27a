import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { activityEntry } from '../contract/activity/activity.ts';
import { assumed } from '../contract/assumed.ts';
import { destination } from '../contract/connectors/destinations.ts';
import { source } from '../contract/connectors/sources.ts';
import { tunnel } from '../contract/connectors/tunnels.ts';
import { hook, hookAttachment } from '../contract/hooks/hooks.ts';
import { alert } from '../contract/observability/alerts.ts';
import { alertTrigger } from '../contract/observability/alertTriggers.ts';
import { metric } from '../contract/observability/metrics.ts';
import { product } from '../contract/billing/products.ts';
import { subscription } from '../contract/billing/subscriptions.ts';
import { verifyInvite } from '../contract/people/invitations.ts';
import { listAccountUsagePipelines, listPipelineCollections } from '../contract/usage/usage.ts';
import { clientWith } from '../domain/entities/user.test.data.ts';
import { createFormModel } from '../domain/forms/model/formModel.ts';
import { invitedPersonForm } from '../domain/people/accountForms.ts';
import { readAccountUsageView } from '../domain/views/accountUsage.ts';
import { InviteScreen } from '../screens/auth/InviteScreen/InviteScreen.tsx';
import { BillingScreen } from '../screens/settings/BillingScreen/BillingScreen.tsx';
import { UsageScreen } from '../screens/settings/UsageScreen/UsageScreen.tsx';
import { teamMember } from '../contract/people/members.ts';
import { pipeline } from '../contract/pipelines/pipelines.ts';
import { listPipelineEvents } from '../contract/pipelines/pipelineEvents.ts';
import { alertTriggerState } from '../domain/observability/alertFacts.ts';
import { lineText } from '../domain/logs/logText.ts';
import { memberRow } from '../domain/people/memberActions.ts';
import { pageOf } from '../domain/outcome/page.stories.data.ts';
import { ready } from '../domain/outcome/remote.ts';
import { settingsChangeOf } from '../domain/pipelines/settingChanges.ts';
import { hrefOfActivity, restoreHrefOf } from '../domain/views/activityLinks.ts';
import { ActivityList } from '../patterns/ActivityList/ActivityList.tsx';
import { LastDelivery } from '../patterns/AttachedHooks/LastDelivery.tsx';
import { usedByColumn } from '../patterns/ResourceList/commonColumns.tsx';
import type { ResourceColumn } from '../patterns/ResourceList/resourceColumns.ts';
import { connectorColumns } from '../screens/connectors/ConnectorsListScreen/connectorColumns.tsx';
import { alertColumns } from '../screens/observability/AlertsListScreen/alertColumns.tsx';
import { triggerColumns } from '../screens/observability/AlertOverviewScreen/triggerColumns.tsx';
import { MetricDetailScreen } from '../screens/observability/MetricDetailScreen/MetricDetailScreen.tsx';
import { metricColumns } from '../screens/observability/MetricsListScreen/metricColumns.tsx';
import { logColumns } from '../screens/pipelines/PipelineLogsScreen/logColumns.tsx';
import { collectionColumns } from '../screens/pipelines/PipelineOverviewScreen/collectionColumns.tsx';
import { pipelineColumns } from '../screens/pipelines/PipelinesListScreen/pipelineColumns.tsx';
import { HookScreen } from '../screens/settings/HooksScreen/HookScreen.tsx';
import { hookColumns } from '../screens/settings/HooksScreen/hookColumns.tsx';
import { userColumns } from '../screens/settings/UsersScreen/userColumns.tsx';
import { HomeActivity } from '../screens/shell/HomeScreen/HomeActivity.tsx';
import { HomeAttention } from '../screens/shell/HomeScreen/HomeAttention.tsx';

type Wire = Readonly<Record<string, unknown>>;

/** The texts of a part of a page, each piece between two elements. */
function textsOf(part: () => ReactNode): readonly string[] {
  const markup = renderToStaticMarkup(createElement(() => part()));
  return markup
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

const cellsOf = <Row, Ordering extends string>(columns: readonly ResourceColumn<Row, Ordering>[], row: Row) =>
  columns.flatMap(({ cell }) => textsOf(() => cell(row, { tabIndex: -1 })));

const at = '2026-03-04T10:00:00Z';
const pages = { detail: () => '/', edit: () => '/', list: () => '/', duplicate: () => '/' };
const href = () => '/';

const pipelineWire = {
  id: 1,
  name: 'Orders',
  status: 'running',
  source: { id: 1, name: 'Shop', type: 'postgres' },
  destination: { id: 2, name: 'Lake', type: 's3' },
  hourly_records: [1, 2, 3],
  records_last_24h: 6,
  last_synced_at: at,
  newest_change_at: at,
  next_sync_at: at,
  last_error: 'It broke.',
  created_at: at,
  rev: 3,
  has_schema: true,
};
const alertMetric = { metric_id: 5, name: 'Rows', last_value: 5, range: [1, 9] };
const delivery = { at, event: 'errored', success: true, status_code: 200, error: null, duration_ms: 3 };

interface Subject {
  readonly on: string;
  readonly wire: Wire;
  /** Other states of it, of which a service that leaves out a field may tell instead. @default none */
  readonly others?: readonly Wire[];
  /** Whether the answer is readable, and what its screens say of it. */
  readonly say: (wire: Wire) => readonly string[];
}

const home = (row: unknown) => {
  const rows = [v.parse(pipeline, row)];
  const page = ready(pageOf(rows));
  const none = ready(pageOf([]));
  const props = {
    errored: none,
    running: page,
    drafts: none,
    latest: page,
    usage: ready({ initialSync: [], continuousSync: [], average: null }),
    connectors: ready({ sources: 1, destinations: 1 }),
    hrefOfPipeline: href,
    hrefOfError: href,
    onCreate: () => undefined,
    onRetry: () => undefined,
  };
  return [
    ...textsOf(() => createElement(HomeAttention, props)),
    ...textsOf(() => createElement(HomeActivity, props)),
  ];
};

const noRows = ready(pageOf([]));
const metricPage = {
  listHref: '/',
  range: 'day' as const,
  hrefOfRange: href,
  alerts: noRows,
  triggers: noRows,
  hrefOfAlert: href,
  hrefOfPipeline: href,
  createAlertHref: '/',
  onAction: () => undefined,
  onRetry: () => undefined,
};

const hookPage = {
  listHref: '/',
  hrefOfPlace: href,
  onAction: () => undefined,
  onPlaceAction: () => undefined,
  onRetry: () => undefined,
};

const alertWire = {
  id: 1,
  name: 'Stock',
  priority: 'high',
  run_frequency: 3600,
  trigger_condition: 'all',
  notification: { emails: ['a@b.example'] },
  alert_metrics: [alertMetric],
  is_active: true,
  is_resting: false,
  open_triggers: 0,
  acknowledged_triggers: 0,
  last_fired_at: at,
  last_run_at: at,
  next_run_at: at,
  created_at: at,
};
const sayAlert = (wire: Wire) => cellsOf(alertColumns(href), v.parse(alert, wire));
const connector = {
  id: 1,
  name: 'Shop',
  config: { destination_type: 's3' },
  data_store: 'postgres',
  status: 'active',
  used_by: 2,
  last_test: { at, success: true },
  created_at: at,
};

const productWire = {
  id: 2,
  name: 'Growth',
  description: 'For growing teams.',
  price: 29_900,
  currency: 'USD',
  interval: 'month',
  observability_quota: 10_000,
};
const subscriptionWire = {
  id: 1,
  subscription_status: 'active',
  subscription_cancel_at: null,
  product_id: 2,
  current_period_end: '2999-01-01T00:00:00Z',
  payment_method: { id: 'pm', brand: 'visa', last_four: '4242', expiry_month: 11, expiry_year: 2999 },
  created_at: at,
};
const idle = { isPending: false };
const nothing = () => undefined;
const billingPage = {
  hrefs: {},
  isAdmin: true,
  hasObservability: true,
  portal: idle,
  cardEntry: idle,
  resuming: idle,
  checking: idle,
  onManage: nothing,
  onAddCard: nothing,
  onUseCard: nothing,
  onChoose: nothing,
  onCancel: nothing,
  onResume: nothing,
  onCheckAgain: nothing,
  onRetry: nothing,
};
function sayBilling(one: Wire, other: Wire): readonly string[] {
  const plan = v.parse(product, one);
  const current = v.parse(subscription, other);
  const client = clientWith({ isStripeManaged: true, subscriptionDetails: [current] });
  const props = { ...billingPage, client, products: ready([plan]), subscriptions: ready([current]) };
  return textsOf(() => createElement(BillingScreen, props));
}
const usagePage = {
  hrefs: {},
  usage: ready({ initialSync: [], continuousSync: [], average: null }),
  view: readAccountUsageView(new URLSearchParams(), new Date(at)),
  onViewChange: nothing,
  hrefOf: href,
  hrefOfPipeline: href,
  onRetry: nothing,
};
const invitePage = { onRetry: nothing, onSubmit: nothing, signInHref: '/login', onLogout: nothing };

const subjects: readonly Subject[] = [
  {
    on: 'pipeline',
    wire: pipelineWire,
    // Its sync is overdue; these are not.
    others: [{ ...pipelineWire, next_sync_at: '2999-01-01T00:00:00Z' }],
    say: (wire) => [
      ...cellsOf(
        pipelineColumns({ hrefOf: href, hrefOfError: href, hrefOfForm: href }),
        v.parse(pipeline, wire),
      ),
      ...home(wire),
    ],
  },
  {
    on: 'pipelineEvent',
    wire: {
      id: 1,
      timestamp: at,
      level: 'warning',
      message: 'A row was skipped.',
      step: 'read',
      collection: 'orders',
      details: { rows: 3 },
    },
    say(wire) {
      const line = v.parse(listPipelineEvents.response, [wire]).rows[0];
      if (!line) throw new Error('The line is not readable.');
      const shown = { line, size: 1, isOpen: true, isRepeat: false };
      const columns = [true, false].flatMap((isActivity) =>
        logColumns({ timeZone: 'UTC', today: '2026-03-04', isActivity, at: line.at }),
      );
      return [
        ...columns.flatMap(({ cell }) => textsOf(() => cell(shown, { tabIndex: -1 }))),
        ...lineText(line).split(' '),
      ];
    },
  },
  { on: 'alert', wire: alertWire, say: sayAlert },
  {
    on: 'alertMetric',
    wire: alertMetric,
    say: (wire) => sayAlert({ ...alertWire, alert_metrics: [wire] }),
  },
  {
    on: 'alertTrigger',
    wire: {
      id: 1,
      alert_id: 1,
      status: 'resolved',
      triggered_at: at,
      healed_at: at,
      measurements: [{ metric_id: 1, name: 'Rows', value: 12, range: [1, 9] }],
      acknowledged_at: at,
      acknowledged_by: 'Ada',
      resolved_at: at,
      resolved_by: 'Bea',
    },
    say(wire) {
      const row = { ...v.parse(alertTrigger, wire), name: 'Trigger 1' };
      return cellsOf(triggerColumns('resolved'), row);
    },
  },
  {
    on: 'metric',
    wire: {
      id: 1,
      name: 'Rows',
      status: 'active',
      data_store_type: 'source',
      data_store_id: 4,
      table_name: 'orders',
      metric_type: 'count',
      threshold: { type: 'constant', range: [1, 9] },
      data_store: { data_store_type: 'source', data_store_id: 4, type: 'postgres', name: 'Shop' },
      last_value: 5,
      last_measured_at: at,
      recent_values: [[at, 5]],
      used_by: 2,
      created_at: at,
    },
    say(wire) {
      const row = v.parse(metric, wire);
      return [
        ...cellsOf(metricColumns(href), row),
        ...textsOf(() => createElement(MetricDetailScreen, { ...metricPage, metric: ready(row) })),
      ];
    },
  },
  {
    on: 'hook',
    wire: {
      id: 1,
      name: 'Team chat',
      url: 'https://chat.example/hook',
      status: 'active',
      attached_to: [
        { hook_id: 1, entity_type: 'pipeline', entity_id: 1, selected_events: ['errored'], created_at: at },
      ],
      last_delivery: delivery,
      created_at: at,
    },
    say(wire) {
      const row = v.parse(hook, wire);
      return [
        ...cellsOf(hookColumns(href), row),
        ...textsOf(() => createElement(HookScreen, { ...hookPage, hook: ready(row) })),
      ];
    },
  },
  {
    on: 'hookAttachment',
    wire: {
      hook_id: 1,
      entity_type: 'pipeline',
      entity_id: 1,
      selected_events: ['errored'],
      hook: { name: 'Team chat', url: 'https://chat.example/hook', status: 'active' },
      entity_name: 'Orders',
      last_delivery: delivery,
      created_at: at,
    },
    say(wire) {
      const attachment = v.parse(hookAttachment, wire);
      return textsOf(() => createElement(LastDelivery, { attachment }));
    },
  },
  {
    on: 'source',
    wire: connector,
    say: (wire) => [
      ...cellsOf(connectorColumns('source', pages), v.parse(source, wire)),
      ...cellsOf(connectorColumns('destination', pages), v.parse(destination, wire)),
    ],
  },
  {
    on: 'tunnel',
    wire: { id: 1, name: 'Bastion', type: 1, used_by: 2 },
    say: (wire) => cellsOf([usedByColumn('connection', { width: '1fr' })], v.parse(tunnel, wire)),
  },
  {
    on: 'collectionUsage',
    wire: {
      collection: 'public.orders',
      collection_position: { position: '0/16B3748' },
      status: 'synced',
      total_records: 44,
      newest_change_at: at,
    },
    say(wire) {
      const tables = v.parse(listPipelineCollections.response, [wire]);
      return tables.flatMap((row) =>
        collectionColumns(
          true,
          tables.some(({ newestChangeAt }) => newestChangeAt),
        ).flatMap(({ cell }) => textsOf(() => cell(row, { tabIndex: -1 }))),
      );
    },
  },
  {
    on: 'accountPipelineUsage',
    wire: {
      id: 1,
      name: 'Orders',
      init_sync_processed_records: [[at, 0]],
      cont_sync_processed_records: [[at, 44]],
      status: 'running',
      total_records: 44,
    },
    say(wire) {
      const rows = v.parse(listAccountUsagePipelines.response, [wire]);
      return textsOf(() => createElement(UsageScreen, { ...usagePage, pipelines: ready(rows) }));
    },
  },
  {
    on: 'product',
    wire: productWire,
    say: (wire) => sayBilling(wire, subscriptionWire),
  },
  {
    on: 'subscription',
    wire: subscriptionWire,
    say: (wire) => sayBilling(productWire, wire),
  },
  {
    on: 'invitation',
    wire: { email: 'bea@b.example', role: 'admin', client_name: 'Shop', expires_at: '2999-01-01T00:00:00Z' },
    say(wire) {
      // As its container reads it.
      const { email, role, clientName } = v.parse(verifyInvite.response, wire);
      const known = { ...(email && { email }), ...(clientName && { clientName }), isAdmin: role === 'admin' };
      const invite = ready(known);
      const model = createFormModel({ definition: invitedPersonForm, today: '' });
      return textsOf(() => createElement(InviteScreen, { ...invitePage, invite, model }));
    },
  },
  {
    on: 'user',
    wire: {
      id: 2,
      email: 'bea@b.example',
      full_name: 'Bea',
      role: 'admin',
      is_active: true,
      client: { id: 1, name: 'Shop' },
      status: 'active',
      invited_at: at,
      invitation_expires_at: at,
      last_login_at: at,
    },
    say(wire) {
      const member = v.parse(teamMember, wire);
      return cellsOf(
        userColumns({ onAction: () => undefined }),
        memberRow(member, { ...member, id: v.parse(teamMember, { ...wire, id: 9 }).id }, 3),
      );
    },
  },
  {
    on: 'activityEntry',
    wire: {
      id: 1,
      timestamp: at,
      message: 'Shop was moved.',
      object: { type: 'source', id: 1, name: 'Shop' },
      details: {
        event: 'changed',
        by: 'Bea',
        by_id: 2,
        fields: 'name',
        'before.name': 'Old shop',
        'after.name': 'Shop',
      },
    },
    // The service's own sentence.
    others: [{ id: 1, timestamp: at, message: 'Shop was moved.' }],
    say: (wire) =>
      textsOf(() =>
        createElement(ActivityList, {
          entries: [v.parse(activityEntry, wire)],
          hrefOf: hrefOfActivity,
          changeOf: settingsChangeOf,
          restoreHrefOf,
        }),
      ),
  },
];

/** Fields of the specification that a service may leave out without breaking a call. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  alert: ['priority', 'run_frequency', 'notification', 'trigger_condition', 'alert_metrics'],
  metric: ['threshold', 'where_conditions'],
  hook: ['url'],
};

/** What a part may say instead of a field: that there is nothing, which record it is, or what it does not know. */
const neutral =
  /^(—|.|(Metric|Source|Destination|Hook|Trigger|Plan) \d+|Nothing found that needs your attention\.|Measured\.|5\.|The value is not known\.|Choose|per month, active|Accept your invitation|The service does not .*|The page of a pipeline or a source shows its hooks\.)$/;

/** Fields of which `null` says something, by decision: measured without a value, not tested, not run, and no card. */
const toldByNull = ['last_value', 'last_test', 'last_run_at', 'payment_method'];

const wrong = fc.constantFrom<unknown>(true, -1.5, 'not it', [], ['x'], { nonsense: true }, [[]], '');

describe.each(subjects)('$on', ({ on, wire, others = [], say }) => {
  const fields = assumed.filter((each) => each.on === on).map(({ field }) => field);
  const said = new Set([wire, ...others].flatMap(say));

  it('has each of its assumed fields here', () => {
    expect(Object.keys(wire)).toEqual(expect.arrayContaining(fields));
    expect(said.size).toBeGreaterThan(0);
  });

  it.each([...fields, ...(leftOut[on] ?? [])])('claims nothing without %s', (field) => {
    const { [field]: _, ...rest } = wire;
    const all = [...said].join('\n');
    const claims = (given: Wire) => say(given).filter((text) => !all.includes(text) && !neutral.test(text));
    expect(claims(rest)).toEqual([]);
    const ofNull = toldByNull.includes(field) ? [] : claims({ ...rest, [field]: null });
    expect(ofNull).toEqual([]);
  });

  it('says as little of a field of the wrong type as of a missing one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), wrong, (field, value) => {
        const { [field]: right, ...rest } = wire;
        // Some wrong values are right for some fields.
        fc.pre(typeof right !== typeof value || Array.isArray(right) !== Array.isArray(value));
        fc.pre(!(typeof right === 'string' && typeof value === 'number'));
        // Values by position.
        fc.pre(!(field === 'details' && Array.isArray(value)));
        expect(say({ ...rest, [field]: value })).toEqual(say(rest));
      }),
    );
  });
});

/** Answers that are a part of a form, of a schema or of one sentence: the tests that read them without their fields. */
const elsewhere: Readonly<Record<string, string>> = {
  alertTriggers: 'packages/mocks/src/service/observability/triggers.test.ts',
  column: 'packages/ui/src/contract/connectors/schema.test.ts',
  collection: 'packages/ui/src/contract/connectors/schema.test.ts',
  collections: 'packages/ui/src/contract/connectors/schema.test.ts',
  'setup intent': 'packages/mocks/src/server/payment.test.ts',
  'sampled column': 'packages/ui/src/forms/SchemaImporter/sampledRows.test.ts',
  'file sample': 'packages/mocks/src/service/files/sampleFiles.test.ts',
  oauth: 'packages/ui/src/contract/connectors/oauth.test.ts',
  page: 'packages/ui/src/contract/paging.test.ts',
};

it('Every assumed field is left out here, or in a test that is named', () => {
  const kinds = new Set(assumed.map(({ on }) => on));
  const here = subjects.map(({ on }) => on);
  expect([...here, ...Object.keys(elsewhere)].toSorted()).toEqual([...kinds].toSorted());
  for (const file of Object.values(elsewhere)) expect([file, existsSync(file)]).toEqual([file, true]);
});

it('No triggers are called handled that may be open', () => {
  const state = (wire: Wire) => alertTriggerState(v.parse(alert, { ...alertWire, ...wire }));
  expect(state({})).toBe('resolved');
  for (const field of ['open_triggers', 'acknowledged_triggers'])
    for (const absent of [undefined, null, 'none']) expect(state({ [field]: absent })).toBeUndefined();
});

it('No alert is called silent whose recipients are not told', () => {
  for (const notification of [undefined, null, {}, { emails: null }, 'a@b.example'])
    expect(sayAlert({ ...alertWire, notification })).not.toContain('No one is notified');
  expect(sayAlert({ ...alertWire, notification: { emails: [] } })).toContain('No one is notified');
});
