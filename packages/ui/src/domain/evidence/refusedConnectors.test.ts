import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { countRefused, type ListedConnector } from './refusedConnectors.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 4, hour));
const pipeline = (id: number, sourceId: number, more: Partial<Pipeline> = {}): Pipeline => ({
  id: toId(id),
  name: `Pipeline ${id}`,
  status: 'errored',
  lastError: `Source ${sourceId} refused the key: it was revoked.`,
  lastSyncedAt: at(8),
  sourceId: toId(sourceId),
  destinationId: toId(1),
  source: { id: toId(sourceId), name: `Source ${sourceId}`, type: 'stripe' },
  destination: { id: toId(1), name: 'Analytics', type: 'snowflake' },
  ...more,
});
const source = (id: number, more: Partial<ListedConnector> = {}): ListedConnector => ({
  id,
  name: `Source ${id}`,
  type: 'stripe',
  status: 'active',
  lastTest: { at: at(7), success: true },
  ...more,
});

describe('the connectors that refused pipelines', () => {
  it('are counted once, whatever the number of their pipelines', () => {
    const failing = [pipeline(1, 4), pipeline(2, 4), pipeline(3, 5)];
    expect(countRefused('source', failing, [source(4), source(5), source(6)])).toBe(2);
    expect(countRefused('destination', failing, [])).toBe(0);
  });

  it('are none if nothing has stopped, even if no connector is known', () => {
    expect(countRefused('source', [], [])).toBe(0);
    const other = pipeline(1, 4, { lastError: 'The disk is full.' });
    expect(countRefused('source', [other], [])).toBe(0);
  });

  it('are not those with a newer test that passed, other settings, or in the archive', () => {
    const failing = [pipeline(1, 4)];
    expect(countRefused('source', failing, [source(4, { lastTest: { at: at(9), success: true } })])).toBe(0);
    expect(countRefused('source', failing, [source(4, { lastTest: null })])).toBe(0);
    expect(countRefused('source', failing, [source(4, { status: 'archived' })])).toBe(0);
  });

  it('are not known while one of them is not: a test of it may have passed since', () => {
    expect(countRefused('source', [pipeline(1, 4), pipeline(2, 5)], [source(4)])).toBeUndefined();
  });

  it('are never more than the connectors of the stopped pipelines', () => {
    const ids = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.array(ids), fc.array(ids), (used, known) => {
        const failing = used.map((id, index) => pipeline(index + 1, id));
        const count = countRefused(
          'source',
          failing,
          known.map((id) => source(id)),
        );
        const isKnown = used.every((id) => known.includes(id));
        expect(count).toBe(isKnown ? new Set(used).size : undefined);
      }),
    );
  });
});
