import { collections, columns } from './data.ts';
import { at, isObject, type Json, type JsonObject, Refusal, rowsOf, textOf } from './http.ts';
import { shown } from './resources.ts';
import { type Call, done, listed, ok, type Route, route } from './routes.ts';
import { change, find } from './world.ts';

/** Hosts whose first label says so cannot be reached. */
const isUnreachable = (config: Json | undefined) =>
  textOf(at(config, 'connection_config', 'host')).startsWith('unreachable');

function testResult(config: Json | undefined): JsonObject {
  const success = !isUnreachable(config);
  return {
    success,
    results: [
      {
        action: 'Connect',
        message: success ? 'Connected' : 'Could not connect',
        success,
        mandatory: true,
        ...(!success && { error: { message: 'timed out' } }),
      },
    ],
  };
}

/** A connection test. A blank host is refused as frameworks with typed bodies do it. */
const test = ({ body }: Call) => {
  if (at(body, 'config', 'connection_config', 'host') === '') {
    const loc = ['body', 'config', 'connection_config', 'host'];
    throw new Refusal(422, { detail: [{ loc, msg: 'field required', type: 'value_error' }] });
  }
  return ok(testResult(body['config']));
};

/** One pair for each day: the time in milliseconds and a number. */
const series = (perDay: number): Json =>
  Array.from({ length: 7 }, (_, index) => [
    new Date().setUTCHours(0, 0, 0, 0) - (6 - index) * 86_400_000,
    perDay * (index + 1),
  ]);

/** A week in which the records of a day grow by as many as the first day has. */
const usage = (firstDay: number): JsonObject => ({
  init_sync_processed_records: series(0),
  cont_sync_processed_records: series(firstDay),
  avg_processed_records: 4 * firstDay,
});

const weekOf = (firstDay: number) => 28 * firstDay;

/** The pipelines that have moved something, with what they moved on the first day. */
const movers = ({ world }: Call) =>
  world.tables.pipeline
    .filter(({ status }) => status !== 'draft')
    .map((row) => ({ row, firstDay: 10 * row.id }));

const pipelineOf = ({ world, params }: Call) => find(world, 'pipeline', params['id'] ?? '');

/** The tables of a pipeline. Their records add up to those of its usage. */
const usedTables = (call: Call) => {
  const { id, sync_mappings: mappings } = pipelineOf(call);
  const shares = [5, 1, 1, 1, 1, 1];
  return rowsOf(mappings).map(({ table }, index) => ({
    collection: table ?? '',
    collection_position: { position: `2026-01-0${index + 1}` },
    status: 'running',
    total_records: (weekOf(10 * id) / 10) * (shares[index] ?? 0),
  }));
};

const schema = () => ({
  collections: Object.fromEntries(collections.map((name) => [name, { columns }])),
});

const statusAction = (table: 'source' | 'destination' | 'pipeline'): Route =>
  route('POST', `${table}/:id/:status/`, (call) => {
    const { world, params } = call;
    const status = params['status'] ?? '';
    change(world, table, find(world, table, params['id'] ?? ''), { status });
    return done(call, status);
  });

const hookPath = 'hook/:id/:kind/:owner/';
const attachmentOf =
  ({ params }: Call) =>
  (each: JsonObject) =>
    each['entity_type'] === params['kind'] && String(each['entity_id']) === params['owner'];

/** Replaces the attachment of a hook to a pipeline or source; `undefined` takes it away. */
function attach(call: Call, attachment?: JsonObject) {
  const hook = find(call.world, 'hook', call.params['id'] ?? '');
  const isSame = attachmentOf(call);
  const others = rowsOf(hook['attachments']).filter((each) => !isSame(each));
  change(call.world, 'hook', hook, { attachments: attachment ? [...others, attachment] : others });
}

function saveAttachment(call: Call) {
  const { params, body } = call;
  attach(call, {
    entity_type: params['kind'] ?? '',
    entity_id: Number(params['owner']),
    selected_events: body['selected_events'] ?? [],
  });
  return ok({ selected_events: body['selected_events'] ?? [] });
}

/** Acknowledges or resolves every trigger of an alert. */
const triggerAction = (verb: string, status: string): Route =>
  route('POST', `alert_trigger/${verb}/`, (call) => {
    const { world, url } = call;
    for (const row of world.tables.alert_trigger) {
      if (String(row['alert_id']) === url.searchParams.get('alert_id') && row['status'] !== 'resolved')
        change(world, 'alert_trigger', row, { status });
    }
    return done(call, status);
  });

export const dataRoutes: readonly Route[] = [
  route('GET', 'infra/regions', () => ok(['us-east-1', 'us-west-2', 'ap-northeast-1'])),
  route('GET', 'pipeline/account-usage/', (call) =>
    ok(usage(movers(call).reduce((sum, { firstDay }) => sum + firstDay, 0))),
  ),
  route('GET', 'pipeline/account-usage-pipelines/', (call) =>
    listed(
      call,
      movers(call).map(({ row: { id, name = '', status = '' }, firstDay }) => ({
        id,
        name,
        status,
        total_records: weekOf(firstDay),
      })),
    ),
  ),
  route('GET', 'pipeline/:id/usage/', usageOf),
  route('GET', 'pipeline/:id/usage-collections/', (call) => listed(call, usedTables(call))),
  route('GET', 'pipeline/:id/collections/', (call) => listed(call, usedTables(call))),
  route('GET', 'pipeline/:id/etl-script/', () => ok({ script: '# nothing to do' })),
  route('GET', 'pipeline/:id/events/', (call) => {
    const { id } = pipelineOf(call);
    const rows = call.world.tables.event.filter((row) => row['pipeline_id'] === id);
    return listed(
      call,
      rows.map((row) => shown(call.world, 'event', row)),
    );
  }),
  route('GET', 'pipeline/:id/hooks/', (call) => {
    const { id } = pipelineOf(call);
    return listed(
      call,
      call.world.tables.hook.flatMap((hook) =>
        rowsOf(hook['attachments'])
          .filter((each) => each['entity_type'] === 'pipeline' && each['entity_id'] === id)
          .map((each) => ({ ...shown(call.world, 'hook', hook), ...each })),
      ),
    );
  }),
  route('POST', 'pipeline/:id/resync-collections/', (call) => {
    pipelineOf(call);
    return done(call, 'resyncing');
  }),
  statusAction('pipeline'),
  route('POST', 'source/test-connection/', test),
  route('POST', 'destination/test-connection/', test),
  route('POST', 'source/:id/test/', test),
  route('POST', 'destination/:id/test/', test),
  route('POST', 'source/ga4/properties/', () => ok({ ga4Properties: [] })),
  route('POST', 'source/facebook_pages/pages/', () => ok({ facebookPages: [] })),
  route('POST', 'source/sample-files/', () => ok({ success: true, data: { id: { type: 'integer' } } })),
  route('GET', 'source/:id/schema-collection/', schemaOf),
  route('GET', 'source/:id/schema-collection-columns/:table', () => ok(columns)),
  statusAction('source'),
  statusAction('destination'),
  route('POST', 'tunnel/test-connection/:id/', () => ok(testResult(undefined))),
  route('GET', 'metric/schema/:kind/:id/', () => ok(schema())),
  route('GET', 'connector/s3_role_access_template/', () =>
    ok({ success: true, template_url: 'https://templates.plain.example/role.json' }),
  ),
  route('GET', 'helpscout/articles/:article/', () => ok({ article: { name: 'Help', text: '<p>Help</p>' } })),
  route('GET', 'alert/:id/usage/', () => ok([{ name: 'Times alert was triggered', data: series(1) }])),
  triggerAction('acknowledge', 'acknowledged'),
  triggerAction('resolve', 'resolved'),
  route('POST', 'hook/:id/archive/', (call) => {
    change(call.world, 'hook', find(call.world, 'hook', call.params['id'] ?? ''), { status: 'archived' });
    return done(call, 'archived');
  }),
  route('GET', hookPath, (call) => {
    const hook = find(call.world, 'hook', call.params['id'] ?? '');
    return ok(rowsOf(hook['attachments']).find(attachmentOf(call)) ?? { selected_events: [] });
  }),
  route('POST', hookPath, saveAttachment),
  route('PATCH', hookPath, saveAttachment),
  route('DELETE', hookPath, (call) => {
    attach(call);
    return { status: 204 };
  }),
];

function usageOf(call: Call) {
  return ok(usage(10 * pipelineOf(call).id));
}

function schemaOf({ world, params }: Call) {
  const source = find(world, 'source', params['id'] ?? '');
  return ok(isObject(source['config']) ? schema() : {});
}
