import { chance } from '../core/random.ts';
import { mappingsOf } from '../pipelines/replications.ts';
import { historyOf, startedAt } from '../pipelineHistory/history.ts';
import type { MetricRow } from '../tables/observabilityRows.ts';
import type { World } from '../world/world.ts';
import { deletionMark, loadedName } from './storeSchemas.ts';
import type { Measured } from './values.ts';

/** Probability that a destination lacks rows of a table. */
const lossChance = 0.1;
/** Share of the rows that it lacks then. */
const lostShare = { least: 0.01, most: 0.03 };

/** Share of a table's rows that were deleted at the source, and are kept where a pipeline keeps them. */
const deletedShare = { least: 0.001, most: 0.02 };

interface Loaded {
  readonly measured: Measured;
  /** The rows that its destination lacks since a load that nobody noticed. */
  readonly lost: number;
  /** The share of deleted rows that its destination keeps besides. */
  readonly deleted: number;
}

/** Whether a metric leaves out only the rows that are marked as deleted. */
const leavesOutDeleted = ({ where_conditions: [condition, ...others] }: MetricRow): boolean =>
  others.length === 0 &&
  condition?.column_name === deletionMark.column_name &&
  condition.operator === 'is_null';

const between = ({ least, most }: { least: number; most: number }, share: number): number =>
  least + (most - least) * share;

/** The measure of the same table at its source, if a pipeline loads it. */
function atSource(world: World, metric: MetricRow): Loaded | undefined {
  for (const pipeline of world.tables.pipelines.all()) {
    const { source_id: source, destination_id: destination } = pipeline;
    if (source === null || destination !== metric.data_store_id || startedAt(world, pipeline) === null)
      continue;
    const mapping = mappingsOf(world, pipeline).find(
      ({ table, selected }) => selected && loadedName(table) === metric.table_name,
    );
    if (mapping)
      return {
        measured: {
          ...metric,
          data_store_type: 'source',
          data_store_id: source,
          table_name: mapping.table,
          where_conditions: [],
        },
        deleted:
          pipeline.persist_deleted_rows && metric.where_conditions.length === 0
            ? between(deletedShare, chance(world.seed, 'deleted rows', pipeline.id, mapping.table))
            : 0,
        lost: historyOf(world, pipeline).silent?.lost_rows?.[mapping.table] ?? 0,
      };
  }
  return undefined;
}

/**
 * What a metric measures: a whole table at a destination has the rows of its source. The share that it keeps is 1, unless
 * it lacks some; besides, it lacks `lost` rows. Where deleted rows are kept, it has them too, unless the metric leaves out what
 * is marked as deleted.
 */
export function originOf(world: World, metric: MetricRow): Loaded & { kept: number } {
  const isWholeCopy =
    metric.data_store_type === 'destination' &&
    metric.metric_type === 'row_count' &&
    (metric.where_conditions.length === 0 || leavesOutDeleted(metric));
  const loaded = isWholeCopy ? atSource(world, metric) : undefined;
  if (!loaded) return { measured: metric, lost: 0, deleted: 0, kept: 1 };
  const key = [world.seed, 'lost rows', metric.data_store_id, metric.table_name] as const;
  if (chance(...key) >= lossChance) return { ...loaded, kept: 1 };
  return { ...loaded, kept: 1 - between(lostShare, chance('share', ...key)) };
}
