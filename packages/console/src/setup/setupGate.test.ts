import { toId, type PipelineDetail } from '@millrace/ui/domain/entities';
import { wizardRoutes } from '@millrace/ui/domain/policies';
import type { WizardRouteName } from '@millrace/ui/domain/routes';
import { describe, expect, test } from 'vitest';

import { gateSetup } from './setupGate.ts';

const pipeline = (fields: Partial<PipelineDetail> = {}): PipelineDetail => ({
  id: toId<'pipeline'>(7),
  name: 'Orders',
  status: 'draft',
  syncMappings: [],
  ...fields,
});
const sourceId = toId<'source'>(1);
const destinationId = toId<'destination'>(2);

const empty = pipeline();
const withSource = pipeline({ sourceId });
const withBoth = pipeline({ sourceId, destinationId });
const withTables = pipeline({ sourceId, destinationId, hasSchema: true });

const type = (route: WizardRouteName) => (route.includes('Source') ? 'postgres' : 'snowflake');
const openAt = (draft: PipelineDetail) =>
  wizardRoutes.filter((route) => gateSetup(route, draft, type(route)).kind === 'open').length;

describe('Setup steps open in order', () => {
  test.each([
    ['nothing yet', empty, 3, 'pipelineCreateSourceSelect'],
    ['a source', withSource, 4 + 3, 'pipelineCreateDestinationSelect'],
    ['source and destination', withBoth, 4 + 4 + 1, 'pipelineCreateSchemaSettings'],
  ] as const)('with %s', (_, draft, count, first) => {
    expect(openAt(draft)).toBe(count);
    expect(gateSetup('pipelineCreateSyncSettings', draft, null)).toEqual({
      kind: 'redirect',
      to: first,
      isTooEarly: true,
    });
  });

  test('all are open once there are tables', () => {
    expect(openAt(withTables)).toBe(wizardRoutes.length);
  });

  test('without `hasSchema`, the pipeline’s selected tables decide', () => {
    const mapping = { table: 'orders', isSelected: true, excluded: [], customPrimaryKeys: [] };
    const chosen = pipeline({ sourceId, destinationId, syncMappings: [mapping] });
    expect(gateSetup('pipelineCreateSyncSettings', chosen, null).kind).toBe('open');
    const none = pipeline({ sourceId, destinationId, syncMappings: [{ ...mapping, isSelected: false }] });
    expect(gateSetup('pipelineCreateSyncSettings', none, null).kind).toBe('redirect');
  });
});

describe('A connector form', () => {
  test.each(['pipelineCreateSourcePrerequisites', 'pipelineCreateSourceCreate'] as const)(
    'at %s without a type redirects to the selection',
    (route) => {
      expect(gateSetup(route, empty, null)).toEqual({ kind: 'redirect', to: 'pipelineCreateSourceSelect' });
    },
  );

  test('without a type in the address uses the saved type', () => {
    expect(gateSetup('pipelineCreateSourceCreate', withSource, null).kind).toBe('open');
    expect(gateSetup('pipelineCreateSourcePrerequisites', withSource, null).kind).toBe('redirect');
  });

  test('of an unknown type, or of the other kind, redirects to the selection, which reports it', () => {
    const toChoice = { kind: 'redirect', to: 'pipelineCreateSourceSelect' };
    expect(gateSetup('pipelineCreateSourceCreate', empty, 'abacus')).toEqual({ ...toChoice, type: 'abacus' });
    expect(gateSetup('pipelineCreateSourcePrerequisites', withSource, 'snowflake')).toEqual({
      ...toChoice,
      type: 'snowflake',
    });
    expect(gateSetup('pipelineCreateDestinationCreate', withSource, 'postgres')).toEqual({
      kind: 'redirect',
      to: 'pipelineCreateDestinationSelect',
      type: 'postgres',
    });
  });
});

test('A review with nothing saved redirects to the selection', () => {
  expect(gateSetup('pipelineCreateDestinationReview', withSource, null)).toEqual({
    kind: 'redirect',
    to: 'pipelineCreateDestinationSelect',
  });
});
