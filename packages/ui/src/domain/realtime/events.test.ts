import { expect, it } from 'vitest';
import { realtimeChanges, realtimeEventName, realtimeResources } from './events.ts';

it('names an event after the resource and what happened to it', () => {
  expect(
    realtimeResources.map((resource) => realtimeChanges.map((change) => realtimeEventName(resource, change))),
  ).toEqual([
    ['source_created', 'source_updated', 'source_deleted'],
    ['pipeline_created', 'pipeline_updated', 'pipeline_deleted'],
    ['destination_created', 'destination_updated', 'destination_deleted'],
    ['tunnel_created', 'tunnel_updated', 'tunnel_deleted'],
  ]);
});
