import { hourMs as hour, minuteMs as minute } from '../service/core/durations.ts';
import { busyAccount } from './busyAccount.ts';
import { neighbours } from './clients.ts';
import { destinationRows, pipelineRow, sourceRows } from './rows.ts';
import type { InitialState, Scenario, ScenarioOptions } from './scenario.ts';

type SmallWorld = Pick<InitialState, 'sources' | 'destinations' | 'pipelines'>;

/** Enough data to see what billing allows and blocks. Its ids follow `before`. */
function smallWorld(setting: ScenarioOptions, client_id: number, before: number): SmallWorld {
  const own = <Row extends { readonly id: number }>(row: Row) => ({ ...row, id: before + row.id, client_id });
  const pipeline = (
    id: number,
    name: string,
    plan: Pick<Parameters<typeof pipelineRow>[1], 'status' | 'records' | 'syncedAgo'>,
  ) => ({
    ...pipelineRow(setting, {
      id: before + id,
      name,
      sourceId: before + 1 + (id % 2),
      destinationId: before + 1,
      frequency: hour,
      ...plan,
    }),
    client_id,
  });
  return {
    sources: sourceRows(setting, [
      ['Shop', 'shopify'],
      ['Production Postgres', 'postgres'],
    ]).map(own),
    destinations: destinationRows(setting, [['Warehouse', 'snowflake']]).map(own),
    pipelines: [
      pipeline(1, 'Orders', { status: 'running', records: 84_120, syncedAgo: 12 * minute }),
      pipeline(2, 'Shop to warehouse', { status: 'paused', syncedAgo: 26 * hour }),
      pipeline(3, 'Returns', { status: 'draft' }),
    ],
  };
}

/** The busy account, and a small world for each other client, to try every billing state. */
export const billingStates: Scenario = (setting) => {
  const beginning = busyAccount(setting);
  const worlds = neighbours(setting).map(({ client }, index) =>
    smallWorld(setting, client.id, 100 * (index + 1)),
  );
  return {
    ...beginning,
    sources: [...beginning.sources, ...worlds.flatMap(({ sources }) => sources)],
    destinations: [...beginning.destinations, ...worlds.flatMap(({ destinations }) => destinations)],
    pipelines: [...beginning.pipelines, ...worlds.flatMap(({ pipelines }) => pipelines)],
  };
};
