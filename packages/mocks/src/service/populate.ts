import { accounts } from '../scenarios/people.ts';
import { scenarios, type ScenarioName } from '../scenarios/scenarios.ts';
import { scheduleTask, startingMs } from './engine.ts';
import type { World } from './world.ts';

/** Fills an empty world. What a store brought back is left as it is. */
export function populate(world: World, scenario: ScenarioName): void {
  const { tables, clock, seed } = world;
  if (tables.facts.size > 0) return;
  const now = clock.now();
  const { client, sources, destinations, tunnels, pipelines } = scenarios[scenario]({ seed, now });
  tables.facts.put({ id: 'scenario', value: scenario });
  tables.facts.put({ id: 'begun', value: new Date(now).toISOString() });
  tables.clients.put(client);
  for (const account of accounts) tables.accounts.put({ ...account });
  for (const source of sources) tables.sources.put(source);
  for (const destination of destinations) tables.destinations.put(destination);
  for (const tunnel of tunnels) tables.tunnels.put(tunnel);
  for (const pipeline of pipelines) {
    tables.pipelines.put(pipeline);
    if (pipeline.status === 'starting') scheduleTask(world, pipeline, 'run', now + startingMs);
    if (pipeline.next_sync_at !== null) {
      scheduleTask(world, pipeline, 'sync', Date.parse(pipeline.next_sync_at));
    }
  }
  tables.commit();
}
