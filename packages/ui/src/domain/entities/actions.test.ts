import { describe, expect, it } from 'vitest';
import { actionToward, describeDone, describeItems, type ActionTable } from './actions.ts';
import { connectorStatuses } from './connector.ts';
import {
  canConnector,
  connectorActions,
  connectorPages,
  destinationEntity,
  sourceEntity,
  whyNotConnector,
  type ConnectorAction,
  type ConnectorPage,
} from '../connectors/connectorActions.ts';
import { toId } from './id.ts';
import { pipelineStatuses } from './pipeline.ts';
import {
  canPipeline,
  pipelineActions,
  pipelineEntity,
  whyNotPipeline,
  type PipelineAction,
} from '../pipelines/pipelineActions.ts';
import { tunnelActions, tunnelEntity, whyNotTunnel } from '../connectors/tunnels/tunnelActions.ts';

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];
const tables: Readonly<Record<string, ActionTable<string>>> = {
  pipelineActions,
  connectorActions,
  tunnelActions,
};

describe.each(Object.entries(tables))('%s', (_, table) => {
  it.each(Object.entries(table))('has all texts for %s', (__, { verb, doing, consequence }) => {
    expect(verb).toMatch(/^[A-Z]/);
    expect(doing).toMatch(/…$/);
    expect(consequence).toMatch(/\.$/);
  });

  it('warns that a deletion cannot be undone', () => {
    expect(table['delete']).toMatchObject({
      isDestructive: true,
      consequence: expect.stringContaining('cannot be undone'),
    });
  });
});

describe('pipelines', () => {
  it('follow the table of A-19', () => {
    const actions = keysOf(pipelineActions);
    const possible = Object.fromEntries(
      pipelineStatuses.map((status) => [status, actions.filter((action) => canPipeline(action, { status }))]),
    );
    expect(possible).toEqual({
      running: ['pause', 'resync', 'frequency', 'archive', 'rename', 'duplicate', 'export'],
      starting: ['frequency', 'archive', 'rename', 'duplicate', 'export'],
      errored: ['resume', 'resync', 'frequency', 'archive', 'rename', 'duplicate', 'export'],
      pausing: ['frequency', 'archive', 'rename', 'duplicate', 'export'],
      paused: ['resume', 'resync', 'frequency', 'archive', 'rename', 'duplicate', 'export'],
      draft: ['start', 'rename', 'duplicate', 'export', 'delete'],
      archived: ['restore', 'duplicate', 'export', 'delete'],
    });
    expect(canPipeline('pause', { status: 'hibernating' })).toBe(false);
  });

  it('give a reason when an action is unavailable, in every status, known or unknown', () => {
    for (const status of [...pipelineStatuses, 'hibernating']) {
      for (const action of keysOf(pipelineActions)) {
        expect(whyNotPipeline(action, { status }) === undefined).toBe(canPipeline(action, { status }));
      }
    }
  });

  it.each<[PipelineAction, string, string]>([
    ['pause', 'draft', 'Not set up yet'],
    ['pause', 'errored', 'Stopped with an error'],
    ['resume', 'running', 'Already running'],
    ['archive', 'archived', 'Already archived'],
    ['restore', 'running', 'Not archived'],
    ['delete', 'paused', 'Archive it first'],
    ['pause', 'hibernating', 'Status: hibernating'],
  ])('cannot %s while %s: %s', (action, status, reason) => {
    expect(whyNotPipeline(action, { status })).toBe(reason);
  });

  it('are distinguished by id and route (T-32)', () => {
    const pipeline = { id: toId<'pipeline'>(25), name: 'Orders', status: 'running' };
    const source = { id: toId<'source'>(1), name: 'Shop', type: 'postgres' };
    const destination = { id: toId<'destination'>(2), name: '', type: 'snowflake' };
    const { details } = pipelineEntity;
    expect(details({ ...pipeline, source, destination })).toEqual([['ID 25'], ['Shop', 'Snowflake']]);
    expect(details(pipeline)).toEqual([['ID 25'], []]);
    expect(details({ ...pipeline, source, destination: null })).toEqual([['ID 25'], ['Shop']]);
  });
});

describe('sources and destinations', () => {
  const connector = { name: 'X', status: 'active', config: {}, tunnelId: null };

  it('have the same actions, by status', () => {
    const actions = keysOf({ ...connectorPages, ...connectorActions });
    const possible = connectorStatuses.map((status) =>
      actions.filter((action) => canConnector(action, { status })),
    );
    expect(possible).toEqual([
      ['edit', 'duplicate', 'test', 'archive'],
      ['duplicate', 'restore', 'delete'],
    ]);
    expect(actions.filter((action) => canConnector(action, { status: 'brand_new' }))).toEqual([]);
  });

  it.each<[ConnectorAction | ConnectorPage, string, number, string | undefined]>([
    ['archive', 'active', 0, undefined],
    ['archive', 'active', 1, 'Used by 1 pipeline. Archive it first'],
    ['archive', 'active', 3, 'Used by 3 pipelines. Archive those first'],
    ['edit', 'active', 3, undefined],
    ['archive', 'archived', 0, 'Already archived'],
    ['test', 'archived', 0, 'Archived. Restore it first'],
    ['delete', 'active', 0, 'Archive it first'],
    ['delete', 'archived', 0, undefined],
    ['restore', 'active', 0, 'Not archived'],
    ['restore', 'brand_new', 0, 'Status: brand_new'],
  ])('%s while %s and used by %d: %s', (action, status, usedBy, reason) => {
    expect(whyNotConnector(action, { status, usedBy })).toBe(reason);
  });

  it('are archived by a dialog that names what uses them', () => {
    const used = { ...connector, id: toId<'source'>(3), type: 'postgres', usedBy: 2 };
    expect(sourceEntity.whyNot('archive', used)).toBe('Used by 2 pipelines. Archive those first');
    expect(sourceEntity.whyDisabled('archive', used)).toBeUndefined();
    expect(sourceEntity.whyDisabled('delete', used)).toBe('Archive it first');
  });

  it('are distinguished by id and type', () => {
    const { details } = sourceEntity;
    expect(details({ ...connector, id: toId<'source'>(3), type: 'postgres' })).toEqual([
      ['ID 3'],
      ['PostgreSQL'],
    ]);
    expect(destinationEntity.noun).toBe('destination');
  });
});

describe('menus and selection bars', () => {
  const pipeline = (status: string) => ({ id: toId<'pipeline'>(1), name: 'Orders', status });
  const source = (status: string) => ({
    id: toId<'source'>(1),
    name: 'Shop',
    type: 'postgres',
    status,
    config: {},
    tunnelId: null,
  });

  it.each([
    ['draft', ['continue', 'rename', 'duplicate', 'export', 'delete']],
    ['running', ['pause', 'resume', 'resync', 'rename', 'duplicate', 'export', 'archive']],
    ['errored', ['repair', 'pause', 'resume', 'resync', 'rename', 'duplicate', 'export', 'archive']],
    ['archived', ['restore', 'duplicate', 'export', 'delete']],
    ['hibernating', ['pause', 'resume', 'resync', 'rename', 'duplicate', 'export', 'archive']],
  ])('of a pipeline that is %s', (status, names) => {
    expect(pipelineEntity.menu(pipeline(status))).toEqual(names);
  });

  it.each([
    ['active', ['test', 'edit', 'duplicate', 'archive', 'delete']],
    ['archived', ['test', 'edit', 'duplicate', 'restore', 'delete']],
  ])('of a source that is %s', (status, names) => {
    expect(sourceEntity.menu(source(status))).toEqual(names);
  });

  it('offer to delete selected pipelines only if one of them can be deleted', () => {
    const bulk = (...statuses: string[]) => pipelineEntity.bulk(statuses.map(pipeline));
    expect(bulk('running', 'paused')).toEqual(['pause', 'resume', 'resync', 'frequency', 'archive']);
    expect(bulk('running', 'draft')).toEqual(['pause', 'resume', 'resync', 'frequency', 'archive', 'delete']);
    expect(bulk('archived', 'archived')).toEqual(['restore', 'delete']);
  });

  it('offer what the tab of selected sources allows', () => {
    expect(sourceEntity.bulk([source('active')])).toEqual(['test', 'archive']);
    expect(sourceEntity.bulk([source('archived')])).toEqual(['restore', 'delete']);
  });
});

describe('tunnels', () => {
  it('can be deleted when no connector uses them (A-124)', () => {
    expect(whyNotTunnel('delete', {})).toBeUndefined();
    expect(whyNotTunnel('delete', { usedBy: 0 })).toBeUndefined();
    expect(whyNotTunnel('delete', { usedBy: 2 })).toBe('Used by 2 connections. Change those first');
    expect(whyNotTunnel('test', { usedBy: 2 })).toBeUndefined();
    expect(tunnelEntity.noun).toBe('tunnel');
  });
});

describe('actionToward', () => {
  it('maps a target status to the action for the current status', () => {
    expect(actionToward(pipelineActions, 'paused', 'archived')).toBe('restore');
    expect(actionToward(pipelineActions, 'paused', 'running')).toBe('pause');
    expect(actionToward(pipelineActions, 'running', 'draft')).toBe('start');
    expect(actionToward(pipelineActions, 'running', 'errored')).toBe('resume');
    expect(actionToward(pipelineActions, 'running', 'archived')).toBe('start');
    expect(actionToward(pipelineActions, 'deleted', 'archived')).toBeUndefined();
    expect(actionToward(connectorActions, 'active', 'archived')).toBe('restore');
  });
});

describe('describeItems and describeDone', () => {
  const three = [{ name: 'Orders' }, { name: 'Shop' }, { name: 'CRM' }];

  it('name a single item, and count several', () => {
    expect(describeItems('pipeline', three.slice(0, 1))).toBe('“Orders”');
    expect(describeItems('pipeline', three)).toBe('3 pipelines');
    expect(describeDone(pipelineEntity, 'archive', three.slice(0, 1))).toBe('“Orders” is archived');
    expect(describeDone(sourceEntity, 'archive', three)).toBe('3 sources are archived');
  });

  it('report a slow action as started', () => {
    expect(describeDone(pipelineEntity, 'pause', three)).toBe('3 pipelines are pausing');
    expect(describeDone(pipelineEntity, 'resume', three.slice(0, 1))).toBe('“Orders” is starting');
  });

  it('never claim more than was done', () => {
    expect(describeDone(pipelineEntity, 'restore', three, 1)).toBe('1 of 3 pipelines is restored');
    expect(describeDone(pipelineEntity, 'pause', three, 0)).toBe('Nothing was paused');
  });

  it('show hidden characters of a name', () => {
    expect(describeItems('pipeline', [{ name: 'a\u202Eb' }])).toBe('“a[U+202E]b”');
  });
});
