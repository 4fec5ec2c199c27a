import { describe, expect, it } from 'vitest';
import { alertEntity } from './observability/alertActions.ts';
import type { ActionEntity, ActionItem, ActionSpec } from './entities/actions.ts';
import { destinationEntity, sourceEntity } from './connectors/connectorActions.ts';
import { hookEntity, listedHookEntity } from './hooks/hookActions.ts';
import { toId } from './entities/id.ts';
import { metricEntity } from './observability/metricActions.ts';
import { pipelineEntity } from './pipelines/pipelineActions.ts';
import type { User } from './entities/user.ts';
import { userWith } from './entities/user.test.data.ts';
import { tunnelEntity } from './connectors/tunnels/tunnelActions.ts';
import { memberEntity, memberRow } from './people/memberActions.ts';
import { tableEntity } from './schema/tableActions.ts';

/** What the confirmations of two items show that have the same name. */
const shown = <Action extends string, Item extends ActionItem>(
  { noun, actions, details }: ActionEntity<Action, Item>,
  make: (id: number) => Item,
) => ({
  noun,
  specs: Object.entries<ActionSpec<string>>(actions),
  details: [7, 8].map((id) => details(make(id)).flat()),
});

const name = 'Same name';
const connector = { name, type: 'postgres', status: 'active', config: {}, tunnelId: null };
const hook = (id: number) => ({
  id: toId<'hook'>(id),
  name,
  url: 'https://acme.example/in',
  status: 'active',
});

/** Every entity whose actions are confirmed. */
const confirmed = [
  shown(pipelineEntity, (id) => ({ id: toId<'pipeline'>(id), name, status: 'running' })),
  shown(sourceEntity, (id) => ({ ...connector, id: toId<'source'>(id) })),
  shown(destinationEntity, (id) => ({ ...connector, id: toId<'destination'>(id) })),
  shown(tunnelEntity, (id) => ({
    id: toId<'tunnel'>(id),
    name,
    type: 1,
    setupCompleted: true,
    isActive: true,
  })),
  shown(hookEntity, hook),
  shown(listedHookEntity, hook),
  shown(alertEntity, (id) => ({
    id: toId<'alert'>(id),
    name,
    priority: 'high',
    runFrequency: 3_600,
    notification: { emails: [], hookIds: [] },
    triggerCondition: 'any',
    alertMetrics: [],
    isActive: true,
  })),
  shown(metricEntity, (id) => ({
    id: toId<'metric'>(id),
    name,
    status: 'active',
    dataStoreType: 'destination',
    dataStoreId: 1,
    metricType: 'row_count',
    tableName: 'orders',
    columnName: null,
    columnType: null,
    whereConditions: [],
    threshold: { type: 'auto', range: [0, 10] as const },
  })),
];

describe.each(confirmed)(
  'the confirmation of a $noun (T-32)',
  ({ specs, details: [first = [], second = []] }) => {
    it('distinguishes two with the same name by their id', () => {
      expect(first).toContain('ID 7');
      expect(second).toContain('ID 8');
    });

    it('says what a destructive action does', () => {
      for (const [action, { consequence }] of specs)
        expect([action, consequence]).toEqual([action, expect.stringMatching(/^[A-Z].+\.$/)]);
      expect(specs.some(([, { isDestructive }]) => isDestructive)).toBe(true);
    });
  },
);

it('the confirmation about a person has the email address, which is unique (T-32)', () => {
  const person = (id: number, fields: Partial<User>) =>
    memberRow({ ...userWith({ id: toId(id), ...fields }) }, userWith(), 2);
  const named = { email: 'noor@acme.example', fullName: 'Noor Haddad' };
  expect(memberEntity.details(person(7, named))).toEqual([['noor@acme.example']]);
  // An invited person has no other name.
  expect(person(8, { email: 'lee@acme.example', fullName: '', firstName: '', lastName: '' }).name).toBe(
    'lee@acme.example',
  );
});

it('no action on a table of a pipeline destroys anything, and tables are named as the source names them (T-32)', () => {
  expect(Object.values(tableEntity.actions).filter(({ isDestructive }) => isDestructive)).toEqual([]);
});
